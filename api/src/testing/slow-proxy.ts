import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface SlowProxy {
  readonly url: string;
  readonly server: Server;
  /** Returns how many connections the proxy has cut. */
  readonly countCutConnections: () => number;
}

/**
 * Starts a proxy that forwards at most `bytesPerSecond` bytes per second. It cuts every second
 * connection after `bytesBeforeCut` bytes.
 */
export async function startSlowProxy(
  targetUrl: string,
  bytesBeforeCut: number,
  bytesPerSecond: number,
): Promise<SlowProxy> {
  const { port } = new URL(targetUrl);
  let cutConnectionCount = 0;
  let connectionCount = 0;
  const server = createServer((client: Socket) => {
    const upstream = createConnection(Number(port), '127.0.0.1');
    connectionCount += 1;
    const limit = connectionCount % 2 === 0 ? bytesBeforeCut : Infinity;
    let forwardedBytes = 0;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('error', end).on('close', end);
    upstream.on('error', end).on('close', end);
    upstream.pipe(client);
    client.on('data', (chunk) => {
      client.pause();
      upstream.write(chunk);
      forwardedBytes += chunk.length;
      setTimeout(
        () => {
          if (forwardedBytes <= limit) return client.resume();
          cutConnectionCount += 1;
          return end();
        },
        (chunk.length / bytesPerSecond) * 1000,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, server, countCutConnections: () => cutConnectionCount };
}
