import type { IncomingMessage } from 'node:http';

import { Problem } from '#problem.ts';

/**
 * Minimum average rate of a form with files, in bytes per second. Even a weak EDGE connection (100
 * kbit/s, 12,500 bytes/s) is faster.
 */
const MIN_BYTES_PER_SECOND = 10_000;
/** Number of seconds before the first check of the rate. Mobile connections start slowly. */
const GRACE_SECONDS = 10;

/**
 * Calls `abort` with Problem `request.too-slow` when the client sends a form below the minimum
 * rate. Seconds in which the client waits for this process do not count.
 * @returns a function that ends the checks
 */
export function abortSlowForm(
  raw: Pick<IncomingMessage, 'complete' | 'isPaused' | 'socket'>,
  abort: (reason: Problem) => void,
): () => void {
  const initialBytes = raw.socket.bytesRead;
  let countedSeconds = 0;
  const timer = setInterval(() => {
    if (raw.complete) clearInterval(timer);
    if (raw.complete || raw.isPaused()) return;
    countedSeconds += 1;
    const receivedBytes = raw.socket.bytesRead - initialBytes;
    if (countedSeconds <= GRACE_SECONDS || receivedBytes >= countedSeconds * MIN_BYTES_PER_SECOND)
      return;
    clearInterval(timer);
    abort(new Problem('request.too-slow'));
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}
