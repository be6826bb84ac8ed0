/**
 * Limits how many operations run at once; the others wait in memory before they take a database
 * connection. A rush on one occurrence must leave connections for other requests, and the pool's
 * own wait limit is shorter.
 * @param width maximum number of concurrent operations
 */
export function createConcurrencyLimit(width: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;
