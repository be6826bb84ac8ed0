import { SEARCH_KINDS, SORTS_OF } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind, SearchSort } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { FACETS } from './kind-facets.ts';
import { searchQuery } from './search-query.ts';

/** What is searched; all of it stands in the address. */
export interface SearchState {
  readonly query: string;
  /** Null: all kinds together. */
  readonly kind: SearchKind | null;
  /** Values by parameter: ticked values, one category, lower and upper end. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Null: by relevance. */
  readonly sort: SearchSort | null;
  /** Counted from 1. */
  readonly page: number;
  /** First page shown, where those before `page` stand above it; default `page`. */
  readonly from?: number;
}

/** Values of one parameter, and pages, that are read at most (specification section 9). */
const MOST_VALUES = 99;
const MOST_PAGES = 50;
const LONGEST_VALUE = 200;
/** Pages that one load shows at most; who added more finds the last of them. */
const MOST_TOGETHER = 10;

/** Parameters of a kind, as its facets name them. */
export function paramsOf(kind: SearchKind): readonly string[] {
  return FACETS[kind].flatMap(({ shape, param }) =>
    shape === 'range' ? [`${param}_von`, `${param}_bis`] : [param],
  );
}

/** Reads an address; what does not fit is left out. */
export function readState(params: URLSearchParams): SearchState {
  const kind = SEARCH_KINDS.find((known) => known === params.get('art')) ?? null;
  const sorts: readonly SearchSort[] = kind ? SORTS_OF[kind] : [];
  const values: Record<string, readonly string[]> = {};
  for (const param of kind ? paramsOf(kind) : []) {
    const given = params.getAll(param).map((value) => value.trim().slice(0, LONGEST_VALUE));
    const unique = [...new Set(given.filter(Boolean))].slice(0, MOST_VALUES);
    if (unique.length > 0) values[param] = unique;
  }
  const page = pageIn(params.get('seite'));
  const first = Math.max(pageIn(params.get('ab') ?? page), page - MOST_TOGETHER + 1);
  return {
    query: searchQuery(params.get('q')),
    kind,
    values,
    sort: sorts.find((known) => known === params.get('sort')) ?? null,
    page,
    from: Math.min(first, page),
  };
}

function pageIn(given: string | number | null): number {
  const page = Number(given);
  return Number.isInteger(page) && page > 1 ? Math.min(page, MOST_PAGES) : 1;
}

/** The address of a state, always in the same order; app mode is added by links themselves. */
export function hrefOf({ query, kind, values, sort, page, from = page }: SearchState): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (kind) params.set('art', kind);
  for (const param of kind ? paramsOf(kind) : []) {
    for (const value of values[param] ?? []) params.append(param, value);
  }
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('seite', String(page));
  if (from < page) params.set('ab', String(from));
  const search = params.toString();
  return search === '' ? '/suche' : `/suche?${search}`;
}

/** The state at one page, which stands alone. */
export function atPage(state: SearchState, page: number): SearchState {
  return { ...state, page, from: page };
}

/** The state with one page more below those that are shown. */
export function withMore(state: SearchState): SearchState {
  return { ...state, page: state.page + 1 };
}

/** The state with other values of one parameter, from the first page on. */
export function withValues(
  state: SearchState,
  param: string,
  values: readonly string[],
): SearchState {
  return { ...state, page: 1, values: { ...state.values, [param]: values } };
}
