import { findValueByUrlWord } from './url-words.ts';

const words = { new: 'neu', done: 'erledigt' } as const;

test.each([
  ['neu', 'new'],
  ['erledigt', 'done'],
  ['new', undefined],
  ['', undefined],
  [null, undefined],
])('%s is the word for %s', (word, value) => {
  expect(findValueByUrlWord(words, word)).toBe(value);
});
