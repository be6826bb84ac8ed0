import { valueOfAddressWord } from './address-words.ts';

const words = { new: 'neu', done: 'erledigt' } as const;

test.each([
  ['neu', 'new'],
  ['erledigt', 'done'],
  ['new', undefined],
  ['', undefined],
  [null, undefined],
])('%s is the word for %s', (word, value) => {
  expect(valueOfAddressWord(words, word)).toBe(value);
});
