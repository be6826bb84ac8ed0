import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { CircuitBreaker } from '#server/circuit-breaker.ts';
import type { ShellConfig } from '#server/config.ts';
import { proxyRoutes } from './proxy.routes.ts';

const QUERIES_PATH = '/1/indexes/*/queries';
const CIRCUIT_OPEN_MS = 3000;
let clock: { now: number };
let upstream: { status: number; seen: { url: string; headers: Record<string, unknown> }[] };
let search: FastifyInstance;
let site: FastifyInstance;
let breaker: CircuitBreaker;

const listen = async (app: FastifyInstance) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

beforeEach(async () => {
  clock = { now: 0 };
  upstream = { status: 200, seen: [] };
  search = Fastify();
  search.removeAllContentTypeParsers();
  search.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume().once('end', () => done(null));
  });
  search.all('/*', async ({ url, headers }, reply) => {
    upstream.seen.push({ url, headers });
    return reply.code(upstream.status).send('{}');
  });
  const url = await listen(search);
  const env = {
    API_URL: url,
    IMAGE_URL: url,
    SEARCH_ENDPOINT: url,
    RELEASES_URL: url,
    MAIL_URL: url,
  };
  breaker = new CircuitBreaker({
    threshold: 3,
    openDurationMs: CIRCUIT_OPEN_MS,
    now: () => clock.now,
  });
  site = Fastify({ forceCloseConnections: true });
  await proxyRoutes(site, { env, servesInternalPages: false } as unknown as ShellConfig, breaker);
  await listen(site);
});
afterEach(async () => {
  await site.close();
  await search.close();
});

/** Sends a request with exactly these headers, which `fetch` would refuse, and returns the status. */
function send(path: string, method: string, headers: Record<string, string> = {}): Promise<number> {
  const { port } = site.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end(method === 'POST' ? '{}' : undefined);
  });
}

describe('security finding 1: the public door of the search', () => {
  test.each([QUERIES_PATH, '/1/indexes/*/recommendations', '/1/events'])(
    'lets POST %s through',
    async (path) => {
      expect(await send(`${path}?x-algolia-agent=x`, 'POST')).toBe(200);
      expect(await send(path, 'GET')).toBe(404);
      expect(upstream.seen.map(({ url }) => url)).toEqual([`${path}?x-algolia-agent=x`]);
    },
  );

  test.each([
    ['POST', '/1/indexes/gruenland_articles/batch'],
    ['POST', '/1/indexes/gruenland_articles/query'],
    ['POST', '/1/indexes/*/objects'],
    ['DELETE', '/1/indexes/gruenland_articles'],
    ['PUT', '/1/indexes/gruenland_articles/settings'],
    ['GET', '/1/keys'],
    ['POST', '/1/keys'],
    ['POST', '/1/indexes/*/queries/../../gruenland_articles/batch'],
    ['POST', '/1/indexes/*/queries%2f..%2f..%2fx%2fbatch'],
    ['POST', '/1//indexes/*/queries'],
    ['POST', '/1/events/../keys'],
    ['DELETE', '/1/usertokens/x'],
  ])('answers %s %s with 404, without asking the search', async (method, path) => {
    expect(await send(path, method, { 'x-algolia-api-key': 'embedded-admin' })).toBe(404);
    expect(upstream.seen).toEqual([]);
  });
});

describe('security finding 2: the circuit breaker of the search', () => {
  test.each([
    ['keep-alive', 'x'],
    ['upgrade', 'websocket'],
    ['expect', '100-continue'],
    ['te', 'gzip'],
    ['trailer', 'x'],
    ['proxy-connection', 'keep-alive'],
    ['proxy-authorization', 'Basic x'],
  ])('is not opened by the header %s, which never reaches the search', async (name, value) => {
    for (let count = 0; count < 4; count += 1)
      expect(await send(QUERIES_PATH, 'POST', { [name]: value })).toBe(200);
    expect(breaker.state).toBe('closed');
    for (const { headers } of upstream.seen) expect(headers).not.toHaveProperty(name);
  });

  test('is not opened by refused requests', async () => {
    for (let count = 0; count < 4; count += 1) await send('/1/x', 'GET');
    upstream.status = 400;
    for (let count = 0; count < 4; count += 1) await send(QUERIES_PATH, 'POST');
    expect(breaker.state).toBe('closed');
  });

  test('opens after three failures of the search, and a probe closes it after seconds', async () => {
    upstream.status = 500;
    for (let count = 0; count < 3; count += 1) expect(await send(QUERIES_PATH, 'POST')).toBe(500);
    expect(breaker.state).toBe('open');
    expect(await send(QUERIES_PATH, 'POST')).toBe(503);
    expect(upstream.seen).toHaveLength(3);
    upstream.status = 200;
    clock.now = CIRCUIT_OPEN_MS;
    expect(await send(QUERIES_PATH, 'POST')).toBe(200);
    expect(breaker.state).toBe('closed');
  });

  test('opens when the search cannot be reached', async () => {
    await search.close();
    for (let count = 0; count < 3; count += 1) expect(await send(QUERIES_PATH, 'POST')).toBe(503);
    expect(breaker.state).toBe('open');
  });
});

test('after a failure, searches go to the next host', async () => {
  const fallback = Fastify();
  const seenHosts: unknown[] = [];
  fallback.post('/*', async ({ headers }) => {
    seenHosts.push(headers.host);
    return {};
  });
  const fallbackUrl = await listen(fallback);
  const app = Fastify({ forceCloseConnections: true });
  const { port } = search.server.address() as AddressInfo;
  const env = { API_URL: fallbackUrl, IMAGE_URL: fallbackUrl, RELEASES_URL: fallbackUrl };
  const config = { env: { ...env, SEARCH_ENDPOINT: fallbackUrl }, servesInternalPages: false };
  const origins = [`http://127.0.0.1:${port}`, fallbackUrl];
  await proxyRoutes(app, config as unknown as ShellConfig, breaker, undefined, origins);
  const siteUrl = await listen(app);
  const ask = async () =>
    (await fetch(`${siteUrl}${QUERIES_PATH}`, { method: 'POST', body: '{}' })).status;
  expect(await ask()).toBe(200);
  expect(seenHosts).toEqual([]);
  upstream.status = 503;
  expect(await ask()).toBe(503);
  expect(await ask()).toBe(200);
  expect(await ask()).toBe(200);
  expect(seenHosts).toEqual([new URL(fallbackUrl).host, new URL(fallbackUrl).host]);
  expect(upstream.seen).toHaveLength(2);
  await app.close();
  await fallback.close();
});
