import { Problem } from '#problem.ts';

const retryAfterSeconds = 2;

/**
 * Creates a function that limits how many operations run at once. Waiting operations hold no
 * database connection, so that many simultaneous registrations for one occurrence leave connections
 * for other requests. An operation stops waiting when its signal is aborted.
 *
 * @param maxConcurrent maximum number of concurrent operations
 * @param maxWaiting maximum number of waiting operations; above it, the returned function throws
 *   Problem `upstream.busy`
 */
export function createConcurrencyLimit(maxConcurrent: number, maxWaiting = Infinity) {
  let runningCount = 0;
  const waitingResolvers = new Set<() => void>();
  /** Resolves once the operation may run. @throws the abort reason of `signal` */
  const waitForTurn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const stopWaiting = () => {
        waitingResolvers.delete(start);
        reject(signal?.reason as Error);
      };
      const start = () => {
        waitingResolvers.delete(start);
        signal?.removeEventListener('abort', stopWaiting);
        resolve();
      };
      waitingResolvers.add(start);
      signal?.addEventListener('abort', stopWaiting, { once: true });
    });
  return async <Result>(
    operation: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    signal?.throwIfAborted();
    const mustWait = runningCount >= maxConcurrent;
    if (mustWait && waitingResolvers.size >= maxWaiting)
      throw new Problem('upstream.busy', { retryAfterSeconds });
    if (mustWait) await waitForTurn(signal);
    else runningCount += 1;
    try {
      return await operation();
    } finally {
      const [startNext] = waitingResolvers;
      if (startNext) startNext();
      else runningCount -= 1;
    }
  };
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;
