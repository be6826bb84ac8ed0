import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { AdDetail, AdFacet, AdList } from '@gruenland/shared-contracts/api/ads.ts';
import { categoriesWithAttributes } from '@gruenland/shared-contracts/ads/attributes.ts';

import { addDemoAds } from '#demo/demo-ads.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addDemoAds(api.database.drizzle);
});
afterAll(() => api?.end());

async function listAds(query = ''): Promise<AdList> {
  const response = await api.sendRequest({ url: `/api/kleinanzeigen/ads?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function readAd(number: number) {
  const response = await api.sendRequest({ url: `/api/kleinanzeigen/ads/${number}` });
  return { status: response.statusCode, body: response.json<AdDetail>() };
}

const getChoices = ({ facets }: AdList, name: string) => {
  const facet = facets.find((listedFacet) => listedFacet.name === name);
  return facet?.kind === 'choice' ? facet.options : [];
};

describe('the demo ads', () => {
  test('number over 400 in many categories and are not added twice', async () => {
    await addDemoAds(api.database.drizzle);
    const { rows } = await api.database.pool.query<{ ads: number; categories: number }>(
      `SELECT count(*)::int AS ads, count(DISTINCT category_id)::int AS categories FROM ads`,
    );
    expect(rows[0]?.ads).toBeGreaterThanOrEqual(400);
    expect(rows[0]?.ads).toBeLessThan(800);
    expect(rows[0]?.categories).toBeGreaterThanOrEqual(30);
  });

  test('use existing categories and their attributes', async () => {
    const response = await api.sendRequest({ url: '/api/kleinanzeigen/categories' });
    const slugs = response.json<{ slug: string }[]>().map(({ slug }) => slug);
    for (const slug of categoriesWithAttributes) expect(slugs).toContain(slug);
  });
});

describe('GET /api/kleinanzeigen/ads', () => {
  test('returns the newest first, page by page', async () => {
    const firstPage = await listAds();
    const secondPage = await listAds('seite=2');
    expect(firstPage.ads).toHaveLength(24);
    expect(firstPage.pages).toBe(Math.ceil(firstPage.total / 24));
    const dates = [...firstPage.ads, ...secondPage.ads].map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set([...firstPage.ads, ...secondPage.ads].map(({ number }) => number)).size).toBe(
      48,
    );
  });

  test('a category includes its descendants and counts its children', async () => {
    const allAds = await listAds();
    const machineAds = await listAds('kategorie=landtechnik');
    const tractorAds = await listAds('kategorie=traktoren');
    const topCategory = allAds.categories.find(({ slug }) => slug === 'landtechnik');
    expect(machineAds.total).toBe(topCategory?.count);
    const childCategory = machineAds.categories.find(({ slug }) => slug === 'traktoren');
    expect(tractorAds.total).toBe(childCategory?.count);
    expect(tractorAds.total).toBeGreaterThan(5);
    expect(tractorAds.trail.map(({ slug }) => slug)).toEqual(['landtechnik', 'traktoren']);
    expect(allAds.categories.reduce((sum, { count }) => sum + count, 0)).toBe(allAds.total);
  });

  test('a legacy category stays readable, but only the one that replaced it can be chosen', async () => {
    const { total, ads } = await listAds('kategorie=schlepper');
    expect(total).toBeGreaterThan(0);
    expect(ads[0]?.highlights.length).toBeGreaterThan(0);
    const { categories } = await listAds('kategorie=landtechnik');
    expect(categories.map(({ slug }) => slug)).not.toContain('schlepper');
    const [legacyAd] = ads;
    const title = encodeURIComponent(legacyAd?.title ?? '');
    const tractorAds = await listAds(`kategorie=traktoren&q=${title}`);
    expect(tractorAds.ads.map(({ number }) => number)).toContain(legacyAd?.number);
  });

  test('returns 404 for an unknown category', async () => {
    const response = await api.sendRequest({
      url: '/api/kleinanzeigen/ads?kategorie=gibt-es-nicht',
    });
    expect(response.statusCode).toBe(404);
  });

  test('the count of a choice equals the number of ads it leaves', async () => {
    const tractorAds = await listAds('kategorie=traktoren');
    const brands = getChoices(tractorAds, 'a-marke');
    expect(brands.length).toBeGreaterThan(3);
    for (const { value, count } of brands) {
      const narrowedList = await listAds(
        `kategorie=traktoren&a-marke=${encodeURIComponent(value)}`,
      );
      expect(narrowedList.total).toBe(count);
      // With one brand selected, the other brands stay selectable and show how many ads each would
      // add.
      expect(getChoices(narrowedList, 'a-marke').map((choice) => choice.count)).toEqual(
        brands.map((choice) => choice.count),
      );
    }
    const twoBrandsList = await listAds('kategorie=traktoren&a-marke=Fendt&a-marke=Steyr');
    const getCount = (name: string) => brands.find(({ value }) => value === name)?.count ?? 0;
    expect(twoBrandsList.total).toBe(getCount('Fendt') + getCount('Steyr'));
  });

  test('combines filters by kind, seller, price and attribute ranges', async () => {
    const { ads, total } = await listAds(
      'kategorie=traktoren&art=biete&anbieter=privat&preis-von=20000&preis-bis=90000&a-ps-von=90&a-ps-bis=135&a-allrad=ja',
    );
    expect(total).toBeGreaterThan(0);
    for (const ad of ads) {
      expect(ad).toMatchObject({ kind: 'biete', seller: 'privat' });
      expect(ad.priceCents).toBeGreaterThanOrEqual(2_000_000);
      expect(ad.priceCents).toBeLessThanOrEqual(9_000_000);
    }
  });

  test.each([
    ['preis-bis=4.300', 'preis-bis=4300'],
    ['preis-von=12.500,50', 'preis-von=12500.5'],
    ['preis-bis=10000%20%E2%82%AC', 'preis-bis=10000'],
    ['kategorie=traktoren&a-stunden-bis=4.300', 'kategorie=traktoren&a-stunden-bis=4300'],
  ])('parses the German number format %s', async (germanQuery, plainQuery) => {
    const foundAds = await listAds(germanQuery);
    expect(foundAds.total).toBe((await listAds(plainQuery)).total);
    expect(foundAds.total).toBeGreaterThan(0);
    expect(foundAds.total).toBeLessThan(
      (await listAds(germanQuery.replace(/&?\w+-(?:stunden-)?(?:von|bis)=.*/u, ''))).total,
    );
  });

  test.each([
    ['preis-von=5000&preis-bis=100', 'preis-von=100&preis-bis=5000'],
    [
      'kategorie=traktoren&a-ps-von=135&a-ps-bis=90',
      'kategorie=traktoren&a-ps-von=90&a-ps-bis=135',
    ],
  ])('swaps the ends of the range %s', async (swappedQuery, orderedQuery) => {
    const [foundAds, expectedAds] = [await listAds(swappedQuery), await listAds(orderedQuery)];
    expect(foundAds.total).toBe(expectedAds.total);
    expect(foundAds.total).toBeGreaterThan(0);
    expect(foundAds.facets).toEqual(expectedAds.facets);
  });

  test('ignores values that are too long', async () => {
    const total = (await listAds('kategorie=traktoren')).total;
    expect((await listAds(`kategorie=traktoren&a-marke=${'x'.repeat(101)}`)).total).toBe(total);
    expect((await listAds(`fremd=${'x'.repeat(500)}&kategorie=traktoren`)).total).toBe(total);
  });

  test('finds words in either spelling', async () => {
    const foundAds = await listAds('q=guellefass');
    expect(foundAds.total).toBeGreaterThan(0);
    expect((await listAds('q=G%C3%BCllefass')).total).toBe(foundAds.total);
    expect((await listAds('q=%27%29%3B%20drop%20%26%7C')).total).toBe(0);
  });

  test('restricts to a radius around a place, nearest first', async () => {
    const { near, ads, total } = await listAds('ort=87435&umkreis=200&sortierung=entfernung');
    expect(near).toEqual({ place: 'Kempten', postcode: '87435', radius: 200 });
    expect(total).toBeGreaterThan(3);
    const distances = ads.map(({ distance }) => distance ?? NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThanOrEqual(200_000);
    expect((await listAds('ort=Kempten&umkreis=200')).total).toBe(total);
  });

  test.each(['ort=Nirgendheim', 'preis-von=viel', 'seite=0', 'art=quatsch', 'q=', 'umkreis=-5'])(
    'ignores %s',
    async (query) => {
      expect((await listAds(query)).total).toBe((await listAds()).total);
    },
  );

  test('free ads match any maximum price and no minimum price', async () => {
    const readPriceKinds = async (query: string) =>
      new Set((await listAds(`${query}&anzahl=48`)).ads.map(({ priceKind }) => priceKind));
    expect(await readPriceKinds('preis-bis=0,01')).toEqual(new Set(['zu_verschenken']));
    const { total } = await listAds('preis-bis=100');
    const pricedAds = await listAds('preis-von=0,01&preis-bis=100');
    expect(total).toBe(pricedAds.total + (await listAds('preis-bis=0,01')).total);
    expect((await readPriceKinds('preis-von=0,01&preis-bis=100')).has('zu_verschenken')).toBe(
      false,
    );
    expect((await listAds('sortierung=preis-auf')).ads[0]?.priceKind).toBe('zu_verschenken');
  });

  test('sorts by price, free ads first, ads without a price last', async () => {
    const { ads } = await listAds('kategorie=rinder&sortierung=preis-auf');
    const prices = ads.map(({ priceKind, priceCents }) =>
      priceKind === 'zu_verschenken' ? 0 : (priceCents ?? Infinity),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('a range facet contains the requested range', async () => {
    const { facets } = await listAds('kategorie=traktoren&a-ps-von=100');
    const powerFacet = facets.find((facet): facet is AdFacet => facet.name === 'a-ps');
    expect(powerFacet).toMatchObject({ kind: 'range', unit: 'PS', from: 100, to: null });
  });
});

describe('GET /api/kleinanzeigen/ads/:number', () => {
  test('returns the whole ad with similar ones', async () => {
    const { status, body } = await readAd(1);
    expect(status).toBe(200);
    expect(body.slug).toBe('traktor-fendt-farmer-2-s-mit-frontlader-kempten-1');
    expect(body.facts).toContainEqual({ label: 'Leistung', value: '38\u00a0PS (28\u00a0kW)' });
    expect(body.similar).toHaveLength(4);
    expect(body.similar.map(({ number }) => number)).not.toContain(1);
    expect(body.pictures[0]?.src).toMatch(/^\/f\/100001\/2400x1600\/[0-9a-f]{10}\/traktor-/u);
  });

  test('returns 404 for an unknown number', async () => {
    expect((await readAd(999_999)).status).toBe(404);
  });

  test('returns 404 for drafts and rejected ads, 410 for removed ones', async () => {
    for (const [state, status] of [
      ['draft', 404],
      ['review', 404],
      ['rejected', 404],
      ['blocked', 410],
      ['deleted', 410],
    ] as const) {
      await runSql(api, `UPDATE ads SET state = '${state}' WHERE number = 2`);
      expect((await readAd(2)).status).toBe(status);
      expect((await listAds('q=211')).ads.map(({ number }) => number)).not.toContain(2);
    }
  });

  test('returns an ended ad for thirty days and 410 afterwards', async () => {
    const setAdEndDaysAgo = (days: number) =>
      runSql(
        api,
        `UPDATE ads SET state = 'sold', ended_at = now() - interval '${days} days' WHERE number = 3`,
      );
    await setAdEndDaysAgo(29);
    expect(await readAd(3)).toMatchObject({ status: 200, body: { state: 'sold' } });
    await setAdEndDaysAgo(31);
    expect((await readAd(3)).status).toBe(410);
  });
});
