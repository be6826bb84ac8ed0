import { randomBytes } from 'node:crypto';
import type { SearchIndex } from '#search/collection/search-index.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { applyRules, type SearchRuleResult } from '#search/rules/apply-rules.ts';
import { createRuleWordLookup } from '#search/rules/rule-words.ts';
import type { Candidate } from './candidate.ts';
import { keepDistinct } from './distinct.ts';
import { selectRequestedFacets, countFacets, type FacetResult } from './facets.ts';
import { getExhaustiveness } from './exhaustiveness.ts';
import { findCandidates, type FoundCandidates } from './find-candidates.ts';
import { promoteDocuments } from './promote-documents.ts';
import { getHighlightTags } from './highlight.ts';
import { TextMarker } from './text-marker.ts';
import { buildHit } from './build-hit.ts';
import { encodeParams } from './encode-params.ts';

/** Default number of hits that a client can reach by paging, as in Algolia. */
const DEFAULT_PAGINATION_LIMIT = 1000;
/** Default value of the parameter `length` if a request has only `offset`. */
export const DEFAULT_HIT_COUNT = 20;

type Fields = Record<string, unknown>;

/**
 * Runs one search and returns the body of its response. @throws {ApiError} 400 for invalid filters
 */
export function runSearch(index: SearchIndex, requestParams: SearchParams): Fields {
  const start = performance.now();
  const ruleResult = applyIndexRules(index, { ...index.query, ...requestParams });
  const { params } = ruleResult;
  const found = findCandidates(index, params, ruleResult.hiddenIds);
  const allCandidates = promoteDocuments(found.candidates, index, ruleResult.promotionById, params);
  const relevantCandidates = dropIrrelevantCandidates(allCandidates, index, params);
  const distinctCandidates = keepDistinct(relevantCandidates ?? allCandidates, index, params);
  const page = getPage(distinctCandidates, index, params);
  const facets = getFacets(index, params, allCandidates, distinctCandidates);
  const { units, optionalUnits } = found.plan;
  const hitContext = {
    settings: index.settings,
    params,
    marker: new TextMarker([...units, ...optionalUnits], getHighlightTags(params).join('').length),
    ranks: index.ranks,
  };
  const hits = page.candidates.flatMap((candidate) => {
    const record = index.collection.record(candidate.slot);
    if (!record) return [];
    const hit = buildHit(record, hitContext);
    return params.getRankingInfo ? { ...hit, _rankingInfo: buildRankingInfo(candidate) } : hit;
  });
  const responseBody: Fields = {
    hits,
    nbHits: relevantCandidates ? allCandidates.length : distinctCandidates.length,
    ...page.numbers,
    ...(facets && getFacetFields(facets)),
    ...getExhaustiveness(facets?.isExhaustive),
    query: params.query ?? '',
    params: encodeParams(requestParams as Fields),
    index: index.name,
    ...(relevantCandidates && {
      nbSortedHits: distinctCandidates.length,
      appliedRelevancyStrictness: params.relevancyStrictness ?? 0,
    }),
    ...getOptionalFields(ruleResult, params, found),
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
  };
  return pickResponseFields(responseBody, params.responseFields);
}

function applyIndexRules(index: SearchIndex, params: SearchParams): SearchRuleResult {
  const { rules } = index.configuration;
  const areRulesOff = params.enableRules === false || rules.size === 0;
  return applyRules(areRulesOff ? [] : rules.values(), params, createRuleWordLookup(index));
}

/**
 * For a virtual replica with a `relevancyStrictness` above 0, removes candidates with typos, unless
 * the query is empty. Returns null for other indices.
 */
function dropIrrelevantCandidates(
  candidates: readonly Candidate[],
  { virtual: isVirtual }: SearchIndex,
  { relevancyStrictness = 0, query = '' }: SearchParams,
): readonly Candidate[] | null {
  if (!isVirtual || relevancyStrictness === 0) return null;
  if (query.trim() === '') return candidates;
  return candidates.filter(({ typoCount: typos }) => typos === 0);
}

interface Page {
  readonly candidates: readonly Candidate[];
  readonly numbers: Fields;
}

function getPage(
  candidates: readonly Candidate[],
  { settings }: SearchIndex,
  { page = 0, hitsPerPage = 20, offset, length }: SearchParams,
): Page {
  const reachableHitCount = Math.min(
    candidates.length,
    settings.paginationLimitedTo ?? DEFAULT_PAGINATION_LIMIT,
  );
  if (offset !== undefined || length !== undefined) {
    const from = offset ?? 0;
    const requestedLength = length ?? DEFAULT_HIT_COUNT;
    return {
      candidates: candidates.slice(from, Math.min(reachableHitCount, from + requestedLength)),
      numbers: { offset: from, length: requestedLength },
    };
  }
  const from = page * hitsPerPage;
  return {
    candidates: candidates.slice(from, Math.min(reachableHitCount, from + hitsPerPage)),
    numbers: {
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachableHitCount / hitsPerPage),
      hitsPerPage,
    },
  };
}

const getSlots = (candidates: readonly Candidate[]): number[] => candidates.map(({ slot }) => slot);

function getFacets(
  index: SearchIndex,
  params: SearchParams,
  allCandidates: readonly Candidate[],
  distinctCandidates: readonly Candidate[],
): FacetResult | null {
  const requested = selectRequestedFacets(params.facets, index.facets);
  if (requested.length === 0) return null;
  const slotsBeforeDistinct = getSlots(allCandidates);
  const slotsAfterDistinct =
    distinctCandidates === allCandidates ? slotsBeforeDistinct : getSlots(distinctCandidates);
  const areAllCountedAfterDistinct = params.facetingAfterDistinct ?? false;
  const facetRequest = {
    maxValues: params.maxValuesPerFacet ?? 100,
    sortBy: params.sortFacetValuesBy ?? 'count',
  };
  const getSlotsToCount = ({ isCountedAfterDistinct }: { isCountedAfterDistinct: boolean }) =>
    areAllCountedAfterDistinct || isCountedAfterDistinct ? slotsAfterDistinct : slotsBeforeDistinct;
  return countFacets(requested, index.collection, getSlotsToCount, facetRequest);
}

function getFacetFields({ facets, facets_stats: stats }: FacetResult): Fields {
  return {
    ...(Object.keys(facets).length > 0 && { facets }),
    ...(Object.keys(stats).length > 0 && { facets_stats: stats }),
  };
}

function getOptionalFields(
  ruleResult: SearchRuleResult,
  params: SearchParams,
  found: FoundCandidates,
): Fields {
  const { userData, appliedRuleIds } = ruleResult;
  return {
    renderingContent: params.renderingContent ?? {},
    ...(userData.length > 0 && { userData }),
    ...(params.getRankingInfo &&
      appliedRuleIds.length > 0 && {
        appliedRules: appliedRuleIds.map((objectID) => ({ objectID })),
      }),
    ...(params.getRankingInfo && { parsedQuery: params.query ?? '', serverUsed: 'embedded' }),
    ...(found.removedWords && {
      queryAfterRemoval: tagRemovedWords(params.query ?? '', found.removedWords),
    }),
    ...(params.clickAnalytics && { queryID: randomBytes(16).toString('hex') }),
    ...(params.aroundLatLng !== undefined && { aroundLatLng: params.aroundLatLng }),
    ...(found.automaticRadiusMetres !== undefined && {
      automaticRadius: String(found.automaticRadiusMetres),
    }),
  };
}

/** Puts tags around the words of a query that were removed to find hits. */
function tagRemovedWords(query: string, removed: readonly string[]): string {
  const removedWords = new Set(removed);
  const words = query.split(/\s+/u).filter(Boolean);
  return words.map((word) => (removedWords.has(word) ? `<em>${word}</em>` : word)).join(' ');
}

function buildRankingInfo(candidate: Candidate): Fields {
  return {
    nbTypos: candidate.typoCount,
    firstMatchedWord: candidate.attribute * 1000,
    proximityDistance: candidate.proximity,
    userScore: candidate.slot,
    geoDistance: candidate.distanceMetres === undefined ? 0 : Math.round(candidate.distanceMetres),
    geoPrecision: 1,
    nbExactWords: candidate.inexactness === 0 ? 1 : 0,
    words: candidate.missingWordCount,
    filters: -candidate.negatedFilterScore,
  };
}

/**
 * Keeps the keys that `responseFields` names, and always `hits` and `message`. Without
 * `responseFields`, or if it contains `*`, keeps all keys.
 */
function pickResponseFields(responseBody: Fields, fields: readonly string[] | undefined): Fields {
  if (!fields || fields.includes('*')) return responseBody;
  const fieldNames = new Set([...fields, 'hits', 'message']);
  return Object.fromEntries(Object.entries(responseBody).filter(([name]) => fieldNames.has(name)));
}
