import {
  SEARCH_KINDS,
  getSortedIndexName,
} from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { InstantSearchProps } from 'react-instantsearch-core';
import { CATEGORY_SEPARATOR, getCategoryAttributes } from '#model/category-path.ts';
import { FACETS_BY_KIND, type KindFacet } from '#model/kind-facets.ts';
import { parseRange, type SearchState } from '#model/search-state.ts';

type UiState = NonNullable<InstantSearchProps['initialUiState']>;
type IndexUiState = UiState[string];

/** Converts a search to the UI state of InstantSearch, with one part for each kind. */
export function toUiState(state: SearchState): UiState {
  return Object.fromEntries(
    SEARCH_KINDS.map((kind) => [
      kind,
      kind === state.kind ? toKindUiState(state, kind) : { query: state.query },
    ]),
  );
}

function toKindUiState(state: SearchState, kind: SearchKind): IndexUiState {
  const { query, sort, page } = state;
  const uiState: Required<
    Pick<IndexUiState, 'refinementList' | 'hierarchicalMenu' | 'menu' | 'toggle' | 'range'>
  > = { refinementList: {}, hierarchicalMenu: {}, menu: {}, toggle: {}, range: {} };
  for (const facet of FACETS_BY_KIND[kind]) {
    const { shape, param, attribute } = facet;
    const [value, ...furtherValues] = state.values[param] ?? [];
    if (shape === 'range') {
      const { min, max } = parseRange(state, param);
      if (min !== null || max !== null) uiState.range[attribute] = `${min ?? ''}:${max ?? ''}`;
    } else if (value === undefined) continue;
    else if (shape === 'list') uiState.refinementList[attribute] = [value, ...furtherValues];
    else if (shape === 'menu') uiState.menu[attribute] = value;
    else if (shape === 'toggle') uiState.toggle[attribute] = true;
    else uiState.hierarchicalMenu[getTreeName(facet)] = value.split(CATEGORY_SEPARATOR);
  }
  return {
    query,
    ...uiState,
    ...(sort ? { sortBy: getSortedIndexName(kind, sort) } : {}),
    ...(page > 1 ? { page } : {}),
  };
}

/** Returns the name that InstantSearch gives to a tree: the attribute of its top level. */
const getTreeName = ({ attribute }: KindFacet): string =>
  getCategoryAttributes(attribute)[0] ?? attribute;
