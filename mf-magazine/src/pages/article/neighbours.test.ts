import { createContentReader } from '#data/content-reader.server.ts';
import { readDirectory } from '#data/directory.server.ts';
import { parseArticle } from '#data/article.parse.ts';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { story, uuid } from '#samples/story-records.ts';
import { readNeighbours } from './neighbours.server.ts';

let service: FakeContentService;
beforeAll(async () => {
  const createArticle = (number: number, category: string, fields: object = {}) =>
    story(`artikel/${number}`, {
      component: 'article',
      headline: String(number),
      category,
      ...fields,
    });
  const getTimeOfArticle = (number: number) =>
    new Date(Date.UTC(2026, 0, 500 - number)).toISOString();
  const createArticleWithDateField = (number: number) =>
    createArticle(number, uuid(4), {
      date: getTimeOfArticle(number).slice(0, 16).replace('T', ' '),
    });
  service = await startFakeContentService([
    story(
      'thema/a',
      { component: 'category', headline: 'A', subCategories: [uuid(2)] },
      { uuid: uuid(1) },
    ),
    story('thema/a/b', { component: 'category', headline: 'B' }, { uuid: uuid(2) }),
    story('thema/c', { component: 'category', headline: 'C' }, { uuid: uuid(4) }),
    createArticle(1, uuid(1)),
    createArticle(2, uuid(2)),
    createArticle(3, uuid(9)),
    createArticle(4, uuid(1)),
    ...Array.from({ length: 130 }, (_, index) => createArticleWithDateField(100 + index)),
  ]);
});
afterAll(() => service.close());

async function findNeighbours(slug: string) {
  const content = createContentReader(createLoadContext(service.endpoint));
  const directory = await readDirectory(content);
  const foundStory = await content.story(slug);
  const createArticle = foundStory && parseArticle(foundStory, directory);
  if (!createArticle) throw new Error(slug);
  const { newer, older } = await readNeighbours(content, directory, createArticle);
  return [newer?.headline, older?.headline];
}

test('finds the neighbours in the section, including sub-categories', async () => {
  expect(await findNeighbours('artikel/2')).toEqual(['1', '4']);
  expect(await findNeighbours('artikel/1')).toEqual([undefined, '2']);
  expect(await findNeighbours('artikel/4')).toEqual(['2', undefined]);
});

test('finds none without a section', async () => {
  expect(await findNeighbours('artikel/3')).toEqual([undefined, undefined]);
});

test('finds the neighbours of an old article in a large section', async () => {
  expect(await findNeighbours('artikel/198')).toEqual(['197', '199']);
  expect(await findNeighbours('artikel/199')).toEqual(['198', '200']);
  expect(await findNeighbours('artikel/215')).toEqual(['214', '216']);
  expect(await findNeighbours('artikel/229')).toEqual(['228', undefined]);
});
