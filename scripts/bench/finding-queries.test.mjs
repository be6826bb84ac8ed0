import { expect, test } from '@jest/globals';
import { findFault, readFindingQueries } from './finding-queries.mjs';

test('at least 60 queries, each in a known list and only once', () => {
  const queries = readFindingQueries();
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const keys = queries.map(({ list, words }) => `${list}: ${words}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { list, min } of queries) {
    expect(list).toMatch(/^(?:ads|events|jobs|site-(?:ads|articles|events|jobs))$/u);
    expect(min).toBeGreaterThanOrEqual(0);
  }
});

test('an answer must have enough results and a fitting one among the first', () => {
  const [query, none] = readFindingQueries('# x\nads | Heu | 2 | Heu|heu\nads | Ei | 0 | -\n');
  expect(findFault(query, { total: 2, titles: ['Stroh', 'Luzerneheu'] })).toBeNull();
  expect(findFault(query, { total: 1, titles: ['Heu'] })).toBe('at least 2');
  expect(findFault(query, { total: 2, titles: ['Stroh'] })).toMatch(/^one like/u);
  expect(findFault(none, { total: 0, titles: [] })).toBeNull();
  expect(findFault(none, { total: 3, titles: ['Eiche'] })).toBe('must find nothing');
});
