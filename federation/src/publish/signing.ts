import type { KeyObject } from 'node:crypto';
import { createPublicKey } from 'node:crypto';
import { parsePrivateKey, parsePublicKey } from '#release/signature.ts';
import { readSigningKey } from '#release/signing-key.ts';
import { splitKeys } from '#release/trusted-keys.ts';

/**
 * Reads the key that signs everything that this command publishes.
 *
 * @param configuredKey value of `RELEASE_PRIVATE_KEY`
 * @param folder folder of the machine's own key, used and created if `configuredKey` is empty
 * @throws with a readable message that contains no part of the key
 */
export async function requireSigningKey(
  configuredKey: string | undefined,
  folder: string,
): Promise<KeyObject> {
  const isMachineKey = !configuredKey?.trim();
  const source = isMachineKey ? `The key in ${folder}` : 'RELEASE_PRIVATE_KEY';
  const text = await readSigningKey(configuredKey, folder).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`No key to sign with: ${folder} cannot be used (${code ?? message})`, {
      cause: error,
    });
  });
  try {
    return parsePrivateKey(text.replaceAll(String.raw`\n`, '\n'));
  } catch {
    // The parser's message is dropped, because it may contain parts of the key.
    throw new Error(`${source} is not an ed25519 private key (PEM, or base64 of PKCS #8)`);
  }
}

/**
 * Parses the keys whose signatures are accepted in the store: the signing key and the configured
 * ones.
 *
 * @param configuredKeys value of `RELEASE_PUBLIC_KEYS`
 * @throws when a value is not a public key
 */
export function parseTrustedKeys(
  privateKey: KeyObject,
  configuredKeys: string | undefined,
): KeyObject[] {
  try {
    return [createPublicKey(privateKey), ...splitKeys(configuredKeys ?? '').map(parsePublicKey)];
  } catch {
    throw new Error('RELEASE_PUBLIC_KEYS contains a value that is not an ed25519 public key');
  }
}
