import { story, uuid } from '#samples/story-records.ts';
import { parseArticle } from './article.parse.ts';
import { parseCategory } from './category.parse.ts';
import { createDirectory } from './directory.server.ts';

const arableTopic = story(
  'thema/acker',
  { component: 'category', headline: 'Acker' },
  { uuid: uuid(1) },
);
const directory = createDirectory([parseCategory(arableTopic)], []);

test.each([[uuid(1)], [[uuid(1), uuid(2)]], [['kein-uuid', uuid(1)]], [[arableTopic]]])(
  'reads the category %j',
  (category) => {
    const article = parseArticle(story('artikel/a', { component: 'article', category }), directory);
    expect(article?.category?.name).toBe('Acker');
    expect(article?.trail.map(({ headline }) => headline)).toEqual(['Acker']);
  },
);

test.each([[undefined], [[]], [uuid(2)], ['acker']])('ignores the category %j', (category) => {
  const article = parseArticle(story('artikel/a', { component: 'article', category }), directory);
  expect(article?.category).toBeUndefined();
});
