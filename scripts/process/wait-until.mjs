import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../project/terminal.mjs';

/**
 * Calls `read` until it returns a truthy value.
 *
 * @template Value
 * @param {string} what What is awaited, for the message.
 * @param {() => Promise<Value> | Value} read An error counts as "not yet".
 * @param {{ timeoutMs?: number, intervalMs?: number, signal: AbortSignal }} options
 * @returns {Promise<Value>} the value
 * @throws {PlainError} naming `what` and the last error, after the timeout
 */
export async function waitUntil(what, read, { timeoutMs = 30_000, intervalMs = 250, signal }) {
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
      throw new PlainError(`not within ${Math.round(timeoutMs / 1000)} s: ${what}${problem}`);
    await wait(intervalMs, undefined, { signal });
  }
}
