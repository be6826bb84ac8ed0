/** Key in `localStorage`. The list of stored data in the consent settings contains it. */
const STORAGE_KEY = 'gl:recent-searches';
const MAX_SEARCHES = 5;
const MAX_CHARACTERS = 80;

/** Returns the visitor's last searches in this browser, newest first. */
export function readRecentSearches(): readonly string[] {
  try {
    const searches: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(searches)
      ? searches.filter((search) => typeof search === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    // Storage is unavailable, or another program has changed the value.
    return [];
  }
}

/** Stores a search that the visitor has sent. Does nothing if storage is unavailable. */
export function addRecentSearch(query: string): void {
  const search = query.trim().slice(0, MAX_CHARACTERS);
  if (search === '') return;
  writeRecentSearches([search, ...listOtherSearches(search)].slice(0, MAX_SEARCHES));
}

/** Removes one search. */
export function removeRecentSearch(search: string): void {
  writeRecentSearches(listOtherSearches(search));
}

/** Returns all stored searches but this one, in any case of letters. */
const listOtherSearches = (search: string): string[] =>
  readRecentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());

function writeRecentSearches(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(searches));
  } catch {
    // Storage is unavailable or full.
  }
}
