import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { expect, test } from '@jest/globals';
import { createRedisPeers } from './redis-peers.ts';

/** Starts a server that responds to each Redis command with `OK`. */
async function startFakeRedis(port: number, onData: (text: string) => void): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const commandCount = data.toString().match(/^\*\d+\r$/gm)?.length ?? 0;
      socket.write('+OK\r\n'.repeat(commandCount));
      onData(data.toString());
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a shell that starts before Redis subscribes as soon as Redis is available', async () => {
  const { promise: outagePromise, resolve: onOutage } = Promise.withResolvers<void>();
  const { promise: subscription, resolve: onSubscription } = Promise.withResolvers<string>();
  const closedServer = await startFakeRedis(0, () => {});
  const { port } = closedServer.address() as AddressInfo;
  await new Promise((done) => closedServer.close(done));

  const log = { debug() {}, info() {}, error() {}, warn: () => onOutage() };
  const peers = await createRedisPeers(`redis://127.0.0.1:${port}`, log);
  await outagePromise;
  const server = await startFakeRedis(port, (text) => {
    if (text.includes('subscribe')) onSubscription(text);
  });

  expect(await subscription).toContain('gruenland:shells');
  await peers.close();
  await new Promise((done) => server.close(done));
});
