import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createIpAddress, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { deleteViewsBefore } from './article-view.repository.ts';
import { getDay } from './article-view.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const createUuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const read = (number: number, remoteAddress = createIpAddress(), userAgent = 'Firefox') =>
  api.ask({
    method: 'POST',
    url: '/api/article-views',
    remoteAddress,
    headers: { origin: siteUrl, 'user-agent': userAgent },
    payload: { story: createUuid(number) },
  });
const readTop = async (query: string) =>
  (await api.ask({ url: `/api/article-views/top?${query}` })).json();

test('lists articles by views; a reader counts once', async () => {
  const address = createIpAddress();
  for (const reader of [address, address, createIpAddress(), createIpAddress()]) {
    expect((await read(1, reader)).statusCode).toBe(202);
  }
  await read(2, address);
  await read(2, createIpAddress(), 'Googlebot/2.1');
  expect(await readTop('days=7&limit=5')).toEqual({
    articles: [
      { story: createUuid(1), views: 3 },
      { story: createUuid(2), views: 1 },
    ],
  });
  expect(await readTop('limit=1')).toEqual({ articles: [{ story: createUuid(1), views: 3 }] });
});

test('stores no data about readers', async () => {
  await read(3);
  const { rows } = await api.database.pool.query('SELECT * FROM article_views');
  const columns = Object.keys(rows[0] as object).toSorted((a, b) => a.localeCompare(b));
  expect(columns).toEqual(['day', 'story', 'views']);
});

test('ignores and deletes old days', async () => {
  await api.database.pool.query(
    `INSERT INTO article_views (story, day, views) VALUES ('${createUuid(9)}', '2020-01-01', 99)`,
  );
  expect(JSON.stringify(await readTop('days=30'))).not.toContain(createUuid(9));
  await deleteViewsBefore(api.database.drizzle, getDay(Date.now()));
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
  expect((await api.ask({ url: `/api/article-views/top?${query}` })).statusCode).toBe(400);
});
