import { expect, test } from '@jest/globals';
import { generateSearchDocuments, generateSearchQueries } from './search-corpus.mjs';
import { computePercentile } from './search-times.mjs';

test('returns the value below which the share lies', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(computePercentile(values, 0.5)).toBe(51);
  expect(computePercentile(values, 0.95)).toBe(96);
  expect(computePercentile([7], 0.99)).toBe(7);
});

test('documents and queries are the same on every machine', () => {
  expect(generateSearchDocuments(3)).toEqual(generateSearchDocuments(3));
  expect(generateSearchDocuments(1)[0]).toMatchObject({
    objectID: 'ad-0',
    price: expect.any(Number),
  });
  const { full, keystrokes } = generateSearchQueries(12);
  expect(full).toHaveLength(12);
  expect(keystrokes[0]).toHaveLength(1);
});
