import fastifyCookie from '@fastify/cookie';
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { COMBINATION, createPageServices } from '#server/testing/page-services.ts';
import { CachedPageRepeater } from './cached-page-repeater.ts';
import { pageRoutes } from './page.routes.ts';
import { prepareCachedPages, repeatCachedPages } from './repeat-cached-pages.ts';
import { addSecurityHeaders } from './security-headers.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Starts a server whose page `/wetter` is cached. `runs` counts requests that reach the pipeline. */
async function startShell(setCookies: readonly string[] = []) {
  const { services, metrics } = createPageServices(
    {
      handle: { layout: 'clean', cache: { ttl: 60 } },
      loader: async () => ({ kind: 'page', data: null, head: { name: 'Regen' }, setCookies }),
    },
    () => createElement('h1', null, 'Regen'),
  );
  const runs = jest.spyOn(services.snapshots, 'selectSnapshot');
  app = Fastify();
  const repeater = new CachedPageRepeater(services);
  repeatCachedPages(app, repeater, 'loopback, uniquelocal');
  addSecurityHeaders(app, services.config.siteUrl);
  await app.register(fastifyCookie);
  prepareCachedPages(app, repeater);
  pageRoutes(app, services, repeater);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const read = async (headers: Record<string, string> = {}, path = '/wetter') => {
    const response = await fetch(url + path, { headers });
    const text = await response.text();
    return { status: response.status, text, headers: Object.fromEntries(response.headers) };
  };
  return { services, metrics, runs, read };
}

/** Requests the page until its response is prepared. */
async function startPreparedShell() {
  const shell = await startShell();
  await shell.read();
  const prepared = await shell.read();
  shell.runs.mockClear();
  shell.metrics.recordPage.mockClear();
  return { ...shell, prepared };
}

test('repeats status, headers and body of a cached page without the pipeline', async () => {
  const { read, runs, metrics, prepared } = await startPreparedShell();
  const { headers, ...repeated } = await read();
  expect(runs).not.toHaveBeenCalled();
  const { headers: preparedHeaders, ...rest } = prepared;
  expect(repeated).toEqual(rest);
  const withoutOwn = (all: Record<string, string>) => ({ ...all, date: '', 'x-request-id': '' });
  expect(withoutOwn(headers)).toEqual(withoutOwn(preparedHeaders));
  expect(headers).toMatchObject({ 'x-cache': 'hit', 'x-content-type-options': 'nosniff' });
  expect(headers['x-request-id']).not.toBe(preparedHeaders['x-request-id']);
  expect(metrics.recordPage).toHaveBeenCalledWith(
    { remote: 'mf-probe', release: 'r1' },
    200,
    expect.any(Number),
    expect.any(Array),
    '127.0.0.1',
  );
});

test('repeats the page for a visitor who is gone, and counts no visit', async () => {
  const { read, runs, metrics } = await startPreparedShell();
  app.server.prependListener('request', ({ socket }) => {
    Object.defineProperty(socket, 'remoteAddress', { value: undefined });
  });
  expect((await read()).status).toBe(200);
  expect(runs).not.toHaveBeenCalled();
  expect(metrics.recordPage.mock.lastCall?.[4]).toBeUndefined();
});

test('leaves a page to Fastify when repeating it fails', async () => {
  const { services, read, runs } = await startPreparedShell();
  jest.spyOn(services.cache, 'getFresh').mockImplementationOnce(() => {
    throw new Error('faulty');
  });
  expect((await read()).status).toBe(200);
  expect(runs).toHaveBeenCalledTimes(1);
});

test('keeps one response for all spellings of a path', async () => {
  const { read, runs } = await startPreparedShell();
  const spelling = '/w%65tter';
  const first = await read({}, spelling);
  runs.mockClear();
  expect((await read({}, spelling)).text).toBe(first.text);
  expect(runs).not.toHaveBeenCalled();
});

test('counts the visitor whom a trusted proxy names, and takes over its request id', async () => {
  const { read, metrics } = await startPreparedShell();
  const { headers } = await read({
    'x-forwarded-for': '203.0.113.7, 10.0.0.1',
    'x-request-id': 'from-the-edge',
  });
  expect(metrics.recordPage.mock.lastCall?.at(-1)).toBe('203.0.113.7');
  expect(headers['x-request-id']).toBe('from-the-edge');
});

test.each([
  ['a query', {}, '/wetter?token=x'],
  ['a preview of content', { cookie: 'gl_preview=x' }, '/wetter'],
  ['a preview of a release', { cookie: 'a=b; gl_vorschau=x' }, '/wetter'],
  ['a known version in the browser', { 'if-none-match': 'W/"x"' }, '/wetter'],
  ['another encoding', { 'accept-encoding': 'identity' }, '/wetter'],
  ['a release bucket', { 'x-release-bucket': 'live' }, '/wetter'],
])('does not repeat the page for a request with %s', async (_, headers, path) => {
  const { read, runs } = await startPreparedShell();
  await read(headers, path);
  expect(runs).toHaveBeenCalledTimes(1);
});

test('repeats a page that is not compressed', async () => {
  const { read, runs } = await startPreparedShell();
  const headers = { 'accept-encoding': 'identity' };
  const { text } = await read(headers);
  runs.mockClear();
  expect((await read(headers)).text).toBe(text);
  expect(runs).not.toHaveBeenCalled();
});

test('repeats the page for visitors with other cookies', async () => {
  const { read, runs } = await startPreparedShell();
  await read({ cookie: 'gl_consent=all; gl_bucket=7' });
  expect(runs).not.toHaveBeenCalled();
});

test('renders again after the cache was cleared', async () => {
  const { services, read, runs } = await startPreparedShell();
  services.cache.clear();
  expect((await read()).headers['x-cache']).toBe('miss');
  expect(runs).toHaveBeenCalledTimes(1);
});

test('leaves an expired page to the pipeline', async () => {
  const { read } = await startPreparedShell();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  expect((await read()).headers['x-cache']).toBe('stale');
  clock.mockRestore();
});

test('leaves all pages to the pipeline while a canary runs, and after a release', async () => {
  const { services, read, runs } = await startPreparedShell();
  const { snapshots } = services;
  (snapshots.canaries as Map<string, unknown>).set('mf-probe', {});
  await read();
  (snapshots.canaries as Map<string, unknown>).clear();
  expect(runs).toHaveBeenCalledTimes(1);
  Object.assign(snapshots.current, { combination: `${COMBINATION}.next` });
  expect((await read()).headers['x-cache']).toBe('miss');
  expect(runs).toHaveBeenCalledTimes(2);
});

test('tells the edge when its current second ends, after cache-control', async () => {
  const { read, runs } = await startPreparedShell();
  const { headers } = await read({ 'x-edge-time': '1700000000.25' });
  expect(runs).not.toHaveBeenCalled();
  expect(headers['x-accel-expires']).toBe('@1700000000');
  const names = Object.keys(headers);
  expect(headers['cache-control']).toContain('s-maxage=1');
  expect(names).toContain('x-accel-expires');
  expect((await read()).headers).not.toHaveProperty('x-accel-expires');
});
