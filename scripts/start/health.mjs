import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two requests. */
const POLL_INTERVAL_MS = 50;
/** Timeout of one request in milliseconds. */
const RESPONSE_TIMEOUT_MS = 2000;

/**
 * Requests a service's `/health` repeatedly until the status is 200.
 *
 * @param {string} url The service's address.
 * @param {{ deadlineMs: number, signal: AbortSignal, isReady?: (health: object) => boolean }}
 *   options `isReady` is an additional condition for the health report.
 * @returns {Promise<object>} Health report of the service.
 * @throws {Error} after the deadline; when the signal aborts, its reason
 */
export async function waitForHealth(url, { deadlineMs, signal, isReady = () => true }) {
  const end = performance.now() + deadlineMs;
  let lastProblem = 'no answer';
  while (performance.now() < end) {
    signal.throwIfAborted();
    try {
      const requestSignal = AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]);
      const response = await fetch(`${url}/health`, { signal: requestSignal });
      const health = response.ok ? await response.json() : undefined;
      if (health && isReady(health)) return health;
      lastProblem = `status ${response.status}`;
    } catch (error) {
      lastProblem = error.cause?.code ?? error.message;
    }
    await wait(POLL_INTERVAL_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  throw new Error(`not healthy within ${deadlineMs / 1000} s (${lastProblem})`);
}
