/** Thrown when a promise does not settle in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Waits for the promise, but at most `timeoutMs` milliseconds. Does not abort the operation behind
 * the promise.
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
    // Ignores a rejection after the timeout, because no caller waits for the promise any more.
    resultPromise.catch(() => {});
  }
}
