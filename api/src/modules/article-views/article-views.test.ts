import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { newAddress, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { deleteViewsBefore } from './article-view.repository.ts';
import { dayOf } from './article-view.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const story = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const read = (number: number, remoteAddress = newAddress(), userAgent = 'Firefox') =>
  api.ask({
    method: 'POST',
    url: '/api/article-views',
    remoteAddress,
    headers: { origin: siteUrl, 'user-agent': userAgent },
    payload: { story: story(number) },
  });
const top = async (query: string) =>
  (await api.ask({ url: `/api/article-views/top?${query}` })).json();

test('lists articles by views; a reader counts once', async () => {
  const address = newAddress();
  for (const reader of [address, address, newAddress(), newAddress()]) {
    expect((await read(1, reader)).statusCode).toBe(202);
  }
  await read(2, address);
  await read(2, newAddress(), 'Googlebot/2.1');
  expect(await top('days=7&limit=5')).toEqual({
    articles: [
      { story: story(1), views: 3 },
      { story: story(2), views: 1 },
    ],
  });
  expect(await top('limit=1')).toEqual({ articles: [{ story: story(1), views: 3 }] });
});

test('stores no data about readers', async () => {
  await read(3);
  const { rows } = await api.database.pool.query('SELECT * FROM article_views');
  const columns = Object.keys(rows[0] as object).toSorted((a, b) => a.localeCompare(b));
  expect(columns).toEqual(['day', 'story', 'views']);
});

test('ignores and deletes old days', async () => {
  await api.database.pool.query(
    `INSERT INTO article_views (story, day, views) VALUES ('${story(9)}', '2020-01-01', 99)`,
  );
  expect(JSON.stringify(await top('days=30'))).not.toContain(story(9));
  await deleteViewsBefore(api.database.drizzle, dayOf(Date.now()));
  const { rows } = await api.database.pool.query(`SELECT 1 FROM article_views WHERE views = 99`);
  expect(rows).toEqual([]);
});

test.each([{ story: 'x' }, {}, { story: story(1), who: 'me' }])('rejects %j', async (payload) => {
  expect((await api.post('/api/article-views', payload)).statusCode).toBe(400);
});

test.each(['days=0', 'days=31', 'limit=51', 'limit=x'])('rejects %s', async (query) => {
  expect((await api.ask({ url: `/api/article-views/top?${query}` })).statusCode).toBe(400);
});
