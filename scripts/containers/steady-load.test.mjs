import { createServer } from 'node:http';
import { once } from 'node:events';
import { SteadyLoad } from '../../e2e/support/steady-load.ts';

/** Requests per second: so few that a busy machine, which is late, sends less than one per connection. */
const RATE = 20;
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

/** Runs a load until `isDone` is true for the number of requests that the server has got. */
async function runLoad(isDone, answer) {
  let seen = 0;
  const load = new SteadyLoad(url, ['/a', '/b']);
  await new Promise((done) => {
    respond = (incoming, outgoing) => {
      seen += 1;
      answer(incoming, outgoing, seen);
      if (isDone(seen)) done();
    };
    load.start(RATE);
  });
  await load.stop();
  return load;
}

test('reports pages that fail, and measures all', async () => {
  const load = await runLoad(
    (seen) => seen === 10,
    ({ url: path }, outgoing) => {
      outgoing.writeHead(path === '/b' ? 503 : 200).end();
    },
  );
  expect(load.failedRequests[0]).toMatchObject({ path: '/b', outcome: '503' });
  expect(load.durationsMs.length).toBeGreaterThanOrEqual(10);
});

test('sends a request again when the server closes a connection that was used before', async () => {
  const used = new WeakSet();
  let resetCount = 0;
  const isDone = () => resetCount === 3;
  const load = await runLoad(isDone, ({ socket }, outgoing) => {
    if (used.has(socket)) {
      resetCount += 1;
      return void socket.resetAndDestroy();
    }
    used.add(socket);
    return void outgoing.end();
  });
  expect(load.failedRequests).toEqual([]);
});

test('reports a connection that is closed at its first request', async () => {
  const load = await runLoad(
    (seen) => seen === 3,
    ({ socket }) => socket.resetAndDestroy(),
  );
  expect(load.failedRequests[0]).toMatchObject({ outcome: 'read ECONNRESET' });
});
