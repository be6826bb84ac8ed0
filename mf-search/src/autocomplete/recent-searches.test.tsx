import { addRecentSearch, readRecentSearches, removeRecentSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('keeps the last five searches, newest first and each once', () => {
  expect(readRecentSearches()).toEqual([]);
  for (const query of ['Heu', 'Stroh', ' ', 'Egge', 'heu ', 'Pflug', 'Walze', 'Silo'])
    addRecentSearch(query);
  expect(readRecentSearches()).toEqual(['Silo', 'Walze', 'Pflug', 'heu', 'Egge']);
  removeRecentSearch('Pflug');
  expect(readRecentSearches()).toEqual(['Silo', 'Walze', 'heu', 'Egge']);
});

test('leaves nothing behind when all searches are removed', () => {
  addRecentSearch('Heu');
  removeRecentSearch('Heu');
  expect(localStorage.length).toBe(0);
});

test.each(['kaputt', '{}', '[1,null]'])('ignores the stored value %s', (value) => {
  localStorage.setItem('gl:recent-searches', value);
  expect(readRecentSearches()).toEqual([]);
});
