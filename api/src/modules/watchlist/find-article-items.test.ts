import { expect, test } from '@jest/globals';

import { Problem } from '#problem.ts';

import { createArticleItemFinder } from './find-article-items.ts';

const createFinder = (lead: string) =>
  createArticleItemFinder({
    loadStoryContent: async (slug: string) => {
      if (slug === 'artikel/gras') throw new Problem('upstream.unavailable');
      return slug === 'artikel/heu' ? { component: 'article', headline: 'Heu', lead } : null;
    },
  } as unknown as Parameters<typeof createArticleItemFinder>[0]);

test('finds articles by their slugs and shows their leads', async () => {
  const items = await createFinder('Trocken lagern.')(['stroh', 'heu']);
  expect([...items]).toEqual([
    ['heu', { title: 'Heu', path: '/artikel/heu', facts: ['Trocken lagern.'], state: null }],
  ]);
});

test('keeps an article that the content system cannot show at present', async () => {
  const items = await createFinder('')(['gras', 'heu']);
  expect(items.get('gras')).toEqual({ title: null, path: '/artikel/gras', facts: [], state: null });
  expect(items.get('heu')?.title).toBe('Heu');
});

test('cuts a long lead after a word', async () => {
  const items = await createFinder(`${'Heu und Stroh. '.repeat(12)}Ende`)(['heu']);
  const fact = items.get('heu')?.facts[0] ?? '';
  expect(fact).toMatch(/(?:Heu|und|Stroh\.) …$/);
  expect(fact.length).toBeLessThanOrEqual(162);
});
