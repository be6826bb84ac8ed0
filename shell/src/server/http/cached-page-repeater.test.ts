import { jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startPreparedShell } from '#server/testing/start-prepared-shell.ts';
import { COMBINATION } from '#server/testing/page-services.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function startShell() {
  const shell = await startPreparedShell();
  app = shell.app;
  return shell;
}

test('repeats status, headers and body of a cached page without the pipeline', async () => {
  const { read, runs, metrics, prepared } = await startShell();
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
  const { read, runs, metrics } = await startShell();
  app.server.prependListener('request', ({ socket }) => {
    Object.defineProperty(socket, 'remoteAddress', { value: undefined });
  });
  expect((await read()).status).toBe(200);
  expect(runs).not.toHaveBeenCalled();
  expect(metrics.recordPage.mock.lastCall?.[4]).toBeUndefined();
});

test('leaves a page to Fastify when repeating it fails', async () => {
  const { services, read, runs } = await startShell();
  jest.spyOn(services.cache, 'getFresh').mockImplementationOnce(() => {
    throw new Error('faulty');
  });
  expect((await read()).status).toBe(200);
  expect(runs).toHaveBeenCalledTimes(1);
});

test('keeps one response for all spellings of a path', async () => {
  const { read, runs } = await startShell();
  const spelling = '/w%65tter';
  const first = await read({}, spelling);
  runs.mockClear();
  expect((await read({}, spelling)).text).toBe(first.text);
  expect(runs).not.toHaveBeenCalled();
});

test('counts the visitor whom a trusted proxy names, and takes over its request id', async () => {
  const { read, metrics } = await startShell();
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
  const { read, runs } = await startShell();
  await read(headers, path);
  expect(runs).toHaveBeenCalledTimes(1);
});

test('repeats a page that is not compressed', async () => {
  const { read, runs } = await startShell();
  const headers = { 'accept-encoding': 'identity' };
  const { text } = await read(headers);
  runs.mockClear();
  expect((await read(headers)).text).toBe(text);
  expect(runs).not.toHaveBeenCalled();
});

test('repeats the page for visitors with other cookies', async () => {
  const { read, runs } = await startShell();
  await read({ cookie: 'gl_consent=all; gl_bucket=7' });
  expect(runs).not.toHaveBeenCalled();
});

test('renders again after the cache was cleared', async () => {
  const { services, read, runs } = await startShell();
  services.cache.clear();
  expect((await read()).headers['x-cache']).toBe('miss');
  expect(runs).toHaveBeenCalledTimes(1);
});

test('leaves an expired page to the pipeline', async () => {
  const { read } = await startShell();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  expect((await read()).headers['x-cache']).toBe('stale');
  clock.mockRestore();
});

test('leaves all pages to the pipeline while a canary runs, and after a release', async () => {
  const { services, read, runs } = await startShell();
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
  const { read, runs } = await startShell();
  const { headers } = await read({ 'x-edge-time': '1700000000.25' });
  expect(runs).not.toHaveBeenCalled();
  expect(headers['x-accel-expires']).toBe('@1700000000');
  const names = Object.keys(headers);
  expect(headers['cache-control']).toContain('s-maxage=1');
  expect(names).toContain('x-accel-expires');
  expect((await read()).headers).not.toHaveProperty('x-accel-expires');
});
