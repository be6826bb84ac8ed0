import { createServer } from 'node:http';
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
