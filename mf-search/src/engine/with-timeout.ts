/** Thrown when work does not finish in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Waits for the work, but not longer than `ms` milliseconds. The work itself is not aborted.
 *
 * @throws TimeoutError, or the error of the work when it fails in time
 */
export async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    // Swallow a later failure, which nothing handles any more.
    work.catch(() => {});
  }
}
