import type { KeyObject } from 'node:crypto';
import { createPublicKey } from 'node:crypto';
import { parsePrivateKey, parsePublicKey } from '#release/signature.ts';
import { signingKey } from '#release/signing-key.ts';
import { splitKeys } from '#release/trusted-keys.ts';

/**
 * The key that signs what this command publishes.
 *
 * @param given value of `RELEASE_PRIVATE_KEY`
 * @param folder where the machine's own key lies, or will be made, when none is given
 * @throws with a readable message; never with anything of the key
 */
export async function requireSigningKey(
  given: string | undefined,
  folder: string,
): Promise<KeyObject> {
  const own = !given?.trim();
  const source = own ? `The key in ${folder}` : 'RELEASE_PRIVATE_KEY';
  const text = await signingKey(given, folder).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`No key to sign with: ${folder} cannot be used (${code ?? message})`, {
      cause: error,
    });
  });
  try {
    return parsePrivateKey(text.replaceAll(String.raw`\n`, '\n'));
  } catch {
    // The reason may hold parts of the key, so it is not passed on.
    throw new Error(`${source} is no ed25519 private key (PEM, or base64 of PKCS #8)`);
  }
}

/**
 * Whose signatures count for what lies in a store already: the key that signs now, and all that
 * are named.
 *
 * @param given value of `RELEASE_PUBLIC_KEYS`
 * @throws when one is no public key
 */
export function trustedBy(privateKey: KeyObject, given: string | undefined): KeyObject[] {
  try {
    return [createPublicKey(privateKey), ...splitKeys(given ?? '').map(parsePublicKey)];
  } catch {
    throw new Error('RELEASE_PUBLIC_KEYS holds something that is no ed25519 public key');
  }
}
