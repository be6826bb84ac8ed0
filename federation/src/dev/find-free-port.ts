import { createServer } from 'node:net';

/** Highest port that is tried, relative to the first one. */
const MAX_PORT_OFFSET = 100;

/**
 * Finds the first port from `first` on that no process uses.
 *
 * @param chosen ports that are about to be used
 */
export async function findFreePort(first: number, chosen: ReadonlySet<number>): Promise<number> {
  for (let port = first; port < first + MAX_PORT_OFFSET; port += 1) {
    if (!chosen.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${first} to ${first + MAX_PORT_OFFSET - 1} is free`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once('error', () => resolve(false));
  server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  return await promise;
}
