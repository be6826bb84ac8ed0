import { savedSearchKindWords } from '#api/saved-searches.ts';
import type { SavedSearchKindName } from '#api/saved-searches.ts';

/**
 * Returns the URL of the form for saving a list's search. Separate from `savedSearchPaths`, because
 * every list page needs it.
 *
 * @param query query string of the list
 */
export function buildNewSavedSearchPath(kind: SavedSearchKindName, query: string): string {
  return `/suchauftrag/neu?liste=${savedSearchKindWords[kind]}&suche=${encodeURIComponent(query)}`;
}

/**
 * Functions that return the URLs of saved searches' pages. Separate from `paths`, because only few
 * pages need them.
 */
export const savedSearchPaths = {
  /** Returns the URL of one saved search's page; `code` is the secret code of the saved search. */
  detail: (code: string) => `/suchauftrag?code=${encodeURIComponent(code)}`,
  confirm: (code: string) => `/suchauftrag/bestaetigen?code=${encodeURIComponent(code)}`,
} as const;
