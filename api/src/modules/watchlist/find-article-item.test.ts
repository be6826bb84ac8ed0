import { expect, test } from '@jest/globals';

import { createArticleItemFinder } from './find-article-item.ts';

const findArticle = (lead: string) =>
  createArticleItemFinder({
    loadStoryContent: async (slug: string) =>
      slug === 'artikel/heu' ? { component: 'article', headline: 'Heu', lead } : null,
  } as unknown as Parameters<typeof createArticleItemFinder>[0]);

test('finds an article by its slug and shows its lead', async () => {
  expect(await findArticle('Trocken lagern.')('heu')).toEqual({
    title: 'Heu',
    path: '/artikel/heu',
    facts: ['Trocken lagern.'],
    state: null,
  });
  expect(await findArticle('')('stroh')).toBeNull();
});

test('cuts a long lead after a word', async () => {
  const item = await findArticle(`${'Heu und Stroh. '.repeat(12)}Ende`)('heu');
  const [fact] = item!.facts;
  expect(fact).toMatch(/(?:Heu|und|Stroh\.) …$/);
  expect(fact!.length).toBeLessThanOrEqual(162);
});
