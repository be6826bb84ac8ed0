import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two readiness checks while a program starts. */
const POLL_MS = 50;

/**
 * Returns a readiness check that calls `ready` until it no longer throws or the deadline passes.
 */
export function createReadinessCheck(ready) {
  return async (_url, { deadlineMs, signal }) => {
    const end = performance.now() + deadlineMs;
    for (;;) {
      signal.throwIfAborted();
      try {
        await ready();
        return {};
      } catch (error) {
        if (performance.now() > end) throw error;
      }
      await wait(POLL_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  };
}

/** @throws {Error} unless the URL answers within a second with a status from 200 to 299 */
export async function assertOkResponse(url, signal) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(1000)]);
  const response = await fetch(url, { signal: limit });
  if (!response.ok) throw new Error(`status ${response.status}`);
}
