import { jest } from '@jest/globals';
import { Answer } from './answer.ts';
import { PageCache } from './page-cache.ts';
import type { CacheEntry } from './page-cache.ts';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const entry = (body: string, status = 200, ttl = 1000): CacheEntry => ({
  answer: new Answer(status, {}, body),
  tags: ['content'],
  freshUntil: Date.now() + ttl,
});

const textOf = async (answered: Promise<{ entry: CacheEntry; state: string }>) => {
  const { entry: held, state } = await answered;
  return `${state} ${held.answer.body.toString()}`;
};

test('answers from the cache while an entry is fresh', async () => {
  const cache = new PageCache(1_000_000);
  expect(await textOf(cache.answer('k', async () => entry('eins')))).toBe('miss eins');
  expect(await textOf(cache.answer('k', async () => entry('zwei')))).toBe('hit eins');
});

test('serves stale and renews behind the back', async () => {
  const cache = new PageCache(1_000_000);
  await cache.answer('k', async () => entry('eins'));
  jest.setSystemTime(Date.now() + 1001);
  expect(await textOf(cache.answer('k', async () => entry('zwei')))).toBe('stale eins');
  await Promise.resolve();
  expect(await textOf(cache.answer('k', async () => entry('drei')))).toBe('hit zwei');
});

test('keeps the stale entry when its renewal fails', async () => {
  const cache = new PageCache(1_000_000);
  await cache.answer('k', async () => entry('gut'));
  jest.setSystemTime(Date.now() + 1001);
  await cache.answer('k', async () => entry('kaputt', 503, 0));
  expect(await textOf(cache.answer('k', async () => entry('neu')))).toBe('hit gut');
});

test('renders once for concurrent misses', async () => {
  const cache = new PageCache(1_000_000);
  let renders = 0;
  const render = async () => {
    renders += 1;
    return entry('eins');
  };
  await Promise.all([
    cache.answer('k', render),
    cache.answer('k', render),
    cache.answer('k', render),
  ]);
  expect(renders).toBe(1);
});

test('never stores what has no time to live', async () => {
  const cache = new PageCache(1_000_000);
  await cache.answer('k', async () => entry('fehler', 500, 0));
  expect(await textOf(cache.answer('k', async () => entry('gut')))).toBe('miss gut');
});

test('drops entries by tag, and renders that began before', async () => {
  const cache = new PageCache(1_000_000);
  await cache.answer('k', async () => entry('alt'));
  const slow = Promise.withResolvers<CacheEntry>();
  const rendering = cache.answer('other', () => slow.promise);
  expect(cache.dropTags(['content'])).toBe(1);
  slow.resolve(entry('veraltet'));
  expect(await textOf(rendering)).toBe('miss veraltet');
  expect(await textOf(cache.answer('k', async () => entry('neu')))).toBe('miss neu');
  expect(await textOf(cache.answer('other', async () => entry('frisch')))).toBe('miss frisch');
});

test('stays within its bytes', async () => {
  const cache = new PageCache(100_000);
  for (let index = 0; index < 50; index += 1)
    await cache.answer(`k${index}`, async () => entry('x'.repeat(5000)));
  expect(cache.stats.bytes).toBeLessThanOrEqual(100_000);
});

test('a cache of no bytes is off: nothing is kept, and no render is shared', async () => {
  const cache = new PageCache(0);
  const render = jest.fn(async () => entry('neu'));
  await Promise.all([cache.answer('k', render), cache.answer('k', render)]);
  expect(await textOf(cache.answer('k', render))).toBe('miss neu');
  expect(render).toHaveBeenCalledTimes(3);
});
