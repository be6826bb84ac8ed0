import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';

import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { roundCents } from './usual-price.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api?.end());
beforeEach(() => runSql(api, 'delete from ads'));

interface AdRow {
  readonly euros: number;
  readonly year?: number;
  /** Power; null for a machine without an engine. */
  readonly horsepower?: number | null;
  readonly state?: string;
  readonly condition?: string;
  readonly unit?: string;
  readonly kind?: string;
  readonly endedDaysAgo?: number;
}

let insertedCount = 0;

/** Inserts a tractor. @returns the number of the ad */
async function insertAd(row: AdRow): Promise<number> {
  const { euros, year = 2010, state = 'active', condition = 'gebraucht' } = row;
  insertedCount += 1;
  const { rows } = await api.database.pool.query<{ number: number }>(
    `insert into ads (id, category_id, state, kind, title, description, price_kind, price_cents,
       price_unit, condition, attributes, postcode, place, region, lat, lng, seller, seller_name,
       words, published_at, expires_at, ended_at)
     select 'US' || lpad($1::text, 24, '0'), id, $2, $3, 'Traktor', 'Läuft.', 'vb', $4::bigint * 100,
       $5, $6, jsonb_strip_nulls(jsonb_build_object('baujahr', $7::int, 'ps', $9::int)), '29221', 'Celle', 'NI', 52.6, 10.1,
       'privat', 'Hof', ''::tsvector, now(), now() + interval '30 days',
       case when $8::int is null then null else now() - $8::int * interval '1 day' end
     from ad_categories where slug = 'traktoren' returning number`,
    [
      insertedCount,
      state,
      row.kind ?? 'biete',
      euros,
      row.unit ?? 'gesamt',
      condition,
      year,
      row.endedDaysAgo ?? null,
      row.horsepower === undefined ? 100 : row.horsepower,
    ],
  );
  return rows[0]?.number ?? 0;
}

async function insertAds(prices: readonly number[], row: Omit<AdRow, 'euros'> = {}) {
  for (const euros of prices) await insertAd({ ...row, euros });
}

async function readUsualPrice(ad: AdRow) {
  const number = await insertAd(ad);
  const response = await api.sendRequest({ url: `/api/kleinanzeigen/ads/${number}` });
  expect(response.statusCode).toBe(200);
  return response.json<AdDetail>().usualPrice;
}

const sevenPrices = [11_000, 12_000, 13_000, 14_000, 15_000, 16_000, 17_000];

describe('the usual price', () => {
  test('is the middle half of live and ended ads, from eight comparable ads on', async () => {
    await insertAds(sevenPrices);
    expect(await readUsualPrice({ euros: 99_000, year: 1970 })).toBeUndefined();
    expect(await readUsualPrice({ euros: 40_000, kind: 'suche' })).toBeUndefined();
    await insertAds([14_000], { state: 'sold', endedDaysAgo: 300 });
    expect(await readUsualPrice({ euros: 9000 })).toEqual({
      fromCents: 1_300_000,
      toCents: 1_500_000,
      ads: 8,
    });
  });

  test.each<[string, Omit<AdRow, 'euros'>]>([
    ['much older machines', { year: 1990 }],
    ['much stronger machines', { horsepower: 180 }],
    ['broken machines', { condition: 'defekt' }],
    ['prices per hour', { unit: 'Stunde' }],
    ['wanted ads', { kind: 'suche' }],
    ['drafts and blocked ads', { state: 'blocked' }],
  ])('does not count %s', async (_name, row) => {
    await insertAds(sevenPrices);
    await insertAds([14_000], row);
    expect(await readUsualPrice({ euros: 12_000 })).toBeUndefined();
  });

  test('is not stated for goods without year and power', async () => {
    await insertAds([...sevenPrices, 14_000]);
    expect(await readUsualPrice({ euros: 12_000, horsepower: null })).toBeUndefined();
    expect(await readUsualPrice({ euros: 12_000 })).toMatchObject({ ads: 8 });
  });

  test('is not stated when prices differ by more than a factor of three', async () => {
    await insertAds([1000, 2000, 3000, 4000, 10_000, 12_000, 14_000, 20_000]);
    expect(await readUsualPrice({ euros: 12_000 })).toBeUndefined();
  });

  test.each([
    [1_234_500, 1_200_000],
    [99_600, 100_000],
    [850, 900],
    [6400, 6400],
  ])('rounds %i cents to %i', (cents, expected) => {
    expect(roundCents(cents)).toBe(expected);
  });
});
