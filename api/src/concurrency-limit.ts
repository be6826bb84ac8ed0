/**
 * Limits how many operations run at once. Further operations wait in memory before they take a
 * database connection. A rush on one occurrence must leave connections for other requests, and
 * operations may wait in memory longer than the connection pool would let them wait.
 * @param maxConcurrent maximum number of concurrent operations
 */
export function createConcurrencyLimit(maxConcurrent: number) {
  let runningCount = 0;
  const waitingResolvers: (() => void)[] = [];
  return async <Result>(operation: () => Promise<Result>): Promise<Result> => {
    if (runningCount >= maxConcurrent)
      await new Promise<void>((resolve) => waitingResolvers.push(resolve));
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
