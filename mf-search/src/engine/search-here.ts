import { MOST_FOUND } from '#model/most-found.ts';
import type { FacetValue, SearchModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import { runSearch } from './run-search.ts';
import { searchValues } from './search-values.ts';
import { createSearchClient, type SearchAccess, type SearchClient } from './search-client.ts';

let client: SearchClient | undefined;

/** Searches from the browser, through our own origin. @throws what the client throws */
export function searchHere(access: SearchAccess, state: SearchState): Promise<SearchModel> {
  return runSearch(clientFor(access), state);
}

/** Values of a facet by their names. @throws what the client throws */
export function searchValuesHere(
  access: SearchAccess,
  state: SearchState,
  param: string,
  query: string,
): Promise<readonly FacetValue[]> {
  return searchValues(clientFor(access), state, param, query, MOST_FOUND);
}

function clientFor(access: SearchAccess): SearchClient {
  client ??= createSearchClient(window.location.origin, access);
  return client;
}
