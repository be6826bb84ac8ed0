import { ApiError } from '#search/api-error.ts';
import { findCandidates } from '#search/answer/find-candidates.ts';
import { getSearchedTexts } from '#search/answer/proximity.ts';
import { buildHit } from '#search/answer/build-hit.ts';
import { getExhaustiveness } from '#search/answer/exhaustiveness.ts';
import { TextMarker } from '#search/answer/text-marker.ts';
import type { SearchIndex } from '#search/collection/search-index.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import type { SearchRecord } from '#search/records/search-record.ts';
import { isStopWord } from '@gruenland/shared-contracts/german/stop-words.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import type { RecommendSubQuery } from '#search/worker/search-requests.ts';
import {
  applyRecommendRules,
  removeHiddenDocuments,
  insertPromotedDocuments,
  type Recommendation,
  type RecommendRuleResult,
} from './apply-recommend-rules.ts';
import type { EventCounts } from './event-counts.ts';
import { RECOMMEND_MODELS } from './models.ts';
import type { RecommendRule } from './recommend-rule.ts';

interface ScoredSlot {
  readonly slot: number;
  readonly points: number;
}

/** Number of typical words of a document that are used to find related documents. */
const TYPICAL_WORD_COUNT = 12;

/** A recommendation request with validated parameters and with the rules of its index. */
export interface PreparedRecommendQuery extends RecommendSubQuery {
  readonly params: SearchParams;
  /** Parameters of the fallback search; null if the request has none. */
  readonly fallback: SearchParams | null;
  readonly rules: readonly object[];
}

/**
 * Runs one recommendation request. Each hit has a `_score` from 0 to 100.
 * @throws {ApiError} 400 for an unknown model
 */
export function runRecommendation(
  index: SearchIndex,
  preparedQuery: PreparedRecommendQuery,
  counts: EventCounts,
): object {
  const { model, most, threshold } = preparedQuery;
  if (!RECOMMEND_MODELS.includes(model)) throw new ApiError(400, `Unknown model: ${model}`);
  const rules = preparedQuery.rules as readonly RecommendRule[];
  const source = index.collection.get(preparedQuery.objectID ?? '');
  const ruleResult = applyRecommendRules(rules, preparedQuery.params, source);
  const { params } = ruleResult;
  if (model === 'trending-facets') return findTrendingFacets(index, preparedQuery, params, counts);
  const scoredSlots =
    model === 'trending-items'
      ? findTrending(index, preparedQuery, params, counts)
      : findRelated(index, preparedQuery, params, counts);
  const best = Math.max(1, ...scoredSlots.map(({ points }) => points));
  const foundRecommendations = scoredSlots
    .map(({ slot, points }): Recommendation => {
      return { slot, score: Math.round((points / best) * 100) };
    })
    .filter(({ score = 0 }) => score >= threshold);
  const recommendations = insertPromotedDocuments(
    removeHiddenDocuments(foundRecommendations, index, ruleResult),
    index,
    ruleResult,
  ).slice(0, most);
  const allRecommendations = [
    ...recommendations,
    ...runFallbackSearch(index, preparedQuery, recommendations, ruleResult),
  ];
  // Recommendations have no query, so their `_highlightResult` contains no marks.
  const hitContext = {
    settings: index.settings,
    params: { ...index.query, ...params },
    marker: new TextMarker([], 0),
    ranks: index.ranks,
  };
  const hits = allRecommendations.flatMap(({ slot, score }) => {
    const record = index.collection.record(slot);
    const scoreField = score === undefined ? {} : { _score: score };
    return record ? [{ ...buildHit(record, hitContext), ...scoreField }] : [];
  });
  return createResponse(index, hits, most);
}

const createResponse = ({ name }: SearchIndex, hits: readonly object[], hitsPerPage: number) => ({
  hits,
  nbHits: hits.length,
  page: 0,
  nbPages: 1,
  hitsPerPage,
  index: name,
  ...getExhaustiveness(),
  processingTimeMS: 1,
});

/**
 * Returns hits of the fallback search. Returns none if there is no fallback search or if enough
 * recommendations were found.
 */
function runFallbackSearch(
  index: SearchIndex,
  { fallback, params, most, objectID }: PreparedRecommendQuery,
  foundRecommendations: readonly Recommendation[],
  ruleResult: RecommendRuleResult,
): readonly Recommendation[] {
  if (!fallback || foundRecommendations.length >= most) return [];
  const hiddenIds = new Set([
    ...ruleResult.hiddenIds,
    ...(objectID === undefined ? [] : [objectID]),
  ]);
  const knownSlots = new Set(foundRecommendations.map(({ slot }) => slot));
  const { candidates } = findCandidates(index, { ...params, ...fallback }, hiddenIds);
  return candidates
    .filter(({ slot }) => !knownSlots.has(slot))
    .slice(0, most - foundRecommendations.length)
    .map(({ slot }) => ({ slot }));
}

/**
 * Finds documents that have words in common with the source document. Documents that the same
 * visitors have chosen rank higher.
 */
function findRelated(
  index: SearchIndex,
  subQuery: RecommendSubQuery,
  params: SearchParams,
  counts: EventCounts,
): ScoredSlot[] {
  const record = index.collection.get(subQuery.objectID ?? '');
  // A deleted document has no related documents. This is not an error, because an error would also
  // fail the other requests in the same call.
  if (!record) return [];
  const chosenTogetherCounts = counts.getChosenTogetherCounts(record.objectID);
  const words = getTypicalWords(record, index);
  if (words.length === 0) return [];
  const searchParams = {
    ...params,
    query: words.join(' '),
    optionalWords: words,
    queryType: 'prefixNone',
  };
  const { candidates } = findCandidates(
    index,
    searchParams as SearchParams,
    new Set([record.objectID]),
  );
  const scoredSlots = candidates.map(({ slot, missingWordCount: missing }) => {
    const id = index.collection.record(slot)?.objectID ?? '';
    const together = chosenTogetherCounts.get(id) ?? 0;
    return { slot, points: (words.length - missing) * 10 + together * 100 };
  });
  return scoredSlots.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
}

/** Returns the rarest words of a document. Rare words are typical of the topic of a document. */
function getTypicalWords(record: SearchRecord, { ranks, collection }: SearchIndex): string[] {
  const text = getSearchedTexts(record, ranks).join(' ').slice(0, 4000);
  const words = new Set(
    tokenize(text)
      .map(({ word }) => word)
      .filter((word) => word.length > 3 && !isStopWord(word)),
  );
  const { vocabulary, size } = collection;
  return [...words]
    .filter(
      (word) =>
        vocabulary.frequency(word) > 1 && vocabulary.frequency(word) < Math.max(4, size / 4),
    )
    .toSorted((a, b) => vocabulary.frequency(a) - vocabulary.frequency(b))
    .slice(0, TYPICAL_WORD_COUNT);
}

function findTrending(
  index: SearchIndex,
  { facetName, facetValue }: RecommendSubQuery,
  params: SearchParams,
  counts: EventCounts,
): ScoredSlot[] {
  const valueFilters = facetName === undefined ? [] : [`${facetName}:${facetValue ?? ''}`];
  const requested = { ...params, facetFilters: [params.facetFilters ?? [], valueFilters].flat() };
  const { candidates } = findCandidates(index, requested, new Set());
  const scoredSlots = candidates.map(({ slot }) => {
    const id = index.collection.record(slot)?.objectID ?? '';
    return { slot, points: counts.pointsByIndex(index.name, id) };
  });
  return scoredSlots.toSorted((a, b) => b.points - a.points);
}

function findTrendingFacets(
  index: SearchIndex,
  { facetName = '', most, threshold }: RecommendSubQuery,
  params: SearchParams,
  counts: EventCounts,
): object {
  const column = index.collection.column(facetName);
  const points = new Map<string, number>();
  for (const { slot } of findCandidates(index, params, new Set()).candidates) {
    const id = index.collection.record(slot)?.objectID ?? '';
    for (const value of column.ids(slot)) {
      const text = column.texts[value] ?? '';
      points.set(text, (points.get(text) ?? 0) + 1 + counts.pointsByIndex(index.name, id));
    }
  }
  const best = Math.max(1, ...points.values());
  const hits = [...points]
    .toSorted(([, a], [, b]) => b - a)
    .map(([facetValue, count]) => {
      return { facetName, facetValue, _score: Math.round((count / best) * 100) };
    })
    .filter(({ _score }) => _score >= threshold)
    .slice(0, most);
  return createResponse(index, hits, most);
}
