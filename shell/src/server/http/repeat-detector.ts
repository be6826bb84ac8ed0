import { createHash } from 'node:crypto';

/**
 * Milliseconds within which an identical message counts as repeated. This time must stay short:
 * webhook messages contain no time, so publishing a Storyblok story twice sends the same bytes
 * twice. A change in between is not lost: cached content is dropped again after this time.
 */
const REPEAT_WINDOW_MS = 1000;
/** Maximum number of remembered messages. */
const MAX_MESSAGES = 500;

/**
 * Creates a function that returns true for a message body that it has already received shortly
 * before, because the message was delivered twice or replayed. `now` returns milliseconds.
 */
export function createRepeatDetector(now: () => number = Date.now): (body: Buffer) => boolean {
  const lastSeenByHash = new Map<string, number>();
  return (body) => {
    const hash = createHash('sha256').update(body).digest('base64');
    const lastSeenAt = lastSeenByHash.get(hash);
    if (lastSeenAt !== undefined && now() - lastSeenAt < REPEAT_WINDOW_MS) return true;
    lastSeenByHash.delete(hash);
    lastSeenByHash.set(hash, now());
    const [oldestHash] = lastSeenByHash.keys();
    if (lastSeenByHash.size > MAX_MESSAGES && oldestHash !== undefined)
      lastSeenByHash.delete(oldestHash);
    return false;
  };
}
