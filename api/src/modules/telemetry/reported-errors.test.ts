import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

const key = 'internal-key-for-tests-only';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ INTERNAL_KEY: key });
  const error = { remote: 'mf-magazine', release: 'aa', name: 'TypeError', message: 'x is null' };
  await api.post('/api/telemetry/errors', {
    reports: [
      { ...error, part: 'block:chart', path: '/artikel/a', stack: 'at f (a.js:1:2)' },
      { ...error, release: 'bb', side: 'server' },
      { ...error, remote: 'shell' },
    ],
  });
});
afterAll(() => api?.end());

async function readErrors(
  query = '',
  headers: Record<string, string> = { authorization: `Bearer ${key}` },
) {
  return await api.sendRequest({ method: 'GET', url: `/api/telemetry/errors${query}`, headers });
}

interface ListedErrors {
  readonly errors: readonly Record<string, unknown>[];
}

test('lists errors with count and first occurrence', async () => {
  const response = await readErrors('?remote=mf-magazine&release=aa');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  const { errors } = response.json<ListedErrors>();
  expect(errors).toEqual([
    {
      remote: 'mf-magazine',
      release: 'aa',
      part: 'block:chart',
      path: '/artikel/a',
      name: 'TypeError',
      message: 'x is null',
      stack: 'at f (a.js:1:2)',
      side: 'browser',
      crawler: false,
      count: 1,
      firstSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
      lastSeenAt: expect.any(String),
    },
  ]);
});

test('filters by remote and limits the number', async () => {
  expect((await readErrors('?remote=mf-magazine')).json<ListedErrors>().errors).toHaveLength(2);
  expect((await readErrors()).json<ListedErrors>().errors).toHaveLength(3);
  expect((await readErrors('?limit=1')).json<ListedErrors>().errors).toHaveLength(1);
});

test.each([
  ['no key', {}],
  ['another key', { authorization: 'Bearer internal-key-for-tests-onlx' }],
  ['a key in another way', { authorization: key }],
])('returns nothing with %s', async (_description, headers) => {
  const response = await readErrors('', headers as Record<string, string>);
  expect(response.statusCode).toBe(403);
  expect(response.body).not.toContain('mf-magazine');
});

test.each(['?limit=0', '?limit=9999', '?remote=../x', '?what=1'])(
  'rejects a query like %s',
  async (query) => {
    expect((await readErrors(query)).statusCode).toBe(400);
  },
);
