import { MAX_QUERY_LENGTH, searchQuery } from './search-query.ts';

test('trims, normalises and cuts a query', () => {
  expect(searchQuery(null)).toBe('');
  expect(searchQuery('  Gu\u0308lle ')).toBe('Gülle');
  expect(searchQuery('x'.repeat(600))).toHaveLength(MAX_QUERY_LENGTH);
});
