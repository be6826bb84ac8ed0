import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { getEditDistance } from './edit-distance.ts';

test.each([
  ['traktor', 'traktor', false, 0],
  ['tracktor', 'traktor', false, 1],
  ['jonh', 'john', false, 1],
  ['mahdrscher', 'mahdrescher', false, 1],
  ['flug', 'pflug', false, 1],
  ['trakt', 'traktoren', true, 0],
  ['trokt', 'traktoren', true, 1],
  ['heu', 'stroh', false, 3],
])('%s, %s, prefix: %s', (query, word, isPrefix, distance) => {
  expect(getEditDistance(query, word, 2, isPrefix)).toBe(distance);
});

test('is symmetric, and a prefix is never farther than the word', () => {
  const word = fc.stringMatching(/^[abcd]{0,9}$/u);
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(getEditDistance(a, b, 3, false)).toBe(getEditDistance(b, a, 3, false));
      expect(getEditDistance(a, b, 3, true)).toBeLessThanOrEqual(getEditDistance(a, b, 3, false));
    }),
  );
});
