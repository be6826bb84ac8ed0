import algoliasearchHelper from 'algoliasearch-helper';
import type { PlainSearchParameters } from 'algoliasearch-helper';
import { sortedIndex } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { FACETS } from '#model/kind-facets.ts';
import type { SearchState } from '#model/search-state.ts';

const { SearchParameters } = algoliasearchHelper;

export type HelperState = InstanceType<typeof SearchParameters>;

export const HITS_PER_PAGE = 20;
/** Values of a facet that can be shown, expanded (specification section 9). */
const VALUES = 20;

/** What every search for hits asks for. */
export const HIT_PARAMS = {
  attributesToRetrieve: ['*', '-text', '-fingerprint'],
  attributesToHighlight: ['title'],
  attributesToSnippet: ['lead:28', 'text:28'],
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
  clickAnalytics: false,
  ruleContexts: ['suche'],
};

const LEVELS = ['lvl0', 'lvl1', 'lvl2'];

function declared(kind: SearchKind): PlainSearchParameters {
  const facets = FACETS[kind];
  const named = (...shapes: readonly string[]) =>
    facets.filter(({ shape }) => shapes.includes(shape)).map(({ attribute }) => attribute);
  return {
    index: sortedIndex(kind),
    hitsPerPage: HITS_PER_PAGE,
    maxValuesPerFacet: VALUES,
    disjunctiveFacets: named('list', 'range', 'toggle', 'rating'),
    hierarchicalFacets: named('tree').map((attribute) => ({
      name: attribute,
      attributes: LEVELS.map((level) => `${attribute}.${level}`),
      separator: ' > ',
    })),
  };
}

const numberIn = (values: readonly string[] | undefined): number | null => {
  const number = Number((values?.[0] ?? '').replace(',', '.'));
  return values && Number.isFinite(number) ? number : null;
};

/** The helper's state for one kind: it composes the queries that facets need. */
export function helperState(state: SearchState, kind: SearchKind): HelperState {
  const plain = { ...HIT_PARAMS, ...declared(kind) } as PlainSearchParameters;
  let helper = new SearchParameters({
    ...plain,
    index: sortedIndex(kind, state.sort ?? undefined),
    query: state.query,
    page: state.page - 1,
  });
  for (const { shape, param, attribute } of FACETS[kind]) {
    const values = state.values[param] ?? [];
    if (shape === 'list') {
      for (const value of values) helper = helper.addDisjunctiveFacetRefinement(attribute, value);
    } else if (shape === 'tree') {
      const [path] = values;
      if (path) helper = helper.addHierarchicalFacetRefinement(attribute, path);
    } else if (shape === 'toggle') {
      if (values.length > 0) helper = helper.addDisjunctiveFacetRefinement(attribute, 'true');
    } else if (shape === 'rating') {
      const from = numberIn(values);
      if (from !== null) helper = helper.addNumericRefinement(attribute, '>=', from);
    } else {
      const from = numberIn(state.values[`${param}_von`]);
      const to = numberIn(state.values[`${param}_bis`]);
      if (from !== null) helper = helper.addNumericRefinement(attribute, '>=', from);
      if (to !== null) helper = helper.addNumericRefinement(attribute, '<=', to);
    }
  }
  return helper;
}
