import { createContentReader } from '#content/content-reader.ts';
import { startSearchProcess } from '#testing/search-process.ts';
import type { SearchProcess } from '#testing/search-process.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { saveSlugs } from './content-slug.repository.ts';
import { readSlugs } from './slug-feed.ts';

let api: TestApi;
let embedded: SearchProcess;
beforeAll(async () => {
  embedded = await startSearchProcess();
  api = await startTestApi();
});
afterAll(async () => {
  await api?.end();
  await embedded?.end();
});

const findStory = async (slug: string) =>
  (await api.ask({ url: `/api/content/slugs?slug=${slug}` })).json();

test('published stories are found by slug', async () => {
  const access = { endpoint: `${embedded.url}/v2`, token: 'embedded-public', rateLimit: 0 };
  const slugs = await readSlugs(createContentReader(access), AbortSignal.timeout(5000));
  await saveSlugs(api.database.drizzle, slugs);
  expect(slugs.length).toBeGreaterThan(60);
  const found = slugs.find(({ slug }) => slug === 'artikel/das-fuenfte-glied');
  expect(await findStory('artikel/das-fuenfte-glied')).toEqual({ story: found?.story });
  expect(await findStory('artikel')).toEqual({ story: null });
});

test('a moved story is found by both slugs until another story uses the old one', async () => {
  const [one, two] = [
    '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002',
  ];
  const saveSlug = (slug: string, story: string) =>
    saveSlugs(api.database.drizzle, [{ slug, story }]);
  await saveSlug('artikel/alt', one);
  await saveSlug('artikel/neu', one);
  expect(await findStory('artikel/alt')).toEqual({ story: one });
  expect(await findStory('artikel/neu')).toEqual({ story: one });
  await saveSlug('artikel/alt', two);
  expect(await findStory('artikel/alt')).toEqual({ story: two });
});

test.each(['', '../x', 'a//b', 'x'.repeat(400)])('%j is not a valid slug', async (slug) => {
  const url = `/api/content/slugs?slug=${encodeURIComponent(slug)}`;
  expect((await api.ask({ url })).statusCode).toBe(400);
});
