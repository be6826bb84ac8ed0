import { createServer } from 'node:net';
import { createClusterPorts, PORT_COUNT, assertPortsFree } from './cluster-ports.mjs';

test('names a port in use before starting anything', async () => {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  const ports = createClusterPorts(port);
  expect(new Set(Object.values(ports).flat()).size).toBe(PORT_COUNT);
  await expect(assertPortsFree(ports)).rejects.toThrow(new RegExp(`^✗ ports +${port}\\b`));
  await new Promise((done) => server.close(done));
});
