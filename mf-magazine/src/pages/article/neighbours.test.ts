import { contentReader } from '#data/content-reader.server.ts';
import { readDirectory } from '#data/directory.server.ts';
import { parseArticle } from '#data/article.parse.ts';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { loadContext } from '#samples/load-context.ts';
import { story, uuid } from '#samples/story-records.ts';
import { readNeighbours } from './neighbours.server.ts';

let service: FakeContentService;
beforeAll(async () => {
  const article = (number: number, category: string) =>
    story(`artikel/${number}`, { component: 'article', headline: String(number), category });
  service = await startFakeContentService([
    story(
      'thema/a',
      { component: 'category', headline: 'A', subCategories: [uuid(2)] },
      { uuid: uuid(1) },
    ),
    story('thema/a/b', { component: 'category', headline: 'B' }, { uuid: uuid(2) }),
    article(1, uuid(1)),
    article(2, uuid(2)),
    article(3, uuid(9)),
    article(4, uuid(1)),
  ]);
});
afterAll(() => service.close());

async function neighboursOf(slug: string) {
  const content = contentReader(loadContext(service.endpoint));
  const directory = await readDirectory(content);
  const found = await content.story(slug);
  const article = found && parseArticle(found, directory);
  if (!article) throw new Error(slug);
  const { newer, older } = await readNeighbours(content, directory, article);
  return [newer?.headline, older?.headline];
}

test('the articles around it in its section, sub-categories included', async () => {
  expect(await neighboursOf('artikel/2')).toEqual(['1', '4']);
  expect(await neighboursOf('artikel/1')).toEqual([undefined, '2']);
  expect(await neighboursOf('artikel/4')).toEqual(['2', undefined]);
});

test('without a section there are none', async () => {
  expect(await neighboursOf('artikel/3')).toEqual([undefined, undefined]);
});
