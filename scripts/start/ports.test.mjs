import { createServer } from 'node:net';
import { findFreeSitePorts, describeTakenPorts } from './ports.mjs';

test('returns five different free ports', async () => {
  const ports = await findFreeSitePorts();
  expect(new Set(Object.values(ports)).size).toBe(5);
  expect(await describeTakenPorts(ports)).toEqual([]);
});

test.each(['127.0.0.1', '0.0.0.0', '::1'])('reports a port in use on %s', async (host) => {
  const ports = await findFreeSitePorts();
  const server = createServer();
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(ports.api, host, done);
  });
  try {
    const lines = await describeTakenPorts(ports);
    expect(lines).toEqual([
      `Port ${ports.api} (api) is taken. Free it, or set API_PORT to another port.`,
    ]);
  } finally {
    await new Promise((done) => server.close(done));
  }
});
