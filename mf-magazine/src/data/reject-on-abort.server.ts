/**
 * Resolves with the result of the promise or rejects with the signal's reason, whichever comes
 * first. Ignores later failures of the promise, because an unhandled rejection would end the shell.
 */
export async function rejectOnAbort<Result>(
  resultPromise: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  resultPromise.catch(() => {});
  signal.throwIfAborted();
  const { promise: timeoutPromise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([resultPromise, timeoutPromise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Resolves with the result of the promise. Resolves with undefined when the promise rejects or
 * takes longer than `timeoutMs`.
 */
export async function resolveWithin<Result>(
  resultPromise: Promise<Result>,
  timeoutMs: number,
): Promise<Result | undefined> {
  const { promise: timeoutPromise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), timeoutMs);
  try {
    return await Promise.race([resultPromise, timeoutPromise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
