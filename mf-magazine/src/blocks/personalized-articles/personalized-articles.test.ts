import { startFakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { story, uuid } from '#samples/story-records.ts';
import {
  loadPersonalizedArticles,
  parsePersonalizedArticles,
} from './personalized-articles.block.server.ts';

test.each([
  [{}, 4],
  [{ count: '6' }, 6],
  [{ count: 0 }, 3],
  [{ count: 99, title: {} }, 12],
  [{ category: {}, days: 'bald' }, 4],
])('%j shows %d articles', (fields, count) => {
  expect(getModel(parsePersonalizedArticles(createRawBlock(fields)))).toEqual({
    title: 'Für Sie ausgesucht',
    count,
    category: undefined,
    days: undefined,
  });
});

test('keeps enough articles of every section, including sub-categories, and no more', async () => {
  const createArticle = (number: number, category: string) =>
    story(`artikel/${number}`, { component: 'article', category, headline: String(number) });
  const service = await startFakeContentService([
    story(
      'thema/a',
      { component: 'category', headline: 'A', subCategories: [uuid(2)] },
      { uuid: uuid(1) },
    ),
    story('thema/a/b', { component: 'category', headline: 'B' }, { uuid: uuid(2) }),
    story('thema/leer', { component: 'category', headline: 'Leer' }, { uuid: uuid(3) }),
    ...[1, 2, 3, 4].map((number) => createArticle(number, uuid(2))),
  ]);
  const { topics, candidates } = await loadPersonalizedArticles(
    { title: 'T', count: 2 },
    createLoadContext(service.endpoint),
  );
  await service.close();
  expect(topics).toEqual([{ uuid: uuid(1), id: 'a', name: 'A' }]);
  expect(
    candidates.map(({ headline, topics: articleTopics }) => [headline, articleTopics]),
  ).toEqual([
    ['1', [uuid(1)]],
    ['2', [uuid(1)]],
  ]);
});

test('keeps only recent articles of the category, without the current article', async () => {
  const createArticle = (name: string, category: string, date: string) =>
    story(`artikel/${name}`, { component: 'article', category, headline: name, date });
  const service = await startFakeContentService([
    story(
      'thema/a',
      { component: 'category', headline: 'A', subCategories: [uuid(2)] },
      { uuid: uuid(1) },
    ),
    story('thema/a/b', { component: 'category', headline: 'B' }, { uuid: uuid(2) }),
    story('thema/c', { component: 'category', headline: 'C' }, { uuid: uuid(3) }),
    createArticle('hier', uuid(1), '2099-01-02 05:00'),
    createArticle('jung', uuid(2), '2099-01-01 05:00'),
    createArticle('fremd', uuid(3), '2099-01-01 05:00'),
    createArticle('alt', uuid(1), '2001-01-01 05:00'),
  ]);
  const model = getModel(
    parsePersonalizedArticles(createRawBlock({ category: uuid(1), days: '30' })),
  );
  const { topics, candidates } = await loadPersonalizedArticles(
    model,
    createLoadContext(service.endpoint, { path: '/artikel/hier' }),
  );
  await service.close();
  expect(candidates.map(({ headline }) => headline)).toEqual(['jung']);
  expect(topics.map(({ name }) => name)).toEqual(['A']);
});
