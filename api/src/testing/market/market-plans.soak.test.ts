import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { fillMarket } from './fill-market.ts';
import { findFullTableScans } from './market-plans.ts';
import { marketRequests } from './market-requests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

describe('a large market', () => {
  beforeAll(async () => {
    // PGlite gets fewer rows, because it inserts them slowly. It still chooses the same query plans
    // as PostgreSQL.
    const ads = api.database.kind === 'postgres' ? 20_000 : 10_000;
    await fillMarket(api.database, { ads, events: ads / 4, jobs: ads / 4 });
  }, 120_000);

  const createRequest = (path: string) => async () => {
    const { statusCode, body } = await api.sendRequest({ url: path });
    const field = path.startsWith('/api/events/days') ? '"days":' : '"total":';
    expect([statusCode, body]).toEqual([200, expect.stringContaining(field)]);
  };

  test('filtered lists scan no whole table', async () => {
    const fullScans: string[] = [];
    // Sends only every fifth list request. Each filter is still tested in some towns.
    const requests = marketRequests.filter(
      ({ list }, index) => list === 'words' || index % 5 === 0,
    );
    for (const { path } of requests) {
      fullScans.push(...(await findFullTableScans(api.database, createRequest(path))));
    }
    expect(fullScans).toEqual([]);
  });

  test('unfiltered lists scan a table only to count, and cache slow counts', async () => {
    const fullScans = await findFullTableScans(
      api.database,
      createRequest('/api/kleinanzeigen/ads'),
    );
    // Queries that only count are allowed: PostgreSQL may scan the table when an index is no
    // faster.
    expect(fullScans.filter((line) => !line.includes('with base as materialized'))).toEqual([]);
  });

  test('the page of an ad with a usual price scans no whole table', async () => {
    const { rows } = await api.database.pool.query<{ number: number }>(
      "select number from ads where listed and kind = 'biete' and price_kind = 'festpreis' order by number limit 5",
    );
    for (const { number } of rows) {
      const fullScans = await findFullTableScans(api.database, async () => {
        const { statusCode } = await api.sendRequest({ url: `/api/kleinanzeigen/ads/${number}` });
        expect(statusCode).toBe(200);
      });
      expect(fullScans).toEqual([]);
    }
    expect(rows).toHaveLength(5);
  });

  test('detects a list that scans a whole table', async () => {
    await api.database.pool.query('drop index events_lexemes_idx');
    const search = createRequest('/api/events?q=musik');
    expect(await findFullTableScans(api.database, search)).not.toEqual([]);
  });
});
