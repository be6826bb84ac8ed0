import type { KeyObject } from 'node:crypto';
import { parsePrivateKey } from '#release/signature.ts';
import { signingKey } from '#release/signing-key.ts';

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
