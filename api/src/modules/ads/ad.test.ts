import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { AdDetail, AdFacet, AdList } from '@gruenland/shared-contracts/api/ads.ts';
import { categoriesWithAttributes } from '@gruenland/shared-contracts/ads/attributes.ts';

import { addDemoAds } from '#demo/demo-ads.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addDemoAds(api.database.drizzle);
});
afterAll(() => api?.end());

async function list(query = ''): Promise<AdList> {
  const answer = await api.ask({ url: `/api/kleinanzeigen/ads?${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function read(number: number) {
  const answer = await api.ask({ url: `/api/kleinanzeigen/ads/${number}` });
  return { status: answer.statusCode, body: answer.json<AdDetail>() };
}

const getChoices = ({ facets }: AdList, name: string) => {
  const facet = facets.find((each) => each.name === name);
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
    const answer = await api.ask({ url: '/api/kleinanzeigen/categories' });
    const slugs = answer.json<{ slug: string }[]>().map(({ slug }) => slug);
    for (const slug of categoriesWithAttributes) expect(slugs).toContain(slug);
  });
});

describe('GET /api/kleinanzeigen/ads', () => {
  test('returns the newest first, page by page', async () => {
    const first = await list();
    const second = await list('seite=2');
    expect(first.ads).toHaveLength(24);
    expect(first.pages).toBe(Math.ceil(first.total / 24));
    const dates = [...first.ads, ...second.ads].map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set([...first.ads, ...second.ads].map(({ number }) => number)).size).toBe(48);
  });

  test('a category includes its descendants and counts its children', async () => {
    const all = await list();
    const machines = await list('kategorie=landtechnik');
    const tractors = await list('kategorie=traktoren');
    const top = all.categories.find(({ slug }) => slug === 'landtechnik');
    expect(machines.total).toBe(top?.count);
    const below = machines.categories.find(({ slug }) => slug === 'traktoren');
    expect(tractors.total).toBe(below?.count);
    expect(tractors.total).toBeGreaterThan(5);
    expect(tractors.trail.map(({ slug }) => slug)).toEqual(['landtechnik', 'traktoren']);
    expect(all.categories.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  });

  test('a legacy category stays readable', async () => {
    const { total, ads } = await list('kategorie=schlepper');
    expect(total).toBeGreaterThan(0);
    expect(ads[0]?.highlights.length).toBeGreaterThan(0);
  });

  test('returns 404 for an unknown category', async () => {
    const answer = await api.ask({ url: '/api/kleinanzeigen/ads?kategorie=gibt-es-nicht' });
    expect(answer.statusCode).toBe(404);
  });

  test('the count of a choice equals the number of ads it leaves', async () => {
    const tractors = await list('kategorie=traktoren');
    const brands = getChoices(tractors, 'a-marke');
    expect(brands.length).toBeGreaterThan(3);
    for (const { value, count } of brands) {
      const narrowed = await list(`kategorie=traktoren&a-marke=${encodeURIComponent(value)}`);
      expect(narrowed.total).toBe(count);
      // Other brands remain selectable and show how many ads each would add.
      expect(getChoices(narrowed, 'a-marke').map((each) => each.count)).toEqual(
        brands.map((each) => each.count),
      );
    }
    const two = await list('kategorie=traktoren&a-marke=Fendt&a-marke=Steyr');
    const getCount = (name: string) => brands.find(({ value }) => value === name)?.count ?? 0;
    expect(two.total).toBe(getCount('Fendt') + getCount('Steyr'));
  });

  test('combines filters by kind, seller, price and attribute ranges', async () => {
    const { ads, total } = await list(
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
  ])('parses the German number format %s', async (written, plain) => {
    const found = await list(written);
    expect(found.total).toBe((await list(plain)).total);
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan(
      (await list(written.replace(/&?\w+-(?:stunden-)?(?:von|bis)=.*/u, ''))).total,
    );
  });

  test.each([
    ['preis-von=5000&preis-bis=100', 'preis-von=100&preis-bis=5000'],
    [
      'kategorie=traktoren&a-ps-von=135&a-ps-bis=90',
      'kategorie=traktoren&a-ps-von=90&a-ps-bis=135',
    ],
  ])('swaps the ends of the range %s', async (turned, plain) => {
    const [found, expected] = [await list(turned), await list(plain)];
    expect(found.total).toBe(expected.total);
    expect(found.total).toBeGreaterThan(0);
    expect(found.facets).toEqual(expected.facets);
  });

  test('ignores values that are too long', async () => {
    const total = (await list('kategorie=traktoren')).total;
    expect((await list(`kategorie=traktoren&a-marke=${'x'.repeat(101)}`)).total).toBe(total);
    expect((await list(`fremd=${'x'.repeat(500)}&kategorie=traktoren`)).total).toBe(total);
  });

  test('finds words in either spelling', async () => {
    const found = await list('q=guellefass');
    expect(found.total).toBeGreaterThan(0);
    expect((await list('q=G%C3%BCllefass')).total).toBe(found.total);
    expect((await list('q=%27%29%3B%20drop%20%26%7C')).total).toBe(0);
  });

  test('restricts to a radius around a place, nearest first', async () => {
    const { near, ads, total } = await list('ort=87435&umkreis=200&sortierung=entfernung');
    expect(near).toEqual({ place: 'Kempten', postcode: '87435', radius: 200 });
    expect(total).toBeGreaterThan(3);
    const distances = ads.map(({ distance }) => distance ?? NaN);
    expect(distances).toEqual(distances.toSorted((left, right) => left - right));
    expect(distances.at(-1)).toBeLessThanOrEqual(200_000);
    expect((await list('ort=Kempten&umkreis=200')).total).toBe(total);
  });

  test.each(['ort=Nirgendheim', 'preis-von=viel', 'seite=0', 'art=quatsch', 'q=', 'umkreis=-5'])(
    'ignores %s',
    async (query) => {
      expect((await list(query)).total).toBe((await list()).total);
    },
  );

  test('free ads match any maximum price and no minimum price', async () => {
    const readPriceKinds = async (query: string) =>
      new Set((await list(`${query}&anzahl=48`)).ads.map(({ priceKind }) => priceKind));
    expect(await readPriceKinds('preis-bis=0,01')).toEqual(new Set(['zu_verschenken']));
    const { total } = await list('preis-bis=100');
    const priced = await list('preis-von=0,01&preis-bis=100');
    expect(total).toBe(priced.total + (await list('preis-bis=0,01')).total);
    expect((await readPriceKinds('preis-von=0,01&preis-bis=100')).has('zu_verschenken')).toBe(
      false,
    );
    expect((await list('sortierung=preis-auf')).ads[0]?.priceKind).toBe('zu_verschenken');
  });

  test('sorts by price, free ads first, ads without a price last', async () => {
    const { ads } = await list('kategorie=rinder&sortierung=preis-auf');
    const prices = ads.map(({ priceKind, priceCents }) =>
      priceKind === 'zu_verschenken' ? 0 : (priceCents ?? Infinity),
    );
    expect(prices).toEqual(prices.toSorted((left, right) => left - right));
  });

  test('a range facet contains the requested range', async () => {
    const { facets } = await list('kategorie=traktoren&a-ps-von=100');
    const power = facets.find((facet): facet is AdFacet => facet.name === 'a-ps');
    expect(power).toMatchObject({ kind: 'range', unit: 'PS', from: 100, to: null });
  });
});

describe('GET /api/kleinanzeigen/ads/:number', () => {
  test('returns the whole ad with similar ones', async () => {
    const { status, body } = await read(1);
    expect(status).toBe(200);
    expect(body.slug).toBe('traktor-fendt-farmer-2-s-mit-frontlader-kempten-1');
    expect(body.facts).toContainEqual({ label: 'Leistung', value: '38\u00a0PS (28\u00a0kW)' });
    expect(body.similar).toHaveLength(4);
    expect(body.similar.map(({ number }) => number)).not.toContain(1);
    expect(body.pictures[0]?.src).toMatch(/^\/f\/100001\/2400x1600\/[0-9a-f]{10}\/traktor-/u);
  });

  test('returns 404 for an unknown number', async () => {
    expect((await read(999_999)).status).toBe(404);
  });

  test('returns 404 for drafts and rejected ads, 410 for removed ones', async () => {
    for (const [state, status] of [
      ['draft', 404],
      ['review', 404],
      ['rejected', 404],
      ['blocked', 410],
      ['deleted', 410],
    ] as const) {
      await shiftTime(api, `UPDATE ads SET state = '${state}' WHERE number = 2`);
      expect((await read(2)).status).toBe(status);
      expect((await list('q=211')).ads.map(({ number }) => number)).not.toContain(2);
    }
  });

  test('returns an ended ad for thirty days and 410 afterwards', async () => {
    const end = (days: number) =>
      shiftTime(
        api,
        `UPDATE ads SET state = 'sold', ended_at = now() - interval '${days} days' WHERE number = 3`,
      );
    await end(29);
    expect(await read(3)).toMatchObject({ status: 200, body: { state: 'sold' } });
    await end(31);
    expect((await read(3)).status).toBe(410);
  });
});
