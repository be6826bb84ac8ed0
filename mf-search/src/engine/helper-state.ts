import algoliasearchHelper from 'algoliasearch-helper';
import type { PlainSearchParameters } from 'algoliasearch-helper';
import { sortedIndex } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { FACETS, type KindFacet } from '#model/kind-facets.ts';
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

/** Whether all of the chosen values of a facet must fit. */
const needsAll = ({ shape, operator }: KindFacet): boolean =>
  shape === 'list' && operator === 'and';

function declared(kind: SearchKind, facets: readonly KindFacet[]): PlainSearchParameters {
  const attributes = (some: readonly KindFacet[]) => some.map(({ attribute }) => attribute);
  const of = (...shapes: readonly string[]) => facets.filter(({ shape }) => shapes.includes(shape));
  const named = (...shapes: readonly string[]) => attributes(of(...shapes));
  return {
    index: sortedIndex(kind),
    hitsPerPage: HITS_PER_PAGE,
    maxValuesPerFacet: VALUES,
    facets: attributes(facets.filter(needsAll)),
    disjunctiveFacets: attributes(
      of('list', 'range', 'toggle', 'rating').filter((facet) => !needsAll(facet)),
    ),
    hierarchicalFacets: [
      ...named('tree').map((attribute) => ({
        name: attribute,
        attributes: LEVELS.map((level) => `${attribute}.${level}`),
        separator: ' > ',
      })),
      // Of a menu one value can be chosen: a tree without depth.
      ...named('menu').map((attribute) => ({ name: attribute, attributes: [attribute] })),
    ],
  };
}

/** The number that was asked for; null where none was, or what is none. */
const numberIn = ([value = '']: readonly string[] = []): number | null => {
  const number = Number(value.replace(',', '.'));
  return value.trim() !== '' && Number.isFinite(number) ? number : null;
};

/** One page, or several as one stretch of hits. */
function placeOf({ page, from = page }: SearchState): PlainSearchParameters {
  if (from >= page) return { page: page - 1 };
  return { offset: (from - 1) * HITS_PER_PAGE, length: (page - from + 1) * HITS_PER_PAGE };
}

/** The helper's state for one kind: it composes the queries that facets need. */
export function helperState(
  state: SearchState,
  kind: SearchKind,
  facets: readonly KindFacet[] = FACETS[kind],
): HelperState {
  const plain = { ...HIT_PARAMS, ...declared(kind, facets) } as PlainSearchParameters;
  let helper = new SearchParameters({
    ...plain,
    index: sortedIndex(kind, state.sort ?? undefined),
    query: state.query,
    ...placeOf(state),
  });
  for (const facet of facets) {
    const { shape, param, attribute } = facet;
    const values = state.values[param] ?? [];
    if (needsAll(facet)) {
      for (const value of values) helper = helper.addFacetRefinement(attribute, value);
    } else if (shape === 'list') {
      for (const value of values) helper = helper.addDisjunctiveFacetRefinement(attribute, value);
    } else if (shape === 'tree' || shape === 'menu') {
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
