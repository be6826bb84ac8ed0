import { createContentReader } from '#content/content-reader.ts';
import { startSearchProcess } from '#testing/search-process.ts';
import type { SearchProcess } from '#testing/search-process.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { saveSlugs } from './content-slug.repository.ts';
import { readSlugs } from './slug-feed.ts';

let api: TestApi;
let embeddedServices: SearchProcess;
beforeAll(async () => {
  embeddedServices = await startSearchProcess();
  api = await startTestApi();
});
afterAll(async () => {
  await api?.end();
  await embeddedServices?.end();
});

const findStory = async (slug: string) =>
  (await api.sendRequest({ url: `/api/content/slugs?slug=${slug}` })).json();

test('published stories are found by slug', async () => {
  const contentAccess = {
    endpoint: `${embeddedServices.url}/v2`,
    token: 'embedded-public',
    maxRequestsPerSecond: 0,
  };
  const slugs = await readSlugs(createContentReader(contentAccess), AbortSignal.timeout(5000));
  await saveSlugs(api.database.drizzle, slugs);
  expect(slugs.length).toBeGreaterThan(60);
  const savedSlug = slugs.find(({ slug }) => slug === 'artikel/das-fuenfte-glied');
  expect(await findStory('artikel/das-fuenfte-glied')).toEqual({ story: savedSlug?.story });
  expect(await findStory('artikel')).toEqual({ story: null });
});

test('a moved story is found by both slugs until another story uses the old one', async () => {
  const [firstStoryUuid, secondStoryUuid] = [
    '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002',
  ];
  const saveSlug = (slug: string, storyUuid: string) =>
    saveSlugs(api.database.drizzle, [{ slug, story: storyUuid }]);
  await saveSlug('artikel/alt', firstStoryUuid);
  await saveSlug('artikel/neu', firstStoryUuid);
  expect(await findStory('artikel/alt')).toEqual({ story: firstStoryUuid });
  expect(await findStory('artikel/neu')).toEqual({ story: firstStoryUuid });
  await saveSlug('artikel/alt', secondStoryUuid);
  expect(await findStory('artikel/alt')).toEqual({ story: secondStoryUuid });
});

test.each(['', '../x', 'a//b', 'x'.repeat(400)])('%j is not a valid slug', async (slug) => {
  const url = `/api/content/slugs?slug=${encodeURIComponent(slug)}`;
  expect((await api.sendRequest({ url })).statusCode).toBe(400);
});
