import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { createIpAddress, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { saveSlugs } from '#modules/content-slugs/content-slug.repository.ts';

import { deleteViewsBefore, findMostViewed } from './article-view.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const publishedSlugs = [1, 2, 3, 4, 5].map((number) => ({
    slug: `artikel/${number}`,
    story: createUuid(number),
  }));
  await saveSlugs(api.database.drizzle, publishedSlugs);
});
afterAll(() => api?.end());

const createUuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const postView = (number: number, remoteAddress = createIpAddress(), userAgent = 'Firefox') =>
  api.sendRequest({
    method: 'POST',
    url: '/api/article-views',
    remoteAddress,
    headers: { origin: siteUrl, 'user-agent': userAgent },
    payload: { story: createUuid(number) },
  });
const readMostViewed = async (query: string) =>
  (await api.sendRequest({ url: `/api/article-views/top?${query}` })).json();

test('lists articles by views; a reader counts once', async () => {
  const ipAddress = createIpAddress();
  for (const readerIpAddress of [ipAddress, ipAddress, createIpAddress(), createIpAddress()]) {
    expect((await postView(1, readerIpAddress)).statusCode).toBe(202);
  }
  await postView(2, ipAddress);
  await postView(2, createIpAddress(), 'Googlebot/2.1');
  expect(await readMostViewed('days=7&limit=5')).toEqual({
    articles: [
      { story: createUuid(1), views: 3 },
      { story: createUuid(2), views: 1 },
    ],
  });
  expect(await readMostViewed('limit=1')).toEqual({
    articles: [{ story: createUuid(1), views: 3 }],
  });
});

test('readers share the counts of a minute', async () => {
  const before = await readMostViewed('days=6&limit=5');
  await postView(1);
  expect(await readMostViewed('days=6&limit=5')).toEqual(before);
  expect(await readMostViewed('days=5&limit=5')).not.toEqual(before);
});

describe('security finding 13: forged views', () => {
  const countViews = async (number: number) => {
    const articles = await findMostViewed(api.database.drizzle, getBerlinDay(new Date()), 50);
    return articles.find(({ story }) => story === createUuid(number))?.views ?? 0;
  };

  test.each([
    [4, 'one address', () => '192.0.2.44'],
    [5, 'an IPv6 network', (count: number) => `2001:db8:5:5::${count + 1}`],
  ])(
    'of article %d from %s count three times at most',
    async (articleNumber, _from, getIpAddress) => {
      for (let count = 0; count < 8; count += 1)
        await postView(articleNumber, getIpAddress(count), `Browser ${count}`);
      expect(await countViews(articleNumber)).toBe(3);
    },
  );

  test('of an invented story count nothing and store no row', async () => {
    expect((await postView(8)).statusCode).toBe(202);
    expect(await countViews(8)).toBe(0);
  });
});

test('stores no data about readers', async () => {
  await postView(3);
  const { rows } = await api.database.pool.query('SELECT * FROM article_views');
  const columns = Object.keys(rows[0] as object).toSorted((a, b) => a.localeCompare(b));
  expect(columns).toEqual(['day', 'story', 'views']);
});

test('ignores and deletes old days', async () => {
  await api.database.pool.query(
    `INSERT INTO article_views (story, day, views) VALUES ('${createUuid(9)}', '2020-01-01', 99)`,
  );
  expect(JSON.stringify(await readMostViewed('days=30'))).not.toContain(createUuid(9));
  await deleteViewsBefore(api.database.drizzle, getBerlinDay(new Date()));
  const { rows } = await api.database.pool.query(`SELECT 1 FROM article_views WHERE views = 99`);
  expect(rows).toEqual([]);
});

test.each([{ story: 'x' }, {}, { story: createUuid(1), who: 'me' }])(
  'rejects %j',
  async (payload) => {
    expect((await api.post('/api/article-views', payload)).statusCode).toBe(400);
  },
);

test.each(['days=0', 'days=31', 'limit=51', 'limit=x'])('rejects %s', async (query) => {
  expect((await api.sendRequest({ url: `/api/article-views/top?${query}` })).statusCode).toBe(400);
});
