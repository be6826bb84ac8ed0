import { ApiError } from '#search/api-error.ts';
import type { SearchIndex } from '#search/collection/search-index.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { expandWord } from '#search/query/expand-word.ts';
import type { QueryUnit } from '#search/query/query-unit.ts';
import { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import { countValues } from './facets.ts';
import { findCandidates } from './find-candidates.ts';
import { highlightText } from './highlight.ts';
import { TextMarker } from './text-marker.ts';

/** Maximum number of values of one facet that are searched. No real facet has so many values. */
const MAX_SEARCHED_VALUES = 20_000;

/**
 * Finds the values of a facet that match `facetQuery`; the most frequent values are first.
 *
 * @throws {ApiError} 400 for an attribute that is not searchable, and for invalid filters
 */
export function searchFacet(
  index: SearchIndex,
  facet: string,
  requestParams: SearchParams,
): object {
  const start = performance.now();
  const declaredFacet = index.facets.find(({ name }) => name === facet);
  if (!declaredFacet?.isSearchable) {
    throw new ApiError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const params = { ...index.query, ...requestParams };
  const { candidates } = findCandidates(index, params, new Set());
  const slots = candidates.map(({ slot }) => slot);
  const values = countValues(index.collection, facet, slots).slice(0, MAX_SEARCHED_VALUES);
  const units = expandFacetQuery(
    params.facetQuery ?? '',
    values.map(([value]) => value),
  );
  const marker = new TextMarker(units);
  const maxHits = params.maxFacetHits ?? 10;
  const hits = values.filter(([value]) => matchesUnits(value, units)).slice(0, maxHits);
  return {
    facetHits: hits.map(([value, count]) => ({
      value,
      highlighted: highlightText(value, marker, params).value,
      count,
    })),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
  };
}

function expandFacetQuery(query: string, values: readonly string[]): QueryUnit[] {
  const vocabulary = new Vocabulary();
  for (const value of values) for (const { word } of tokenize(value)) vocabulary.add(word);
  const expansion = {
    prefix: true,
    matchesInflections: false,
    exactWords: new Set<string>(),
    getForms: () => [],
    getParts: () => null,
    matchesCompounds: false,
    minLengthForOneTypo: 4,
    minLengthForTwoTypos: 8,
    allowsTyposInNumbers: false,
  };
  return tokenize(query).map(({ word }) => {
    return { word, prefix: true, groups: [], terms: expandWord(word, vocabulary, expansion) };
  });
}

function matchesUnits(value: string, units: readonly QueryUnit[]): boolean {
  const words = tokenize(value).map(({ word }) => word);
  return units.every(({ terms }) => words.some((word) => terms.has(word)));
}
