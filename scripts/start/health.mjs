import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two requests. */
const POLL_INTERVAL_MS = 50;
/** Timeout of one request in milliseconds. */
const ANSWER_TIMEOUT_MS = 2000;

/**
 * Polls a service's `/health` until it answers 200.
 *
 * @param {string} url The service's address.
 * @param {{ deadlineMs: number, signal: AbortSignal, enough?: (health: object) => boolean }}
 *   options `enough` may add a condition on the response.
 * @returns {Promise<object>} The health report of the service.
 * @throws {Error} after the deadline, or the signal's reason
 */
export async function waitForHealth(url, { deadlineMs, signal, enough = () => true }) {
  const end = performance.now() + deadlineMs;
  let last = 'no answer';
  while (performance.now() < end) {
    signal.throwIfAborted();
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
      const answer = await fetch(`${url}/health`, { signal: limit });
      const health = answer.ok ? await answer.json() : undefined;
      if (health && enough(health)) return health;
      last = `status ${answer.status}`;
    } catch (error) {
      last = error.cause?.code ?? error.message;
    }
    await wait(POLL_INTERVAL_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  throw new Error(`not healthy within ${deadlineMs / 1000} s (${last})`);
}
