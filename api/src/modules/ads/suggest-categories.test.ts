import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { AdCategory } from '@gruenland/shared-contracts/api/ad-categories.ts';

import { addDemoAds } from '#demo/demo-ads.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addDemoAds(api.database.drizzle);
});
afterAll(() => api?.end());

async function suggest(text: string): Promise<string[]> {
  const query = new URLSearchParams({ q: text });
  const url = `/api/kleinanzeigen/categories/suggestions?${query}`;
  const response = await api.sendRequest({ url });
  expect(response.statusCode).toBe(200);
  return response.json<AdCategory[]>().map(({ slug }) => slug);
}

test.each([
  ['Presse', 'gruenland-ernte'],
  ['rundballenpresse', 'gruenland-ernte'],
  ['Trecker', 'traktoren'],
  ['Heu', 'heu-stroh'],
  ['Holz', 'brennholz'],
])('suggests for „%s“ among the first two: %s', async (text, slug) => {
  const suggestions = await suggest(text);
  expect(suggestions.slice(0, 2)).toContain(slug);
  expect(suggestions.length).toBeLessThanOrEqual(6);
  expect(new Set(suggestions).size).toBe(suggestions.length);
});

test('suggests only categories in which ads can be placed', async () => {
  const response = await api.sendRequest({ url: '/api/kleinanzeigen/categories' });
  const categories = response.json<AdCategory[]>();
  const suggestions = await suggest('Schlepper');
  expect(suggestions).toContain('traktoren');
  for (const slug of suggestions) {
    const category = categories.find((listed) => listed.slug === slug);
    expect(categories.some(({ parentId }) => parentId === category?.id)).toBe(false);
  }
});

test('suggests nothing for an unknown word, and refuses an empty one', async () => {
  expect(await suggest('Quietschentenkarussell')).toEqual([]);
  const response = await api.sendRequest({ url: '/api/kleinanzeigen/categories/suggestions?q=' });
  expect(response.statusCode).toBe(400);
});
