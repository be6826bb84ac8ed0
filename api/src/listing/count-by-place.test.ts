import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { PlaceCounts } from '@gruenland/shared-contracts/api/place-counts.ts';

import { addDemoAds } from '#demo/demo-ads.ts';
import { addSampleEvents } from '#demo/events/add-sample-events.ts';
import { addSampleJobs } from '#demo/jobs/add-sample-jobs.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addDemoAds(api.database.drizzle);
  await addSampleEvents(api.database.drizzle);
  await addSampleJobs(api.database.drizzle);
});
afterAll(() => api?.end());

interface ListedEntry {
  readonly postcode: string | null;
  readonly place?: string;
  readonly city?: string | null;
}

interface ListPage {
  readonly total: number;
  readonly pages: number;
  readonly ads?: readonly ListedEntry[];
  readonly events?: readonly ListedEntry[];
  readonly jobs?: readonly ListedEntry[];
}

async function readBody<Body>(url: string): Promise<Body> {
  const response = await api.sendRequest({ url });
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** Counts the entries on all pages of a list by postcode and place. */
async function countListedPlaces(path: string, filter: string) {
  const counts = new Map<string, number>();
  const { pages } = await readBody<ListPage>(`${path}?${filter}`);
  for (let page = 1; page <= pages; page += 1) {
    const list = await readBody<ListPage>(`${path}?${filter}&seite=${page}`);
    for (const { postcode, ...entry } of list.ads ?? list.events ?? list.jobs ?? []) {
      const place = entry.place ?? entry.city;
      if (postcode === null || !place) continue;
      const key = `${postcode} ${place}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

test.each([
  ['/api/kleinanzeigen/ads', '/api/kleinanzeigen/places', 'kategorie=landtechnik&art=biete'],
  ['/api/kleinanzeigen/ads', '/api/kleinanzeigen/places', 'ort=87435&umkreis=100'],
  ['/api/events', '/api/events/places', 'kategorie=kurs'],
  ['/api/events', '/api/events/places', 'ort=29221&umkreis=200&frei=1'],
  ['/api/jobs', '/api/jobs/places', 'anstellung=vollzeit'],
  ['/api/jobs', '/api/jobs/places', 'ort=34117&umkreis=200'],
])('the entries of %s are those of %s with %s', async (listPath, placesPath, filter) => {
  const { places, total, near } = await readBody<PlaceCounts>(`${placesPath}?${filter}`);
  const list = await readBody<ListPage>(`${listPath}?${filter}`);
  expect(total).toBe(list.total);
  expect(total).toBeGreaterThan(0);
  const counts = new Map(
    places.map(({ postcode, place, count }) => [`${postcode} ${place}`, count]),
  );
  expect(counts).toEqual(await countListedPlaces(listPath, filter));
  const listedCounts = places.map(({ count }) => count);
  expect(listedCounts).toEqual(listedCounts.toSorted((a, b) => b - a));
  expect(near?.postcode ?? null).toBe(new URLSearchParams(filter).get('ort'));
});

test.each(['/api/kleinanzeigen/places', '/api/jobs/places'])(
  'postcode and name of a place of %s mean this place, also abroad',
  async (path) => {
    const { places } = await readBody<PlaceCounts>(path);
    expect(places.length).toBeGreaterThan(10);
    for (const { postcode, place, count } of places) {
      const query = new URLSearchParams({ ort: `${postcode} ${place}`, umkreis: '10' });
      const nearby = await readBody<PlaceCounts>(`${path}?${query}`);
      expect([postcode, nearby.near?.postcode]).toEqual([postcode, postcode]);
      expect(nearby.total).toBeGreaterThanOrEqual(count);
    }
  },
);

test('coordinates are exact to about a kilometre', async () => {
  const { places } = await readBody<PlaceCounts>('/api/kleinanzeigen/places');
  for (const { lat, lng } of places)
    for (const degrees of [lat, lng])
      expect(Math.abs(degrees * 100 - Math.round(degrees * 100))).toBeLessThan(1e-6);
});

test('a list without entries has no places', async () => {
  expect(await readBody('/api/jobs/places?q=xyzxyz')).toEqual({ places: [], total: 0, near: null });
  const unknown = await api.sendRequest({ url: '/api/kleinanzeigen/places?kategorie=nirgends' });
  expect(unknown.statusCode).toBe(404);
});
