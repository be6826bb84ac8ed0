/**
 * Runs work with a signal that aborts after a time or with an outer signal. It waits for
 * the work, which decides what it does when the signal aborts. Unlike `AbortSignal.timeout`, the
 * timer ends with the work.
 */
export async function runWithTimeoutSignal<Result>(
  timeoutMs: number,
  outerSignal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort(outerSignal.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`took longer than ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  );
  outerSignal.addEventListener('abort', abort, { once: true });
  if (outerSignal.aborted) abort();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outerSignal.removeEventListener('abort', abort);
  }
}
