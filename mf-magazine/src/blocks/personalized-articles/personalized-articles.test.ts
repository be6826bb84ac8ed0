import { startFakeContentService } from '#samples/fake-content-service.ts';
import { loadContext } from '#samples/load-context.ts';
import { modelOf, raw } from '#samples/raw-block.ts';
import { story, uuid } from '#samples/story-records.ts';
import {
  loadPersonalizedArticles,
  parsePersonalizedArticles,
} from './personalized-articles.block.server.ts';

test.each([
  [{}, 4],
  [{ count: '6' }, 6],
  [{ count: 0 }, 2],
  [{ count: 99, title: {} }, 8],
])('%j shows %d', (fields, count) => {
  expect(modelOf(parsePersonalizedArticles(raw(fields)))).toEqual({
    title: 'Für Sie ausgesucht',
    count,
  });
});

test('enough of every section travels, sections of sub-categories too, and no more', async () => {
  const article = (number: number, category: string) =>
    story(`artikel/${number}`, { component: 'article', category, headline: String(number) });
  const service = await startFakeContentService([
    story(
      'thema/a',
      { component: 'category', headline: 'A', subCategories: [uuid(2)] },
      { uuid: uuid(1) },
    ),
    story('thema/a/b', { component: 'category', headline: 'B' }, { uuid: uuid(2) }),
    story('thema/leer', { component: 'category', headline: 'Leer' }, { uuid: uuid(3) }),
    ...[1, 2, 3, 4].map((number) => article(number, uuid(2))),
  ]);
  const { topics, pool } = await loadPersonalizedArticles(
    { title: 'T', count: 2 },
    loadContext(service.endpoint),
  );
  await service.close();
  expect(topics).toEqual([{ uuid: uuid(1), id: 'a', name: 'A' }]);
  expect(pool.map(({ headline, topics: own }) => [headline, own])).toEqual([
    ['1', [uuid(1)]],
    ['2', [uuid(1)]],
  ]);
});
