import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { findFreePort } from './find-free-port.ts';

test('skips ports that are in use or chosen', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  try {
    const next = await findFreePort(port, new Set());
    expect(next).toBeGreaterThan(port);
    expect(await findFreePort(port, new Set([next]))).toBeGreaterThan(next);
  } finally {
    server.close();
  }
});
