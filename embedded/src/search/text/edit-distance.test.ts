import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from './edit-distance.ts';

test.each([
  ['traktor', 'traktor', false, 0],
  ['tracktor', 'traktor', false, 1],
  ['jonh', 'john', false, 1],
  ['mahdrscher', 'mahdrescher', false, 1],
  ['flug', 'pflug', false, 1],
  ['trakt', 'traktoren', true, 0],
  ['trokt', 'traktoren', true, 1],
  ['heu', 'stroh', false, 3],
])('%s, %s, prefix: %s', (query, word, asPrefix, distance) => {
  expect(editDistance(query, word, 2, asPrefix)).toBe(distance);
});

test('is symmetric, and a prefix is never farther than the word', () => {
  const word = fc.stringMatching(/^[abcd]{0,9}$/u);
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 3, false)).toBe(editDistance(b, a, 3, false));
      expect(editDistance(a, b, 3, true)).toBeLessThanOrEqual(editDistance(a, b, 3, false));
    }),
  );
});
