import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { fillMarket } from './fill-market.ts';
import { wholeTableReads } from './market-plans.ts';
import { marketRequests } from './market-requests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

describe('a market that has grown', () => {
  beforeAll(async () => {
    // PGlite plans as PostgreSQL does and fills more slowly.
    const ads = api.database.kind === 'postgres' ? 20_000 : 10_000;
    await fillMarket(api.database, { ads, events: ads / 4, jobs: ads / 4 });
  }, 120_000);

  const ask = (path: string) => async () => {
    const { statusCode, body } = await api.ask({ url: path });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('"total":')]);
  };

  test('no list that is narrowed down reads a whole table', async () => {
    const read: string[] = [];
    // Every fifth: each filter, in some towns.
    const asked = marketRequests.filter(({ list }, at) => list === 'words' || at % 5 === 0);
    for (const { path } of asked) {
      read.push(...(await wholeTableReads(api.database, ask(path))));
    }
    expect(read).toEqual([]);
  });

  test('of the list of everything only the counts may, which are remembered when they take long', async () => {
    const read = await wholeTableReads(api.database, ask('/api/kleinanzeigen/ads'));
    // PostgreSQL may find the table no dearer to count than the index over it.
    expect(read.filter((line) => !line.includes('with base as materialized'))).toEqual([]);
  });

  test('a list that reads everything is found out', async () => {
    await api.database.pool.query('drop index events_words_idx');
    const search = ask('/api/veranstaltungen?q=musik');
    expect(await wholeTableReads(api.database, search)).not.toEqual([]);
  });
});
