import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface BadLine {
  readonly url: string;
  readonly server: Server;
  /** How often it broke with something under way. */
  readonly breaks: () => number;
}

/** A line that carries so many bytes a second; every second connection breaks after some of them. */
export async function badLine(
  to: string,
  breakAfter: number,
  bytesPerSecond: number,
): Promise<BadLine> {
  const { port } = new URL(to);
  let breaks = 0;
  let connections = 0;
  const server = createServer((near: Socket) => {
    const far = createConnection(Number(port), '127.0.0.1');
    connections += 1;
    const most = connections % 2 === 0 ? breakAfter : Infinity;
    let passed = 0;
    const end = () => {
      near.destroy();
      far.destroy();
    };
    near.on('error', end).on('close', end);
    far.on('error', end).on('close', end);
    far.pipe(near);
    near.on('data', (chunk) => {
      near.pause();
      far.write(chunk);
      passed += chunk.length;
      setTimeout(
        () => {
          if (passed <= most) return near.resume();
          breaks += 1;
          return end();
        },
        (chunk.length / bytesPerSecond) * 1000,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, server, breaks: () => breaks };
}
