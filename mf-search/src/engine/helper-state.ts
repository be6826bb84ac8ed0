import algoliasearchHelper from 'algoliasearch-helper';
import type { PlainSearchParameters } from 'algoliasearch-helper';
import { getSortedIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { FACETS_BY_KIND, type KindFacet } from '#model/kind-facets.ts';
import type { SearchState } from '#model/search-state.ts';

const { SearchParameters } = algoliasearchHelper;

export type HelperState = InstanceType<typeof SearchParameters>;

export const HITS_PER_PAGE = 20;
/** Maximum number of values that an expanded facet shows (specification section 9). */
const MAX_FACET_VALUES = 20;

type QueryType = NonNullable<PlainSearchParameters['queryType']>;

/** Parameters of every query that returns hits. */
export const HIT_PARAMS = {
  attributesToRetrieve: ['*', '-text', '-fingerprint'],
  attributesToHighlight: ['title'],
  attributesToSnippet: ['lead:28', 'text:28'],
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
  clickAnalytics: false,
  ruleContexts: ['suche'],
  // The words of a submitted query are complete: "Heu" does not find "heute".
  queryType: 'prefixNone' as QueryType,
};

const LEVEL_ATTRIBUTES = ['lvl0', 'lvl1', 'lvl2'];

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
      findFacetsByShape('list', 'range', 'toggle', 'rating').filter(
        (facet) => !requiresAllValues(facet),
      ),
    ),
    hierarchicalFacets: [
      ...getAttributes('tree').map((attribute) => ({
        name: attribute,
        attributes: LEVEL_ATTRIBUTES.map((level) => `${attribute}.${level}`),
        separator: ' > ',
      })),
      // A menu allows only one value. A hierarchical facet with a single level has this behaviour.
      ...getAttributes('menu').map((attribute) => ({ name: attribute, attributes: [attribute] })),
    ],
  };
}

/**
 * Parses the first value of a parameter as a number. Returns null when the value is missing or not
 * a number.
 */
const parseNumber = ([value = '']: readonly string[] = []): number | null => {
  const number = Number(value.replace(',', '.'));
  return value.trim() !== '' && Number.isFinite(number) ? number : null;
};

/** Converts a page or a range of pages (`from` to `page`) to a range of hits. */
function toPagination({ page, from = page }: SearchState): PlainSearchParameters {
  if (from >= page) return { page: page - 1 };
  return { offset: (from - 1) * HITS_PER_PAGE, length: (page - from + 1) * HITS_PER_PAGE };
}

/**
 * Returns which words of a query also match the beginnings of longer words: the last word while the
 * visitor is typing it, otherwise none.
 */
export const getQueryType = (isTyping: boolean): QueryType =>
  isTyping ? 'prefixLast' : HIT_PARAMS.queryType;

/**
 * Creates the state from which the search helper composes the queries for one kind of document and
 * its facets.
 */
export function createHelperState(
  state: SearchState,
  kind: SearchKind,
  facets: readonly KindFacet[] = FACETS_BY_KIND[kind],
  isTyping = false,
): HelperState {
  const parameters = {
    ...HIT_PARAMS,
    queryType: getQueryType(isTyping),
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
    } else if (shape === 'rating') {
      const minValue = parseNumber(values);
      if (minValue !== null)
        searchParameters = searchParameters.addNumericRefinement(attribute, '>=', minValue);
    } else {
      const minValue = parseNumber(state.values[`${param}_von`]);
      const maxValue = parseNumber(state.values[`${param}_bis`]);
      if (minValue !== null)
        searchParameters = searchParameters.addNumericRefinement(attribute, '>=', minValue);
      if (maxValue !== null)
        searchParameters = searchParameters.addNumericRefinement(attribute, '<=', maxValue);
    }
  }
  return searchParameters;
}
