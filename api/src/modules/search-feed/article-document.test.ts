import { expect, test } from '@jest/globals';

import type { Story } from '@gruenland/shared-contracts/content/story.ts';

import { buildArticleDocument } from './article-document.ts';

const directory = {
  categories: new Map([['k', { lvl0: 'Landtechnik', lvl1: 'Landtechnik > Erntetechnik' }]]),
  authors: new Map([['a', 'Korbinian Auer']]),
};

const createStory = (content: object): Story =>
  ({
    uuid: 'u',
    name: 'Name',
    full_slug: 'artikel/drescher',
    first_published_at: '2026-11-05T14:00:00.000Z',
    content: { component: 'article', ...content },
  }) as unknown as Story;

test('the document of an article has its text, category and authors', () => {
  const document = buildArticleDocument(
    createStory({
      headline: 'Was der Drescher verschweigt',
      kicker: 'Gebrauchtkauf',
      lead: 'Im Winter',
      kind: 'reportage',
      category: 'k',
      authors: ['a', 'unbekannt'],
      date: '2026-11-05 14:00',
      hero: { filename: 'https://a.example/f/bild.jpg', alt: 'Ein Drescher' },
      body: [
        {
          component: 'article_section',
          headline: 'Zwei Uhren',
          text: {
            type: 'doc',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: 'Die' }] },
              { type: 'text', text: 'Trommelstunden', marks: [{ type: 'bold' }] },
            ],
          },
        },
      ],
    }),
    directory,
  );
  expect(document).toEqual({
    objectID: 'u',
    kind: 'articles',
    title: 'Was der Drescher verschweigt',
    path: '/artikel/drescher',
    kicker: 'Gebrauchtkauf',
    lead: 'Im Winter',
    text: 'Zwei Uhren Die Trommelstunden',
    category: { lvl0: 'Landtechnik', lvl1: 'Landtechnik > Erntetechnik' },
    date: Date.parse('2026-11-05T14:00Z') / 1000,
    picture: { filename: 'https://a.example/f/bild.jpg', alt: 'Ein Drescher' },
    form: 'reportage',
    authors: ['Korbinian Auer'],
  });
});

test('other stories have no document; missing fields are omitted', () => {
  expect(buildArticleDocument(createStory({ component: 'page' }), directory)).toBeNull();
  const emptyDocument = buildArticleDocument(createStory({}), directory);
  expect(emptyDocument).toMatchObject({ title: 'Name', authors: [], form: 'artikel' });
  expect(emptyDocument).not.toHaveProperty('category');
});
