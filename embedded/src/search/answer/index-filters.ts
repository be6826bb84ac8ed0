import type { SearchIndex } from '#search/collection/search-index.ts';
import type { AllOf } from '#search/filters/filter-expression.ts';
import {
  parseFacetFilters,
  parseNumericFilters,
  parseTagFilters,
} from '#search/filters/parse-filter-lists.ts';
import { parseFilters } from '#search/filters/parse-filters.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { compileFilters, type SlotPredicate } from './compile-filters.ts';

/** Parses all filters of a search. @throws {ApiError} 400 for invalid filters */
export function parseSearchFilters(params: SearchParams): AllOf {
  const { filters = '', facetFilters = [], numericFilters = [], tagFilters = [] } = params;
  return [
    ...parseFilters(filters),
    ...parseFacetFilters(facetFilters),
    ...parseNumericFilters(numericFilters),
    ...parseTagFilters(tagFilters),
  ];
}

/** Creates one predicate for all filters of a search. @throws {ApiError} 400 for invalid filters */
export function compileSearchFilters(
  index: SearchIndex,
  params: SearchParams,
): SlotPredicate | null {
  const all = parseSearchFilters(params);
  return compileFilters(all, index.collection, index.isFacet);
}

const containsScore = (filters: string): boolean => filters.includes('<score=');

/**
 * Parses the filters that affect the score: optional filters, and the filters in `filters` if any
 * of them has a score.
 */
export function parseScoredFilters(params: SearchParams): AllOf {
  const { filters = '', optionalFilters = [] } = params;
  return [
    ...(containsScore(filters) ? parseFilters(filters) : []),
    ...parseFacetFilters(optionalFilters),
  ];
}
