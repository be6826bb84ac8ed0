import { createPublicKey } from 'node:crypto';
import { parsePrivateKey } from '#release/signature.ts';
import { readOrCreateKey } from '#release/signing-key.ts';

/**
 * Returns the trusted public keys as text for `createReleaseWatcher`.
 *
 * @param configuredKeys value of `RELEASE_PUBLIC_KEYS`: PEM blocks, or base64 (SPKI) separated by
 *   commas or spaces; several keys during a key change. `mf-a+mf-b:` before a key binds it to these
 *   remotes.
 * @param folder folder of the machine's own key, used if `configuredKeys` is empty; that key is
 *   created on first use
 */
export async function readTrustedKeys(
  configuredKeys: string | undefined,
  folder: string,
): Promise<string[]> {
  if (configuredKeys?.trim()) return splitKeys(configuredKeys);
  const publicKey = createPublicKey(parsePrivateKey(await readOrCreateKey(folder)));
  return [publicKey.export({ type: 'spki', format: 'pem' }).toString()];
}

/** Splits a value of `RELEASE_PUBLIC_KEYS` into single keys. */
export function splitKeys(text: string): string[] {
  const blocks = text.match(/(?:[^\s,:]*:)?-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g);
  return blocks ?? text.split(/[\s,]+/).filter(Boolean);
}
