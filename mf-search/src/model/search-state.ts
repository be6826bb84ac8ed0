import { findValueByUrlWord } from '@gruenland/shared-contracts/url-words.ts';
import { searchKindWords, SORTS_BY_KIND } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind, SearchSort } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { FACETS_BY_KIND } from './kind-facets.ts';
import { normalizeQuery } from './search-query.ts';

/** A search. The URL represents it completely. */
export interface SearchState {
  readonly query: string;
  /** Kind of document. Null means all kinds. */
  readonly kind: SearchKind | null;
  /** Values by query parameter: the selected values of a facet or the limit of a range. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Sort order. Null means relevance. */
  readonly sort: SearchSort | null;
  /** Page number, from 1. */
  readonly page: number;
  /** Number of the first page in the list, if the list shows several pages. Default `page`. */
  readonly from?: number;
}

/**
 * Maximum number of values of one query parameter (specification section 9). Further values are
 * ignored.
 */
const MAX_VALUES_PER_PARAM = 99;
/** Highest page number (specification section 9). */
const MAX_PAGE_NUMBER = 50;
/** Maximum length of a value in characters (specification section 9). */
const MAX_VALUE_LENGTH = 200;
/** Maximum number of pages shown at once. If the URL asks for more, only the last ten are shown. */
const MAX_PAGES_SHOWN = 10;

/** Returns the names of the query parameters of all facets of a kind. */
export function listFacetParams(kind: SearchKind): readonly string[] {
  return FACETS_BY_KIND[kind].flatMap(({ shape, param }) =>
    shape === 'range' ? [`${param}_von`, `${param}_bis`] : [param],
  );
}

/** Parses the query parameters of a URL. Ignores invalid parameters. */
export function parseSearchState(params: URLSearchParams): SearchState {
  const kind = findValueByUrlWord(searchKindWords, params.get('art')) ?? null;
  const sorts: readonly SearchSort[] = kind ? SORTS_BY_KIND[kind] : [];
  const values: Record<string, readonly string[]> = {};
  for (const param of kind ? listFacetParams(kind) : []) {
    const paramValues = params
      .getAll(param)
      .map((value) => value.trim().slice(0, MAX_VALUE_LENGTH));
    const uniqueValues = [...new Set(paramValues.filter(Boolean))].slice(0, MAX_VALUES_PER_PARAM);
    if (uniqueValues.length > 0) values[param] = uniqueValues;
  }
  const page = parsePage(params.get('seite'));
  const firstPage = Math.max(parsePage(params.get('ab') ?? page), page - MAX_PAGES_SHOWN + 1);
  return {
    query: normalizeQuery(params.get('q')),
    kind,
    values,
    sort: sorts.find((knownSort) => knownSort === params.get('sort')) ?? null,
    page,
    from: Math.min(firstPage, page),
  };
}

function parsePage(value: string | number | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGE_NUMBER) : 1;
}

/**
 * Returns the URL of a search. Its parameters have a fixed order. The link component adds the
 * parameter of the app mode.
 */
export function buildSearchHref({
  query,
  kind,
  values,
  sort,
  page,
  from = page,
}: SearchState): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (kind) params.set('art', searchKindWords[kind]);
  for (const param of kind ? listFacetParams(kind) : []) {
    for (const value of values[param] ?? []) params.append(param, value);
  }
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('seite', String(page));
  if (from < page) params.set('ab', String(from));
  const queryString = params.toString();
  return queryString === '' ? '/suche' : `/suche?${queryString}`;
}

/** Returns a copy of the search that shows only this page. */
export function selectPage(state: SearchState, page: number): SearchState {
  return { ...state, page, from: page };
}

/** Returns a copy of the search that also shows the next page. */
export function appendNextPage(state: SearchState): SearchState {
  return { ...state, page: state.page + 1 };
}

/**
 * Returns a copy of the search with new values for one parameter. The copy shows the first page.
 */
export function replaceValues(
  state: SearchState,
  param: string,
  values: readonly string[],
): SearchState {
  return { ...state, page: 1, values: { ...state.values, [param]: values } };
}

/**
 * Returns the limits of a range facet. A limit is null when it is missing or not a number.
 *
 * @param param name of the facet's parameter, without `_von` and `_bis`
 */
export function parseRange(
  { values }: SearchState,
  param: string,
): { readonly min: number | null; readonly max: number | null } {
  return { min: parseNumber(values[`${param}_von`]), max: parseNumber(values[`${param}_bis`]) };
}

function parseNumber([value = '']: readonly string[] = []): number | null {
  const number = Number(value.replace(',', '.'));
  return value.trim() !== '' && Number.isFinite(number) ? number : null;
}
