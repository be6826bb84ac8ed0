import { Problem } from '#problem.ts';

const retryAfterSeconds = 2;

/**
 * Limits how many operations run at once. Further operations wait in memory without a database
 * connection, so that many simultaneous registrations for one occurrence leave connections for
 * other requests. The wait in memory has no timeout.
 * @param maxConcurrent maximum number of concurrent operations
 * @param maxWaiting maximum number of waiting operations; above it, the returned function throws
 *   Problem `upstream.busy`
 */
export function createConcurrencyLimit(maxConcurrent: number, maxWaiting = Infinity) {
  let runningCount = 0;
  const waitingResolvers: (() => void)[] = [];
  return async <Result>(operation: () => Promise<Result>): Promise<Result> => {
    const mustWait = runningCount >= maxConcurrent;
    if (mustWait && waitingResolvers.length >= maxWaiting)
      throw new Problem('upstream.busy', { retryAfterSeconds });
    if (mustWait) await new Promise<void>((resolve) => waitingResolvers.push(resolve));
    else runningCount += 1;
    try {
      return await operation();
    } finally {
      const resolveNext = waitingResolvers.shift();
      if (resolveNext) resolveNext();
      else runningCount -= 1;
    }
  };
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;
