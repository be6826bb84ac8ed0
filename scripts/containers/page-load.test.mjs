import { createServer } from 'node:http';
import { once } from 'node:events';
import { PageLoad } from './page-load.mjs';

const RATE = 200;
let server;
let url;
let respond;
beforeEach(async () => {
  server = createServer((incoming, outgoing) => respond(incoming, outgoing));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${server.address().port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Runs a load until the server has got a number of requests. */
async function runLoad(count, answer) {
  let seen = 0;
  const load = new PageLoad(url, ['/a', '/b']);
  await new Promise((done) => {
    respond = (incoming, outgoing) => {
      seen += 1;
      answer(incoming, outgoing, seen);
      if (seen === count) done();
    };
    load.start(RATE);
  });
  await load.stop();
  return load;
}

test('reports pages that fail, and measures all', async () => {
  const load = await runLoad(10, ({ url: path }, outgoing) => {
    outgoing.writeHead(path === '/b' ? 503 : 200).end();
  });
  expect(load.failures[0]).toEqual({ path: '/b', outcome: '503' });
  expect(load.durationsMs.length).toBeGreaterThanOrEqual(10);
});

test('sends a request again when the server closes a connection that was used before', async () => {
  const load = await runLoad(12, ({ socket }, outgoing, seen) => {
    if (seen % 4 === 0) socket.resetAndDestroy();
    else outgoing.end();
  });
  expect(load.failures).toEqual([]);
});

test('reports a connection that is closed at its first request', async () => {
  const load = await runLoad(3, ({ socket }) => socket.resetAndDestroy());
  expect(load.failures[0]).toMatchObject({ outcome: 'read ECONNRESET' });
});
