import { prepareArticleText } from './article-text.ts';

const text = { component: 'article_section', _uid: 'a', headline: 'Zwei Wörter' };
const next = { component: 'infinite_articles', _uid: 'b' };

test('splits off the list of next articles and counts the words of the rest', () => {
  const prepared = prepareArticleText({ body: [text, next], kind: 'artikel' });
  expect(prepared).toMatchObject({ text: [text], next: [next], words: 2 });
  expect(prepared.blocks).toHaveLength(1);
});

test('prepares each version of an article once', () => {
  const article = { body: [text], kind: 'artikel' } as const;
  const prepared = prepareArticleText(article);
  expect(prepareArticleText(article)).toBe(prepared);
  const changedText = { ...text, headline: 'Drei andere Wörter' };
  expect(prepareArticleText({ body: [changedText], kind: 'artikel' }).words).toBe(3);
});
