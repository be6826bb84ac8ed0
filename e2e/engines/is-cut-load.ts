import { createHash } from 'node:crypto';

/** Firefox's message about a file with another hash than the integrity attribute: URL and hash. */
const INTEGRITY_MESSAGE_PATTERN = /at “(?<url>[^”]+)”\. The computed hash is “(?<hash>[^”]+)”/;

/**
 * Whether a console error is about a file whose load a navigation has cut off. Firefox computes the
 * hash of the part that has arrived and reports a mismatch.
 */
export async function isCutLoad(message: string): Promise<boolean> {
  const { url, hash } = INTEGRITY_MESSAGE_PATTERN.exec(message)?.groups ?? {};
  if (url === undefined || hash === undefined) return false;
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  return isHashOfBeginning(hash, Buffer.from(await response.arrayBuffer()));
}

/**
 * Whether a SHA-384 hash in base64 is that of a beginning of a file: of nothing or some of its
 * bytes, but not of the complete file.
 */
export function isHashOfBeginning(hash: string, content: Buffer): boolean {
  const digest = createHash('sha384');
  for (const byte of content) {
    if (digest.copy().digest('base64') === hash) return true;
    digest.update(Buffer.of(byte));
  }
  return false;
}
