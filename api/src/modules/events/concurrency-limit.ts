/**
 * Limits how many operations run at once; the others wait in memory before they take a database
 * connection. A rush on one occurrence must leave connections for other requests, and the pool's
 * wait limit is shorter.
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
