import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { story, uuid } from '#samples/story-records.ts';
import { loadMostReadArticles, parseMostReadArticles } from './most-read-articles.block.server.ts';

let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeContentService(
    [1, 2, 3, 4].map((number) =>
      story(
        `artikel/${number}`,
        { component: 'article', headline: String(number), date: '2026-01-02 05:00' },
        { uuid: uuid(number) },
      ),
    ),
  );
});
afterAll(() => service.close());

test.each([
  [{}, 5, 7],
  [{ count: '4', days: 1, category: undefined }, 4, 1],
  [{ count: -1, days: 400, category: undefined }, 3, 30],
  [{ count: 'x', days: null, title: 3 }, 5, 7],
])('%j shows %d articles of %d days', (fields, count, days) => {
  expect(getModel(parseMostReadArticles(createRawBlock(fields)))).toMatchObject({ count, days });
});

const model = { title: 'T', count: 3, days: 7, category: undefined };
const loadBlock = (getFromApi: LoadContext['api']['get']) =>
  loadMostReadArticles(
    model,
    createLoadContext(service.endpoint, {
      api: { get: getFromApi, post: async () => Promise.reject(new Error()) },
    }),
  );
const respondWith = (numbers: readonly number[], status = 200) =>
  (async () => ({
    status,
    body: { articles: numbers.map((number) => ({ story: uuid(number), views: 9 })) },
    setCookies: [],
  })) as unknown as LoadContext['api']['get'];

test('keeps the order of the counts and leaves out unpublished articles', async () => {
  const { teasers, hasReadCounts } = await loadBlock(respondWith([4, 77, 1, 3, 2]));
  expect(hasReadCounts).toBe(true);
  expect(teasers.map(({ headline }) => headline)).toEqual(['4', '1', '3']);
});

test.each([
  ['there are too few read counts', respondWith([2])],
  ['the api returns an error', respondWith([1, 2, 3], 500)],
  ['the api is unavailable', async () => Promise.reject(new Error('unavailable'))],
])('shows the newest articles when %s', async (_condition, getFromApi) => {
  const { teasers, hasReadCounts } = await loadBlock(getFromApi);
  expect([teasers.length, hasReadCounts]).toEqual([3, false]);
});
