import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { CircuitBreaker } from '#server/circuit-breaker.ts';
import type { ShellConfig } from '#server/config.ts';
import { proxyRoutes } from './proxy.routes.ts';

/** Starts an API that accepts every request but responds only when the test allows it. */
async function startSlowApi() {
  let release = () => {};
  const releasedPromise = new Promise<void>((done) => (release = done));
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => void releasedPromise.then(() => response.end('angekommen')));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    respond: () => release(),
    close: () => server.close().closeAllConnections(),
  };
}

test('allows uploads more time than other requests', async () => {
  const api = await startSlowApi();
  const env = {
    API_URL: api.url,
    IMAGE_URL: api.url,
    SEARCH_ENDPOINT: api.url,
    RELEASES_URL: api.url,
    MAIL_URL: api.url,
  };
  const app = Fastify();
  const breaker = new CircuitBreaker({ threshold: 3, openDurationMs: 1000 });
  const config = { env, servesInternalPages: false } as unknown as ShellConfig;
  await proxyRoutes(app, config, breaker, {
    defaultTimeoutMs: 100,
    imageTimeoutMs: 100,
    uploadTimeoutMs: 60_000,
  });
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
    '/api/events/uploads/01K',
    '/api/events/pictures/01K',
  ].map(send);
  // This request contains no file, so it times out after 100 ms. By then the uploads, which were
  // sent earlier, have waited longer than 100 ms.
  expect((await send('/api/jobs/1/applications')).statusCode).toBe(503);
  api.respond();
  for (const file of await Promise.all(files)) {
    expect([file.statusCode, file.body]).toEqual([200, 'angekommen']);
  }
  await app.close();
  api.close();
});

/** Starts a service that records the URLs and headers of the requests it receives. */
async function startService() {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    requests.push({ url, headers });
    response.end('da');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, requests, close: () => server.close() };
}

async function startProxy(apiUrl: string, externalUrl: string, logStream?: Writable) {
  const env = {
    API_URL: apiUrl,
    IMAGE_URL: externalUrl,
    SEARCH_ENDPOINT: externalUrl,
    RELEASES_URL: externalUrl,
    MAIL_URL: externalUrl,
  };
  const app = Fastify({
    logger: logStream ? { level: 'info', stream: logStream } : false,
    disableRequestLogging: true,
  });
  const config = { env, servesInternalPages: false } as unknown as ShellConfig;
  await proxyRoutes(app, config, new CircuitBreaker({ threshold: 99, openDurationMs: 1000 }));
  return app;
}

test('answers 413 to a body that is too large for the API, except uploads', async () => {
  const apiService = await startService();
  const app = await startProxy(apiService.url, apiService.url);
  const post = (url: string, length: number) =>
    app.inject({ method: 'POST', url, payload: 'a'.repeat(length) });
  const refusedResponse = await post('/api/forms/votes', 128 * 1024 + 1);
  expect(refusedResponse.statusCode).toBe(413);
  expect(refusedResponse.json()).toMatchObject({ status: 413, code: 'request.too-large' });
  expect(apiService.requests).toEqual([]);
  expect((await post('/api/forms/votes', 128 * 1024)).statusCode).toBe(200);
  expect((await post('/api/forms/files', 1024 * 1024)).statusCode).toBe(200);
  await app.close();
  apiService.close();
});

test("forwards the visitor's identity only to our own API", async () => {
  const [apiService, externalService] = [await startService(), await startService()];
  const app = await startProxy(apiService.url, externalService.url);
  const headers = { cookie: 'gl_session=x', authorization: 'Bearer x', 'x-third-party-token': 'x' };
  for (const url of ['/api/a', '/f/a.webp', '/1/events', '/_releases/mf-x/a.js']) {
    const method = url.startsWith('/1') ? 'POST' : 'GET';
    expect((await app.inject({ method, url, headers })).statusCode).toBe(200);
  }
  expect(apiService.requests.map((each) => each.headers)).toEqual([
    expect.objectContaining(headers),
  ]);
  expect(externalService.requests).toHaveLength(3);
  for (const name of Object.keys(headers)) {
    for (const each of externalService.requests) expect(each.headers).not.toHaveProperty(name);
  }
  await app.close();
  for (const each of [apiService, externalService]) each.close();
});

test('logs no line per forwarded request, so that callers cannot fill the log with long paths', async () => {
  const service = await startService();
  const lines: string[] = [];
  const log = new Writable({
    write: (line, _encoding, done) => (lines.push(String(line)), done()),
  });
  const app = await startProxy(service.url, service.url, log);
  for (const prefix of ['/api/', '/f/', '/_releases/'])
    expect((await app.inject({ url: prefix + 'x'.repeat(8000) })).statusCode).toBe(200);
  expect(service.requests).toHaveLength(3);
  expect(lines.length).toBe(0);
  await app.close();
  service.close();
});

// The proxy of the search service has a test of its own.
test.each(['/f', '/_releases', '/api'])(
  'never reaches another service below %s',
  async (prefix) => {
    const [configuredService, otherService] = [await startService(), await startService()];
    const app = await startProxy(configuredService.url, configuredService.url);
    const otherHost = `127.0.0.1:${otherService.port}`;
    for (const pathSuffix of [
      `//${otherHost}/`,
      `/http://${otherHost}/`,
      `@${otherHost}/`,
      `/@${otherHost}/`,
      `/%2f%2f${otherHost}/`,
      `/\\\\${otherHost}/`,
      `/..//${otherHost}/`,
      `/?url=http://${otherHost}/`,
    ]) {
      await app.inject({ url: `${prefix}${pathSuffix}`, headers: { host: otherHost } });
    }
    expect(configuredService.requests.length).toBeGreaterThan(0);
    for (const { headers } of configuredService.requests)
      expect(`http://${headers.host}`).toBe(configuredService.url);
    expect(otherService.requests).toEqual([]);
    await app.close();
    for (const each of [configuredService, otherService]) each.close();
  },
);
