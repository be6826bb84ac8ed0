import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { prepareArticleText } from './article-text.ts';

const text = { component: 'article_section', _uid: 'a', headline: 'Zwei Wörter' };
const next = { component: 'infinite_articles', _uid: 'b' };
const createStory = (): Story => ({ uuid: 'u', full_slug: 'artikel/a' }) as unknown as Story;

test('splits off the list of next articles and counts the words of the rest', () => {
  const prepared = prepareArticleText(createStory(), { body: [text, next], kind: 'artikel' });
  expect(prepared).toMatchObject({ text: [text], next: [next], words: 2 });
  expect(prepared.blocks).toHaveLength(1);
});

test('prepares each version of a story once', () => {
  const story = createStory();
  const prepared = prepareArticleText(story, { body: [text], kind: 'artikel' });
  expect(prepareArticleText(story, { body: [text], kind: 'artikel' })).toBe(prepared);
  const changedText = { ...text, headline: 'Drei andere Wörter' };
  const changed = prepareArticleText(createStory(), { body: [changedText], kind: 'artikel' });
  expect(changed.words).toBe(3);
});
