/** Thrown when a promise does not settle in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Waits for the promise, but not longer than `timeoutMs` milliseconds. The work behind the
 * promise is not aborted.
 *
 * @throws TimeoutError, or the error of the promise when it rejects in time
 */
export async function withTimeout<Result>(
  timeoutMs: number,
  resultPromise: Promise<Result>,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new TimeoutError(`no answer within ${timeoutMs} ms`)),
    timeoutMs,
  );
  try {
    return await Promise.race([resultPromise, promise]);
  } finally {
    clearTimeout(timer);
    // Ignores a later rejection of the promise, because no caller handles it any more.
    resultPromise.catch(() => {});
  }
}
