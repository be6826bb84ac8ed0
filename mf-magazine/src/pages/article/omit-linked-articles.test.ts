import type { ArticleTeaser } from '#model/teaser.ts';
import { omitLinkedArticles } from './omit-linked-articles.server.ts';

const teasers = ['heu', 'stroh'].map(
  (slug) => ({ href: `/artikel/${slug}`, headline: slug }) as ArticleTeaser,
);
const linkBlock = {
  _uid: 'a',
  component: 'related_links',
  links: [
    {
      _uid: 'b',
      component: 'related_link',
      label: 'Heu',
      link: { linktype: 'url', url: '/artikel/heu' },
    },
  ],
};
const getHeadlines = (text: Parameters<typeof omitLinkedArticles>[1]) =>
  omitLinkedArticles(teasers, text).map(({ headline }) => headline);

test('leaves out articles to which the text links already', () => {
  expect(getHeadlines([linkBlock])).toEqual(['stroh']);
});

test('keeps all articles without such links', () => {
  expect(getHeadlines([])).toEqual(['heu', 'stroh']);
  expect(getHeadlines([{ ...linkBlock, links: [] }])).toEqual(['heu', 'stroh']);
});
