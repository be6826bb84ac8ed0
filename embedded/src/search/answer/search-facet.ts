import { ApiError } from '#search/api-error.ts';
import type { SearchIndex } from '#search/collection/search-index.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { expandWord } from '#search/query/expand-word.ts';
import type { QueryUnit } from '#search/query/query-unit.ts';
import { Vocabulary } from '#search/text/vocabulary.ts';
import { tokenize } from '#search/text/tokenize.ts';
import { countValues } from './facets.ts';
import { findCandidates } from './find-candidates.ts';
import { highlight } from './highlight.ts';
import { TextMarker } from './text-marker.ts';

/** Typo tolerance is skipped above this number of distinct words, which no real facet reaches. */
const MAX_VALUES = 20_000;

/** Values of a facet that match `facetQuery`, most frequent first. @throws {ApiError} 400 */
export function searchFacet(index: SearchIndex, facet: string, asked: SearchParams): object {
  const start = performance.now();
  const declared = index.facets.find(({ name }) => name === facet);
  if (!declared?.searchable) {
    throw new ApiError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const params = { ...index.query, ...asked };
  const { candidates } = findCandidates(index, params, new Set());
  const slots = candidates.map(({ slot }) => slot);
  const values = countValues(index.collection, facet, slots).slice(0, MAX_VALUES);
  const units = unitsFor(
    params.facetQuery ?? '',
    values.map(([value]) => value),
  );
  const marker = new TextMarker(units);
  const most = params.maxFacetHits ?? 10;
  const hits = values.filter(([value]) => answers(value, units)).slice(0, most);
  return {
    facetHits: hits.map(([value, count]) => ({
      value,
      highlighted: highlight(value, marker, params).value,
      count,
    })),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
  };
}

function unitsFor(query: string, values: readonly string[]): QueryUnit[] {
  const vocabulary = new Vocabulary();
  for (const value of values) for (const { word } of tokenize(value)) vocabulary.add(word);
  const how = {
    prefix: true,
    stems: false,
    neverMisspelt: new Set<string>(),
    formsOf: () => [],
    partsOf: () => null,
    compounds: false,
    oneTypoFrom: 4,
    twoTyposFrom: 8,
    typosInNumbers: false,
  };
  return tokenize(query).map(({ word }) => {
    return { word, prefix: true, groups: [], terms: expandWord(word, vocabulary, how) };
  });
}

function answers(value: string, units: readonly QueryUnit[]): boolean {
  const words = tokenize(value).map(({ word }) => word);
  return units.every(({ terms }) => words.some((word) => terms.has(word)));
}
