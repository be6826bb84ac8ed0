import { MAX_QUERY_LENGTH, normalizeQuery } from './search-query.ts';

test('trims, normalises and cuts a query', () => {
  expect(normalizeQuery(null)).toBe('');
  expect(normalizeQuery('  Gu\u0308lle ')).toBe('Gülle');
  expect(normalizeQuery('x'.repeat(600))).toHaveLength(MAX_QUERY_LENGTH);
});
