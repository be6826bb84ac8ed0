/** An answer did not come in time. */
export class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

/**
 * Waits so long and no longer; the work goes on by itself until its own limits end it.
 * @param ms milliseconds
 * @throws TooLateError, and what the work throws in time
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooLateError(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    // Nobody hears of a failure that comes later.
    work.catch(() => {});
  }
}
