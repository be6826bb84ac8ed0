import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { CircuitBreaker } from '#server/circuit-breaker.ts';
import type { ShellConfig } from '#server/config.ts';
import { proxyRoutes } from './proxy.routes.ts';

/** An api that takes whatever is sent and answers when it is told to. */
async function slowApi() {
  let told = () => {};
  const whenTold = new Promise<void>((done) => (told = done));
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => void whenTold.then(() => response.end('angekommen')));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answer: () => told(),
    close: () => server.close().closeAllConnections(),
  };
}

test('a file may take its time where others are given up', async () => {
  const api = await slowApi();
  const env = {
    API_URL: api.url,
    IMAGE_URL: api.url,
    SEARCH_ENDPOINT: api.url,
    RELEASES_URL: api.url,
    MAIL_URL: api.url,
  };
  const app = Fastify();
  const breaker = new CircuitBreaker({ threshold: 3, openMs: 1000 });
  const config = { env, internalPages: false } as unknown as ShellConfig;
  await proxyRoutes(app, config, breaker, { usual: 100, picture: 100, upload: 60_000 });
  const send = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
  const files = [
    '/api/jobs/applications/cv?code=x',
    '/api/forms/files?code=x&feld=a',
    '/api/kleinanzeigen/uploads',
    '/api/kleinanzeigen/uploads/01K',
    '/api/kleinanzeigen/drafts/01K/photos',
    '/api/veranstaltungen/uploads/01K',
    '/api/veranstaltungen/bilder/01K',
  ].map(send);
  // So much time has passed that anything else has been given up.
  expect((await send('/api/jobs/1/applications')).statusCode).toBe(503);
  api.answer();
  for (const file of await Promise.all(files)) {
    expect([file.statusCode, file.body]).toEqual([200, 'angekommen']);
  }
  await app.close();
  api.close();
});

/** A service that keeps what it was asked, and by which headers. */
async function service() {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, headers });
    response.end('da');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, asked, close: () => server.close() };
}

async function proxied(own: string, foreign: string) {
  const env = {
    API_URL: own,
    IMAGE_URL: foreign,
    SEARCH_ENDPOINT: foreign,
    RELEASES_URL: foreign,
    MAIL_URL: foreign,
  };
  const app = Fastify();
  const config = { env, internalPages: false } as unknown as ShellConfig;
  await proxyRoutes(app, config, new CircuitBreaker({ threshold: 99, openMs: 1000 }));
  return app;
}

test('a body that the api would not take is too large, not an outage; files go another way', async () => {
  const own = await service();
  const app = await proxied(own.url, own.url);
  const post = (url: string, length: number) =>
    app.inject({ method: 'POST', url, payload: 'a'.repeat(length) });
  const refused = await post('/api/forms/votes', 128 * 1024 + 1);
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({ status: 413, code: 'request.too-large' });
  expect(own.asked).toEqual([]);
  expect((await post('/api/forms/votes', 128 * 1024)).statusCode).toBe(200);
  expect((await post('/api/forms/files', 1024 * 1024)).statusCode).toBe(200);
  await app.close();
  own.close();
});

test('who the visitor is, only our own api learns', async () => {
  const [own, foreign] = [await service(), await service()];
  const app = await proxied(own.url, foreign.url);
  const headers = { cookie: 'gl_session=x', authorization: 'Bearer x', 'x-third-party-token': 'x' };
  for (const url of ['/api/a', '/f/a.webp', '/1/indexes', '/_releases/mf-x/a.js']) {
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
  }
  expect(own.asked.map((each) => each.headers)).toEqual([expect.objectContaining(headers)]);
  expect(foreign.asked).toHaveLength(3);
  for (const name of Object.keys(headers)) {
    for (const each of foreign.asked) expect(each.headers).not.toHaveProperty(name);
  }
  await app.close();
  for (const each of [own, foreign]) each.close();
});

test.each(['/f', '/1', '/_releases', '/api'])(
  'no address below %s leads to another service',
  async (prefix) => {
    const [set, other] = [await service(), await service()];
    const app = await proxied(set.url, set.url);
    const strange = `127.0.0.1:${other.port}`;
    for (const rest of [
      `//${strange}/`,
      `/http://${strange}/`,
      `@${strange}/`,
      `/@${strange}/`,
      `/%2f%2f${strange}/`,
      `/\\\\${strange}/`,
      `/..//${strange}/`,
      `/?url=http://${strange}/`,
    ]) {
      await app.inject({ url: `${prefix}${rest}`, headers: { host: strange } });
    }
    expect(set.asked.length).toBeGreaterThan(0);
    for (const { headers } of set.asked) expect(`http://${headers.host}`).toBe(set.url);
    expect(other.asked).toEqual([]);
    await app.close();
    for (const each of [set, other]) each.close();
  },
);
