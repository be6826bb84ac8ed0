import { MAX_FACET_HITS } from '#model/max-facet-hits.ts';
import type { FacetValue, SearchModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import { runSearch } from './run-search.ts';
import { searchFacetValues } from './search-facet-values.ts';
import { createSearchClient, type SearchAccess, type SearchClient } from './search-client.ts';

let client: SearchClient | undefined;

/**
 * Searches from the browser. The requests go to this site's own origin.
 *
 * @param isTyping whether the visitor is still typing the last word of the query
 * @throws errors of the search client
 */
export function searchInBrowser(
  access: SearchAccess,
  state: SearchState,
  isTyping: boolean,
): Promise<SearchModel> {
  return runSearch(getClient(access), state, isTyping);
}

/**
 * Searches the values of a facet by name. Runs in the browser.
 *
 * @throws errors of the search client
 */
export function searchFacetValuesInBrowser(
  access: SearchAccess,
  state: SearchState,
  param: string,
  query: string,
): Promise<readonly FacetValue[]> {
  return searchFacetValues(getClient(access), state, param, query, MAX_FACET_HITS);
}

function getClient(access: SearchAccess): SearchClient {
  client ??= createSearchClient(window.location.origin, access);
  return client;
}
