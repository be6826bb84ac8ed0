import { compileSearchFilters, parseScoredFilters } from './index-filters.ts';
import type { SearchIndex } from '#search/collection/search-index.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { planQuery } from '#search/query/plan-query.ts';
import type { QueryPlan } from '#search/query/query-unit.ts';
import { createCandidate, type Candidate } from './candidate.ts';
import { compileScores } from './compile-filters.ts';
import {
  createAreaPredicate,
  getSearchCentre,
  getNearestDistanceMetres,
  chooseRadius,
  toDistanceSteps,
} from './geo.ts';
import { matchQuery } from './match-query.ts';
import { hasPhrase, getProximity } from './proximity.ts';
import { getMatchPosition } from './position.ts';
import { rankCandidates } from './rank-candidates.ts';

export interface FoundCandidates {
  readonly plan: QueryPlan;
  readonly candidates: readonly Candidate[];
  /** Query words that were removed because the query with all its words found nothing. */
  readonly removedWords?: readonly string[];
  /** Radius in metres that was chosen automatically, because the request has none. */
  readonly automaticRadiusMetres?: number;
}

/**
 * Number of best candidates whose word proximity and positions are computed; for all candidates
 * this would take too long.
 */
const MAX_PROXIMITY_CANDIDATES = 100;

/** Finds and ranks all documents that match a search. */
export function findCandidates(
  index: SearchIndex,
  requestParams: SearchParams,
  hiddenIds: ReadonlySet<string>,
): FoundCandidates {
  const params = applySimilarQuery(requestParams);
  const found = findCandidatesOnce(index, params, hiddenIds);
  if (found.candidates.length > 0) return found;
  const { removeWordsIfNoResults: fallback = 'none' } = params;
  if (allowsDecompounding(params)) {
    const foundByLastParts = findCandidatesOnce(index, params, hiddenIds, true);
    if (foundByLastParts.candidates.length > 0) return foundByLastParts;
  }
  return fallback === 'none'
    ? found
    : (findWithFewerWords(index, params, hiddenIds, fallback) ?? found);
}

/**
 * If the query is empty, replaces it with `similarQuery`. A similar query finds documents with any
 * of its words; documents with the most words come first.
 */
function applySimilarQuery(params: SearchParams): SearchParams {
  const { similarQuery = '', query = '' } = params;
  if (similarQuery === '' || query !== '') return params;
  return { ...params, query: similarQuery, optionalWords: similarQuery, queryType: 'prefixNone' };
}

/**
 * Returns whether a German compound that no document contains may match by its last part: the query
 * `Hackstriegel` finds `Striegel`.
 */
const allowsDecompounding = ({
  query = '',
  decompoundQuery,
  queryLanguages,
}: SearchParams): boolean =>
  query !== '' && decompoundQuery !== false && (queryLanguages ?? []).includes('de');

function findWithFewerWords(
  index: SearchIndex,
  params: SearchParams,
  hiddenIds: ReadonlySet<string>,
  fallback: 'lastWords' | 'firstWords' | 'allOptional',
): FoundCandidates | null {
  const words = (params.query ?? '').split(/\s+/u).filter(Boolean).slice(0, 10);
  if (fallback === 'allOptional') {
    const found = findCandidatesOnce(index, { ...params, optionalWords: words }, hiddenIds);
    return found.candidates.length > 0 ? found : null;
  }
  for (let remainingCount = words.length - 1; remainingCount > 0; remainingCount -= 1) {
    const remainingWords =
      fallback === 'lastWords' ? words.slice(0, remainingCount) : words.slice(-remainingCount);
    const found = findCandidatesOnce(
      index,
      { ...params, query: remainingWords.join(' ') },
      hiddenIds,
    );
    if (found.candidates.length === 0) continue;
    const removedWords =
      fallback === 'lastWords' ? words.slice(remainingCount) : words.slice(0, -remainingCount);
    return { ...found, removedWords };
  }
  return null;
}

function findCandidatesOnce(
  index: SearchIndex,
  params: SearchParams,
  hiddenIds: ReadonlySet<string>,
  matchesLastParts = false,
): FoundCandidates {
  const { collection } = index;
  const synonyms = params.synonyms === false ? null : index.synonymTable;
  const plan = planQuery(params, collection, synonyms, matchesLastParts);
  const ranks = getRestrictedRanks(index, params);
  const isEmpty = plan.units.length + plan.optionalUnits.length === 0;
  const matchedCandidates = isEmpty
    ? Array.from(collection.slots(), createCandidate)
    : matchQuery(plan, collection, ranks, params.disableTypoToleranceOnAttributes);
  const filteredCandidates = applyFilters(matchedCandidates, index, params, plan, hiddenIds);
  const distanceResult = rateByDistance(filteredCandidates, index, params);
  rateByFilters(distanceResult.candidates, index, params);
  const typoFilteredCandidates = applyTypoTolerance(distanceResult.candidates, params);
  const rankedCandidates = rankCandidates(
    typoFilteredCandidates,
    index.settings,
    collection,
    getNeededCandidateCount(index, params),
  );
  const bestCandidates = rankedCandidates.slice(0, MAX_PROXIMITY_CANDIDATES);
  rateByWordOrder(bestCandidates, index, params, plan);
  // The other candidates stay behind: they were ranked lower by the same criteria.
  const candidates = [
    ...rankCandidates(bestCandidates, index.settings, collection, MAX_PROXIMITY_CANDIDATES),
    ...rankedCandidates.slice(MAX_PROXIMITY_CANDIDATES),
  ];
  return {
    plan,
    candidates,
    ...(distanceResult.radius !== undefined && { automaticRadiusMetres: distanceResult.radius }),
  };
}

/**
 * Returns how many of the best candidates must be sorted. The order of the other candidates does
 * not matter.
 */
function getNeededCandidateCount({ settings }: SearchIndex, params: SearchParams): number {
  const { page = 0, hitsPerPage = 20, offset = 0, length = 0, distinct } = params;
  if (distinct && settings.attributeForDistinct != null) return Infinity;
  return Math.max(MAX_PROXIMITY_CANDIDATES, (page + 1) * hitsPerPage, offset + length);
}

function getRestrictedRanks(
  index: SearchIndex,
  { restrictSearchableAttributes: searchedAttributes }: SearchParams,
) {
  if (!searchedAttributes || searchedAttributes.length === 0) return index.ranks;
  return new Map([...index.ranks].filter(([attribute]) => searchedAttributes.includes(attribute)));
}

function applyFilters(
  candidates: Candidate[],
  index: SearchIndex,
  params: SearchParams,
  plan: QueryPlan,
  hiddenIds: ReadonlySet<string>,
): Candidate[] {
  const { collection, ranks } = index;
  const test = compileSearchFilters(index, params);
  const isInArea = createAreaPredicate(params);
  const hasWordConditions = plan.phrases.length > 0 || plan.excludedWords.length > 0;
  if (!test && !isInArea && !hasWordConditions && hiddenIds.size === 0) {
    return candidates.filter(({ slot }) => collection.record(slot) !== undefined);
  }
  return candidates.filter(({ slot }) => {
    if (test && !test(slot)) return false;
    const record = collection.record(slot);
    if (!record || (isInArea && !isInArea(record))) return false;
    if (hiddenIds.has(record.objectID)) return false;
    if (!hasWordConditions) return true;
    return (
      plan.phrases.every((phrase) => hasPhrase(record, phrase, ranks)) &&
      !plan.excludedWords.some((word) => hasPhrase(record, [word], ranks))
    );
  });
}

function rateByDistance(
  candidates: Candidate[],
  { collection }: SearchIndex,
  params: SearchParams,
) {
  const centre = getSearchCentre(params);
  if (!centre) return { candidates };
  const locatedCandidates = candidates.filter((candidate) => {
    const record = collection.record(candidate.slot);
    const distance = record ? getNearestDistanceMetres(centre, record) : null;
    if (distance === null) return false;
    candidate.distanceMetres = distance;
    candidate.geoDistanceSteps = toDistanceSteps(distance, params.aroundPrecision);
    return true;
  });
  const { metres, isAutomatic } = chooseRadius(
    params,
    locatedCandidates.map(({ distanceMetres: distance = 0 }) => distance),
  );
  const candidatesInside = locatedCandidates.filter(
    ({ distanceMetres: distance = 0 }) => distance <= metres,
  );
  return { candidates: candidatesInside, ...(isAutomatic && { radius: metres }) };
}

function rateByFilters(candidates: Candidate[], index: SearchIndex, params: SearchParams): void {
  const scoredFilters = parseScoredFilters(params);
  if (scoredFilters.length === 0) return;
  const sum = params.sumOrFiltersScores ?? false;
  const score = compileScores(scoredFilters, index.collection, index.isFacet, sum);
  for (const candidate of candidates) candidate.negatedFilterScore = -score(candidate.slot);
}

/** Keeps only the candidates with the fewest typos if `typoTolerance` is `min` or `strict`. */
function applyTypoTolerance(candidates: Candidate[], { typoTolerance }: SearchParams): Candidate[] {
  if (typoTolerance !== 'min' && typoTolerance !== 'strict') return candidates;
  let fewestTypos = Infinity;
  for (const { typoCount: typos } of candidates) fewestTypos = Math.min(fewestTypos, typos);
  return candidates.filter(({ typoCount: typos }) => typos === fewestTypos);
}

/** Computes the word proximity and the positions of the words. */
function rateByWordOrder(
  candidates: readonly Candidate[],
  { collection, ranks, leadingAttributes }: SearchIndex,
  { minProximity = 1 }: SearchParams,
  { units, optionalUnits }: QueryPlan,
): void {
  const allUnits = [...units, ...optionalUnits];
  if (allUnits.length === 0 || candidates.length < 2) return;
  for (const candidate of candidates) {
    const record = collection.record(candidate.slot);
    if (!record) continue;
    if (units.length > 1) candidate.proximity = getProximity(record, units, ranks, minProximity);
    candidate.position = getMatchPosition(record, allUnits, leadingAttributes);
  }
}
