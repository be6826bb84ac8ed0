import type { SearchIndex } from '#search/collection/search-index.ts';
import type { AllOf } from '#search/filters/filter-expression.ts';
import {
  parseFacetFilters,
  parseNumericFilters,
  parseTagFilters,
} from '#search/filters/parse-filter-lists.ts';
import { parseFilters } from '#search/filters/parse-filters.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { compileFilters, type SlotTest } from './compile-filters.ts';

/** All filters of a search. @throws {ApiError} 400 with the parser's message */
export function parsedFilters(params: SearchParams): AllOf {
  const { filters = '', facetFilters = [], numericFilters = [], tagFilters = [] } = params;
  return [
    ...parseFilters(filters),
    ...parseFacetFilters(facetFilters),
    ...parseNumericFilters(numericFilters),
    ...parseTagFilters(tagFilters),
  ];
}

/** All filters of a search as one test. @throws {ApiError} 400 with the parser's message */
export function indexFilters(index: SearchIndex, params: SearchParams): SlotTest | null {
  const all = parsedFilters(params);
  return compileFilters(all, index.collection, index.isFacet);
}

const hasScore = (filters: string): boolean => filters.includes('<score=');

/** Filters that add to the score: optional filters, and `filters` with scores. */
export function scoredFilters(params: SearchParams): AllOf {
  const { filters = '', optionalFilters = [] } = params;
  return [
    ...(hasScore(filters) ? parseFilters(filters) : []),
    ...parseFacetFilters(optionalFilters),
  ];
}
