import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../project/terminal.mjs';

/** Milliseconds between two checks. */
const INTERVAL_MS = 250;

/**
 * Repeats a check until it returns true. A check that throws counts as false.
 *
 * @param {string} what what is awaited, for the message
 * @param {() => boolean | Promise<boolean>} check
 * @param {{ timeoutMs: number, signal: AbortSignal, intervalMs?: number }} options
 * @returns {Promise<number>} the milliseconds that it took
 * @throws {PlainError} after the timeout, with the last error
 */
export async function waitUntil(what, check, { timeoutMs, signal, intervalMs = INTERVAL_MS }) {
  const started = performance.now();
  let lastError;
  for (;;) {
    try {
      if (await check()) return performance.now() - started;
    } catch (error) {
      lastError = error;
    }
    signal.throwIfAborted();
    if (performance.now() - started > timeoutMs) {
      const reason = lastError ? `: ${lastError.message}` : '';
      throw new PlainError(`${what} is missing after ${timeoutMs / 1000} s${reason}`);
    }
    await pause(intervalMs, undefined, { signal });
  }
}
