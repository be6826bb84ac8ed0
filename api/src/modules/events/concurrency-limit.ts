/**
 * Limits how many operations run at once; further ones wait in memory before they take a database
 * connection. A rush on one occurrence must leave connections for other requests, and requests may
 * wait in memory longer than the connection pool lets them wait.
 *
 * @param maxConcurrent maximum number of concurrent operations
 */
export function createConcurrencyLimit(maxConcurrent: number) {
  let runningCount = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (runningCount >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else runningCount += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else runningCount -= 1;
    }
  };
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;
