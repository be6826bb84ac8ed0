import algoliasearchHelper from 'algoliasearch-helper';
import { getIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { FACETS_BY_KIND } from '#model/kind-facets.ts';
import type { FacetValue } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import { createHelperState } from './helper-state.ts';
import type { SearchClient } from './search-client.ts';

/**
 * Searches the values of a facet by name. Counts only hits of the current search.
 *
 * @throws errors of the search client
 */
export async function searchFacetValues(
  client: SearchClient,
  state: SearchState,
  param: string,
  query: string,
  maxValues: number,
): Promise<readonly FacetValue[]> {
  const { kind } = state;
  const facet = kind && FACETS_BY_KIND[kind].find((kindFacet) => kindFacet.param === param);
  if (!kind || !facet?.searchable) return [];
  const helper = algoliasearchHelper(client, getIndexName(kind), {});
  helper.setState(createHelperState(state, kind));
  const { facetHits } = await helper.searchForFacetValues(facet.attribute, query, maxValues);
  return facetHits.map(({ value, count, isRefined }) => {
    return { value, label: facet.names?.[value] ?? value, count, isRefined, depth: 0 };
  });
}
