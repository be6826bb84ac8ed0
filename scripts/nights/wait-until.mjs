import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 250;

/**
 * Calls `read` until it returns a truthy value.
 *
 * @template Value
 * @param {string} what What is awaited, for the message.
 * @param {() => Promise<Value> | Value} read An error counts as "not yet".
 * @param {{ timeoutMs?: number, signal: AbortSignal }} options
 * @returns {Promise<Value>} the value
 * @throws {Error} naming `what` after the timeout
 */
export async function waitUntil(what, read, { timeoutMs = 30_000, signal }) {
  const end = performance.now() + timeoutMs;
  let problem = '';
  for (;;) {
    signal.throwIfAborted();
    try {
      const value = await read();
      if (value) return value;
    } catch (error) {
      problem = `: ${error.message}`;
    }
    if (performance.now() > end)
      throw new Error(`not within ${Math.round(timeoutMs / 1000)} s: ${what}${problem}`);
    await wait(POLL_MS, undefined, { signal });
  }
}
