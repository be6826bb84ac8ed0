/**
 * Resolves with the work's result or rejects with the signal's reason, whichever comes first. Later
 * failures of the work are swallowed, because an unhandled rejection would end the shell.
 */
export async function rejectOnAbort<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
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

/** Resolves with the work's result within `ms` milliseconds; undefined on failure or timeout. */
export async function resolveWithin<Result>(
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
