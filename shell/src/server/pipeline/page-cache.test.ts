import { jest } from '@jest/globals';
import { PageResponse } from './page-response.ts';
import { getDocumentCombination, getPublicCacheKey } from './cache-key.ts';
import { PageCache } from './page-cache.ts';
import type { CacheEntry } from './page-cache.ts';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const entry = (body: string, status = 200, ttl = 1000): CacheEntry => ({
  response: new PageResponse(status, {}, body),
  tags: ['content'],
  freshUntil: Date.now() + ttl,
  faultyReleases: new Set(),
});

const getText = async (result: Promise<{ entry: CacheEntry; state: string }>) => {
  const { entry: cachedEntry, state } = await result;
  return `${state} ${cachedEntry.response.body.toString()}`;
};

test('answers from the cache while an entry is fresh', async () => {
  const cache = new PageCache(1_000_000);
  expect(await getText(cache.getOrRender('k', async () => entry('eins')))).toBe('miss eins');
  expect(await getText(cache.getOrRender('k', async () => entry('zwei')))).toBe('hit eins');
});

test('serves a stale entry and renews it in the background', async () => {
  const cache = new PageCache(1_000_000);
  await cache.getOrRender('k', async () => entry('eins'));
  jest.setSystemTime(Date.now() + 1001);
  expect(await getText(cache.getOrRender('k', async () => entry('zwei')))).toBe('stale eins');
  await Promise.resolve();
  expect(await getText(cache.getOrRender('k', async () => entry('drei')))).toBe('hit zwei');
});

test.each([404, 410])(
  'does not serve a stale %d, because the page may have been published',
  async (status) => {
    const cache = new PageCache(1_000_000);
    await cache.getOrRender('k', async () => entry('nichts', status));
    jest.setSystemTime(Date.now() + 1001);
    expect(await getText(cache.getOrRender('k', async () => entry('da')))).toBe('miss da');
  },
);

test('serves a stale 404 when rendering fails', async () => {
  const cache = new PageCache(1_000_000);
  await cache.getOrRender('k', async () => entry('nichts', 404));
  jest.setSystemTime(Date.now() + 1001);
  expect(await getText(cache.getOrRender('k', async () => entry('kaputt', 503, 0)))).toBe(
    'miss nichts',
  );
});

test('renders again after the stale period, and serves the old entry only if that fails', async () => {
  const cache = new PageCache(1_000_000);
  const createShortLivedEntry = (body: string, status = 200) => ({
    ...entry(body, status),
    maxStaleMs: 500,
  });
  await cache.getOrRender('k', async () => createShortLivedEntry('eins'));
  jest.setSystemTime(Date.now() + 1400);
  expect(await getText(cache.getOrRender('k', async () => createShortLivedEntry('zwei')))).toBe(
    'stale eins',
  );
  await Promise.resolve();
  jest.setSystemTime(Date.now() + 1600);
  expect(await getText(cache.getOrRender('k', async () => createShortLivedEntry('drei')))).toBe(
    'miss drei',
  );
  jest.setSystemTime(Date.now() + 1600);
  expect(
    await getText(cache.getOrRender('k', async () => createShortLivedEntry('kaputt', 503))),
  ).toBe('miss drei');
});

test('keeps the stale entry when its renewal fails', async () => {
  const cache = new PageCache(1_000_000);
  await cache.getOrRender('k', async () => entry('gut'));
  jest.setSystemTime(Date.now() + 1001);
  await cache.getOrRender('k', async () => entry('kaputt', 503, 0));
  expect(await getText(cache.getOrRender('k', async () => entry('neu')))).toBe('hit gut');
});

const createIncompleteEntry = (body: string) => ({ ...entry(body), incomplete: true });

test('returns incomplete entries without storing them', async () => {
  const cache = new PageCache(1_000_000);
  expect(await getText(cache.getOrRender('k', async () => createIncompleteEntry('leer')))).toBe(
    'miss leer',
  );
  expect(await getText(cache.getOrRender('k', async () => entry('voll')))).toBe('miss voll');
  expect(await getText(cache.getOrRender('k', async () => createIncompleteEntry('leer')))).toBe(
    'hit voll',
  );
});

test('prefers an old complete page to an incomplete one, until it is too old', async () => {
  const cache = new PageCache(1_000_000);
  const createShortLivedEntry = { ...entry('voll'), maxStaleMs: 500 };
  await cache.getOrRender('k', async () => createShortLivedEntry);
  jest.setSystemTime(Date.now() + 2000);
  expect(await getText(cache.getOrRender('k', async () => createIncompleteEntry('leer')))).toBe(
    'miss voll',
  );
  expect(await getText(cache.getOrRender('k', async () => createIncompleteEntry('leer')))).toBe(
    'hit voll',
  );
  jest.setSystemTime(Date.now() + 26 * 3600 * 1000);
  expect(await getText(cache.getOrRender('k', async () => createIncompleteEntry('leer')))).toBe(
    'miss leer',
  );
});

test('prefers an incomplete page to an old 404', async () => {
  const cache = new PageCache(1_000_000);
  await cache.getOrRender('k', async () => entry('nichts', 404));
  jest.setSystemTime(Date.now() + 1001);
  expect(await getText(cache.getOrRender('k', async () => createIncompleteEntry('leer')))).toBe(
    'miss leer',
  );
});

test('renders once for concurrent misses', async () => {
  const cache = new PageCache(1_000_000);
  let renders = 0;
  const render = async () => {
    renders += 1;
    return entry('eins');
  };
  await Promise.all([
    cache.getOrRender('k', render),
    cache.getOrRender('k', render),
    cache.getOrRender('k', render),
  ]);
  expect(renders).toBe(1);
});

test('never stores entries without time to live', async () => {
  const cache = new PageCache(1_000_000);
  await cache.getOrRender('k', async () => entry('fehler', 500, 0));
  expect(await getText(cache.getOrRender('k', async () => entry('gut')))).toBe('miss gut');
});

test('drops entries by tag and does not store renders that began earlier', async () => {
  const cache = new PageCache(1_000_000);
  await cache.getOrRender('k', async () => entry('alt'));
  const slowEntry = Promise.withResolvers<CacheEntry>();
  const pendingResult = cache.getOrRender('other', () => slowEntry.promise);
  expect(cache.dropByTags(['content'])).toBe(1);
  slowEntry.resolve(entry('veraltet'));
  expect(await getText(pendingResult)).toBe('miss veraltet');
  expect(await getText(cache.getOrRender('k', async () => entry('neu')))).toBe('miss neu');
  expect(await getText(cache.getOrRender('other', async () => entry('frisch')))).toBe(
    'miss frisch',
  );
});

test('stays within its size limit', async () => {
  const cache = new PageCache(100_000);
  for (let index = 0; index < 50; index += 1)
    await cache.getOrRender(`k${index}`, async () => entry('x'.repeat(5000)));
  expect(cache.stats.bytes).toBeLessThanOrEqual(100_000);
});

test('is off with a size of 0: stores nothing and shares no renders', async () => {
  const cache = new PageCache(0);
  const render = jest.fn(async () => entry('neu'));
  await Promise.all([cache.getOrRender('k', render), cache.getOrRender('k', render)]);
  expect(await getText(cache.getOrRender('k', render))).toBe('miss neu');
  expect(render).toHaveBeenCalledTimes(3);
});

test('a page says which releases failed in its last render, also when it is served from the cache', async () => {
  const cache = new PageCache(1_000_000);
  const createFaultyEntry = (body: string, status: number, release: string) => ({
    ...entry(body, status),
    faultyReleases: new Set([release]),
  });
  const answer = async (render: () => CacheEntry) =>
    (await cache.getOrRender('k', async () => render())).entry.faultyReleases;
  expect(await answer(() => createFaultyEntry('ohne Block', 200, 'mf-a@1'))).toEqual(
    new Set(['mf-a@1']),
  );
  expect(await answer(() => entry('unused'))).toEqual(new Set(['mf-a@1']));
  jest.setSystemTime(Date.now() + 1001);
  await answer(() => createFaultyEntry('kaputt', 500, 'mf-b@1'));
  await Promise.resolve();
  expect(await getText(cache.getOrRender('k', async () => entry('unused')))).toBe('hit ohne Block');
  expect(await answer(() => entry('unused'))).toEqual(new Set(['mf-b@1']));
});

test('keeps only compressed copies of stored pages, of any size', async () => {
  const cache = new PageCache(1_000_000);
  const text = 'Heu und Stroh. '.repeat(201);
  const { entry: stored } = await cache.getOrRender('k', async () => entry(text));
  await stored.response.body.encode('gzip').body;
  expect(() => stored.response.body.toString()).toThrow('only compressed copies');
  const { entry: uncacheable } = await cache.getOrRender('other', async () => entry(text, 500));
  await uncacheable.response.body.encode('gzip').body;
  expect(uncacheable.response.body.toString()).toBe(text);
});

test('drops documents of one release combination, and keeps data of open tabs', async () => {
  const cache = new PageCache(1_000_000);
  const request = { query: new URLSearchParams(), appMode: false, path: '/' } as const;
  const [oldDocument, oldData, newDocument] = (
    [
      ['document', 'old'],
      ['data', 'old'],
      ['document', 'new'],
    ] as const
  ).map(([responseKind, combination]) =>
    getPublicCacheKey({ ttl: 60 }, { ...request, responseKind }, {
      combination,
    } as Parameters<typeof getPublicCacheKey>[2]),
  ) as [string, string, string];
  for (const key of [oldDocument, oldData, newDocument])
    await cache.getOrRender(key, async () => entry('Heu'));
  cache.dropByKey((key) => getDocumentCombination(key) === 'old');
  expect([oldDocument, oldData, newDocument].map((key) => cache.peek(key))).toEqual([
    'miss',
    'hit',
    'hit',
  ]);
});
