/** Maximum time to wait until the browser is idle, in milliseconds (specification section 9). */
export const IDLE_TIMEOUT_MS = 10_000;

/**
 * Runs the work when the browser is idle, after {@link IDLE_TIMEOUT_MS} at the latest. Browsers
 * without idle callbacks run it after the current task.
 *
 * @returns a function that cancels the work
 */
export function runWhenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => work(), { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
