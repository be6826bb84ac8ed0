import { story, uuid } from '#samples/story-records.ts';
import { parseArticle } from './article.parse.ts';
import { parseCategory } from './category.parse.ts';
import { makeDirectory } from './directory.server.ts';

const acker = story('thema/acker', { component: 'category', headline: 'Acker' }, { uuid: uuid(1) });
const directory = makeDirectory([parseCategory(acker)], []);

test.each([[uuid(1)], [[uuid(1), uuid(2)]], [['kein-uuid', uuid(1)]], [[acker]]])(
  'the category %j is that of the article',
  (category) => {
    const article = parseArticle(story('artikel/a', { component: 'article', category }), directory);
    expect(article?.category?.name).toBe('Acker');
    expect(article?.trail.map(({ headline }) => headline)).toEqual(['Acker']);
  },
);

test.each([[undefined], [[]], [uuid(2)], ['acker']])('%j is no category', (category) => {
  const article = parseArticle(story('artikel/a', { component: 'article', category }), directory);
  expect(article?.category).toBeUndefined();
});
