import algoliasearchHelper from 'algoliasearch-helper';
import type { PlainSearchParameters } from 'algoliasearch-helper';
import { getSortedIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { FACETS_BY_KIND, type KindFacet } from '#model/kind-facets.ts';
import { getCategoryAttributes, CATEGORY_SEPARATOR } from '#model/category-path.ts';
import { parseRange, type SearchState } from '#model/search-state.ts';
import { getQueryType, HIT_PARAMS, HITS_PER_PAGE, MAX_FACET_VALUES } from './query-params.ts';

const { SearchParameters } = algoliasearchHelper;

export type HelperState = InstanceType<typeof SearchParameters>;

/** Returns whether hits must match all selected values of the facet. */
const requiresAllValues = ({ shape, operator }: KindFacet): boolean =>
  shape === 'list' && operator === 'and';

function createFacetParameters(
  kind: SearchKind,
  facets: readonly KindFacet[],
): PlainSearchParameters {
  const listAttributes = (facetSubset: readonly KindFacet[]) =>
    facetSubset.map(({ attribute }) => attribute);
  const findFacetsByShape = (...shapes: readonly string[]) =>
    facets.filter(({ shape }) => shapes.includes(shape));
  const getAttributes = (...shapes: readonly string[]) =>
    listAttributes(findFacetsByShape(...shapes));
  return {
    index: getSortedIndexName(kind),
    hitsPerPage: HITS_PER_PAGE,
    maxValuesPerFacet: MAX_FACET_VALUES,
    facets: listAttributes(facets.filter(requiresAllValues)),
    disjunctiveFacets: listAttributes(
      findFacetsByShape('list', 'range', 'toggle').filter((facet) => !requiresAllValues(facet)),
    ),
    hierarchicalFacets: [
      ...getAttributes('tree').map((attribute) => ({
        name: attribute,
        attributes: [...getCategoryAttributes(attribute)],
        separator: CATEGORY_SEPARATOR,
      })),
      // A menu allows only one value. A hierarchical facet with a single level has this behaviour.
      ...getAttributes('menu').map((attribute) => ({ name: attribute, attributes: [attribute] })),
    ],
  };
}

/** Converts a page or a range of pages (`from` to `page`) to a range of hits. */
function toPagination({ page, from = page }: SearchState): PlainSearchParameters {
  if (from >= page) return { page: page - 1 };
  return { offset: (from - 1) * HITS_PER_PAGE, length: (page - from + 1) * HITS_PER_PAGE };
}

/**
 * Creates the state from which the search helper composes the queries for one kind of document and
 * its facets.
 */
export function createHelperState(
  state: SearchState,
  kind: SearchKind,
  facets: readonly KindFacet[] = FACETS_BY_KIND[kind],
): HelperState {
  const parameters = {
    ...HIT_PARAMS,
    queryType: getQueryType(false),
    ...createFacetParameters(kind, facets),
  } as PlainSearchParameters;
  let searchParameters = new SearchParameters({
    ...parameters,
    index: getSortedIndexName(kind, state.sort ?? undefined),
    query: state.query,
    ...toPagination(state),
  });
  for (const facet of facets) {
    const { shape, param, attribute } = facet;
    const values = state.values[param] ?? [];
    if (requiresAllValues(facet)) {
      for (const value of values)
        searchParameters = searchParameters.addFacetRefinement(attribute, value);
    } else if (shape === 'list') {
      for (const value of values)
        searchParameters = searchParameters.addDisjunctiveFacetRefinement(attribute, value);
    } else if (shape === 'tree' || shape === 'menu') {
      const [path] = values;
      if (path) searchParameters = searchParameters.addHierarchicalFacetRefinement(attribute, path);
    } else if (shape === 'toggle') {
      if (values.length > 0)
        searchParameters = searchParameters.addDisjunctiveFacetRefinement(attribute, 'true');
    } else {
      const { min: minValue, max: maxValue } = parseRange(state, param);
      if (minValue !== null)
        searchParameters = searchParameters.addNumericRefinement(attribute, '>=', minValue);
      if (maxValue !== null)
        searchParameters = searchParameters.addNumericRefinement(attribute, '<=', maxValue);
    }
  }
  return searchParameters;
}
