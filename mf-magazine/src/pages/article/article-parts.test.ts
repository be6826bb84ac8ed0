import type { Article } from '#model/article.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import type { ArticleFootModel } from './article-foot.ts';
import { createArticleParts } from './article-parts.server.ts';
import type { LinkedArticles } from './article-parts.server.ts';

const createArticle = (): Article =>
  ({ uuid: 'a', kind: 'artikel', body: [], topics: ['Bach'], people: [] }) as unknown as Article;
const createTeaser = (href: string): ArticleTeaser => ({ href }) as unknown as ArticleTeaser;

const related = createTeaser('/artikel/b');
const newer = createTeaser('/artikel/c');
const createLinks = (fields: Partial<LinkedArticles> = {}): LinkedArticles => ({
  related: [related],
  neighbours: { section: 'Wald', newer, older: undefined },
  ...fields,
});

const getModels = (article: Article, links: LinkedArticles) => {
  const { head, foot } = createArticleParts(article, links);
  return [head?.model, foot?.model as ArticleFootModel] as const;
};

test('returns the same models until the article or a linked article changes', () => {
  const article = createArticle();
  const models = getModels(article, createLinks());
  const again = getModels(article, createLinks());
  expect(again[0]).toBe(models[0]);
  expect(again[1]).toBe(models[1]);
  expect(getModels(createArticle(), createLinks())[0]).not.toBe(models[0]);
});

test.each([
  ['another related article', { related: [createTeaser('/artikel/b')] }],
  ['one more related article', { related: [related, newer] }],
  ['no neighbour', { neighbours: { section: 'Wald', newer: undefined, older: undefined } }],
  ['another older neighbour', { neighbours: { section: 'Wald', newer, older: related } }],
  ['another section', { neighbours: { section: 'Dorf', newer, older: undefined } }],
])('creates the foot anew for %s', (_, change) => {
  const article = createArticle();
  getModels(article, createLinks());
  const [, foot] = getModels(article, createLinks(change));
  expect(foot).toMatchObject(change);
});
