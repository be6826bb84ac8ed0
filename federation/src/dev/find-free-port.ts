import { createServer } from 'node:net';

/** Maximum number of consecutive ports that are tried. */
const MAX_TRIED_PORTS = 100;

/**
 * Finds the first port from `firstPort` on that no process uses.
 *
 * @param reservedPorts ports that are about to be used
 */
export async function findFreePort(
  firstPort: number,
  reservedPorts: ReadonlySet<number>,
): Promise<number> {
  for (let port = firstPort; port < firstPort + MAX_TRIED_PORTS; port += 1) {
    if (!reservedPorts.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${firstPort} to ${firstPort + MAX_TRIED_PORTS - 1} is free`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once('error', () => resolve(false));
  server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  return await promise;
}
