import type { SearchModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import { runSearch } from './run-search.ts';
import { createSearchClient, type SearchAccess, type SearchClient } from './search-client.ts';

let client: SearchClient | undefined;

/** Searches from the browser, through our own origin. @throws what the client throws */
export function searchHere(access: SearchAccess, state: SearchState): Promise<SearchModel> {
  client ??= createSearchClient(window.location.origin, access);
  return runSearch(client, state);
}
