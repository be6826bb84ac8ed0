import { createPublicKey } from 'node:crypto';
import { parsePrivateKey } from '#release/signature.ts';
import { ownKey } from '#release/signing-key.ts';

/**
 * The public keys whose releases are run, as text for `createReleaseWatcher`.
 *
 * @param given value of `RELEASE_PUBLIC_KEYS`: PEM blocks, or base64 (SPKI) separated by commas or
 * spaces; several of them while keys are changed
 * @param folder when nothing is given: where the machine's own key lies or will be made
 */
export async function trustedKeys(given: string | undefined, folder: string): Promise<string[]> {
  if (given?.trim()) return splitKeys(given);
  const publicKey = createPublicKey(parsePrivateKey(await ownKey(folder)));
  return [publicKey.export({ type: 'spki', format: 'pem' }).toString()];
}

/** The keys in a value of `RELEASE_PUBLIC_KEYS`, each as text. */
export function splitKeys(text: string): string[] {
  const blocks = text.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g);
  return blocks ?? text.split(/[\s,]+/).filter(Boolean);
}
