import { describeWords } from './describe-words.ts';

test.each([
  [null, undefined, ''],
  ['Heu', undefined, ' für Heu'],
  ['Mähdrescher', { also: ['Drescher'], suggestion: null }, ' für Mähdrescher, auch Drescher'],
  ['Tracktor', { also: [], suggestion: 'Traktor' }, ' für Traktor'],
])('%s, %j', (words, understood, text) => {
  expect(describeWords(words, understood)).toBe(text);
});
