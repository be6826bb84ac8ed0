import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { startPreparedShell } from '#server/testing/start-prepared-shell.ts';

const REQUEST = 'GET /wetter HTTP/1.1\r\nhost: localhost\r\n';

let app: FastifyInstance;
afterEach(() => app.close());

async function startShell() {
  const shell = await startPreparedShell();
  app = shell.app;
  // The connections below accept no compression; their response has to be prepared, too.
  await readUntil(openConnection(`${REQUEST}\r\n`), '</html>');
  shell.runs.mockClear();
  return shell;
}

function openConnection(text: string): Socket {
  const { port } = app.server.address() as AddressInfo;
  const connection = connect(port, '127.0.0.1').setEncoding('latin1');
  connection.write(text);
  return connection;
}

/** Reads from a connection until it received this text `count` times or ended. */
async function readUntil(connection: Socket, text: string, count = 1): Promise<string> {
  let received = '';
  for await (const part of connection) {
    received += String(part);
    if (received.split(text).length > count) break;
  }
  return received;
}

test('answers pipelined requests in their order', async () => {
  const { runs } = await startShell();
  const named = (id: string) => `${REQUEST}x-request-id: ${id}\r\n\r\n`;
  const connection = openConnection(named('request-1') + named('request-2') + named('request-3'));
  const received = await readUntil(connection, '</html>', 3);
  expect(runs).not.toHaveBeenCalled();
  expect([...received.matchAll(/x-request-id: (.*)/g)].map(([, id]) => id)).toEqual([
    'request-1',
    'request-2',
    'request-3',
  ]);
});

test('leaves HEAD to the pipeline', async () => {
  const { runs, read } = await startShell();
  const { status, text } = await read({}, '/wetter', 'HEAD');
  expect({ status, text }).toEqual({ status: 200, text: '' });
  expect(runs).toHaveBeenCalledTimes(1);
});

test('closes the connection after the response to a request that ends during shutdown', async () => {
  const { runs } = await startShell();
  const accepted = once(app.server, 'connection');
  const connection = openConnection(REQUEST);
  const [socket] = (await accepted) as [Socket];
  await waitFor(() => socket.bytesRead === REQUEST.length);
  const closed = app.close();
  await waitFor(() => !app.server.listening);
  connection.write('\r\n');
  const received = await readUntil(connection, '</html>');
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toMatch(/^connection: close\r$/im);
  expect(runs).toHaveBeenCalledTimes(1);
  await closed;
});

async function waitFor(isReached: () => boolean): Promise<void> {
  const deadline = Date.now() + 2000;
  while (!isReached()) {
    if (Date.now() > deadline) throw new Error('not reached in time');
    await setImmediate();
  }
}
