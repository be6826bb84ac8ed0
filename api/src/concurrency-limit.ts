/**
 * Limits how many operations run at once. Further operations wait in memory before they take a
 * database connection. If many people register for one occurrence at once, connections must remain
 * for other requests. Operations can wait in memory longer than they could wait for a connection of
 * the pool.
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
