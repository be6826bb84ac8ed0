import { createHash } from 'node:crypto';

/**
 * Milliseconds within which an identical message counts as repeated. Must stay short: webhook
 * messages contain no time, so publishing a Storyblok story twice sends the same bytes twice. A
 * change in between is not lost: cached content is dropped once more after this time.
 */
const WINDOW_MS = 1000;
/** Maximum number of remembered messages. */
const MAX_MESSAGES = 500;

/**
 * Creates a function that returns true for a message body that it has already received within
 * `WINDOW_MS`, because the message was delivered twice or replayed. `now` returns milliseconds.
 */
export function createRepeatDetector(now: () => number = Date.now): (body: Buffer) => boolean {
  const seenAt = new Map<string, number>();
  return (body) => {
    const hash = createHash('sha256').update(body).digest('base64');
    const at = seenAt.get(hash);
    if (at !== undefined && now() - at < WINDOW_MS) return true;
    seenAt.delete(hash);
    seenAt.set(hash, now());
    const [oldest] = seenAt.keys();
    if (seenAt.size > MAX_MESSAGES && oldest !== undefined) seenAt.delete(oldest);
    return false;
  };
}
