/**
 * Lets work wait for its turn before it takes a connection of the database: a rush on one date must
 * leave connections for everybody else, and waits in memory wait longer than a pool lets them.
 * @param width how much of it runs at a time
 */
export function createQueue(width: number) {
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

export type Queue = ReturnType<typeof createQueue>;
