import { createContentRead } from '#content/content-read.ts';
import { startSearchProcess } from '#testing/search-process.ts';
import type { SearchProcess } from '#testing/search-process.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { noteSlugs } from './content-slug.repository.ts';
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

const storyAt = async (slug: string) =>
  (await api.ask({ url: `/api/content/slugs?slug=${slug}` })).json();

test('what the content service has published is known by its address', async () => {
  const access = { endpoint: `${embedded.url}/v2`, token: 'embedded-public', rateLimit: 0 };
  const slugs = await readSlugs(createContentRead(access), AbortSignal.timeout(5000));
  await noteSlugs(api.database.drizzle, slugs);
  expect(slugs.length).toBeGreaterThan(60);
  const found = slugs.find(({ slug }) => slug === 'artikel/das-fuenfte-glied');
  expect(await storyAt('artikel/das-fuenfte-glied')).toEqual({ story: found?.story });
  expect(await storyAt('artikel')).toEqual({ story: null });
});

test('a story that moved is known at both addresses, a new one takes the old address over', async () => {
  const [one, two] = [
    '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002',
  ];
  const note = (slug: string, story: string) => noteSlugs(api.database.drizzle, [{ slug, story }]);
  await note('artikel/alt', one);
  await note('artikel/neu', one);
  expect(await storyAt('artikel/alt')).toEqual({ story: one });
  expect(await storyAt('artikel/neu')).toEqual({ story: one });
  await note('artikel/alt', two);
  expect(await storyAt('artikel/alt')).toEqual({ story: two });
});

test.each(['', '../x', 'a//b', 'x'.repeat(400)])('%j is no address', async (slug) => {
  const url = `/api/content/slugs?slug=${encodeURIComponent(slug)}`;
  expect((await api.ask({ url })).statusCode).toBe(400);
});
