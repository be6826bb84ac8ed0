/**
 * The work's result, or a rejection with the signal's reason when that comes first. Work that fails
 * after nobody waits any more fails silently: an unhandled rejection would end the shell.
 */
export async function sooner<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  work.catch(() => {});
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** The work's result if it comes within `ms`; undefined when it fails or takes longer. */
export async function settled<Result>(
  work: Promise<Result>,
  ms: number,
): Promise<Result | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([work, promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
