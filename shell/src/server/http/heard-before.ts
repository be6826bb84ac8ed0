import { createHash } from 'node:crypto';

/**
 * Milliseconds in which the same message again says nothing new. Not longer: the content system's
 * messages bear no time, so that a story published twice sends the same bytes twice. What changed in
 * between is seen all the same, because content is dropped again after that time.
 */
const WINDOW_MS = 1000;
/** Messages remembered at once. */
const MOST = 500;

/**
 * Tells messages that came just now, by the hash of their bodies: delivered twice, or recorded and
 * sent again by a stranger. `now` in milliseconds.
 */
export function heardBefore(now: () => number = Date.now): (body: Buffer) => boolean {
  const heard = new Map<string, number>();
  return (body) => {
    const hash = createHash('sha256').update(body).digest('base64');
    const at = heard.get(hash);
    if (at !== undefined && now() - at < WINDOW_MS) return true;
    heard.delete(hash);
    heard.set(hash, now());
    const [oldest] = heard.keys();
    if (heard.size > MOST && oldest !== undefined) heard.delete(oldest);
    return false;
  };
}
