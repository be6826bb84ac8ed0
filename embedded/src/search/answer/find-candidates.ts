import { indexFilters, scoredFilters } from './index-filters.ts';
import type { SearchIndex } from '#search/collection/search-index.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { planQuery } from '#search/query/plan-query.ts';
import type { QueryPlan } from '#search/query/query-unit.ts';
import { candidateAt, type Candidate } from './candidate.ts';
import { compileScores } from './compile-filters.ts';
import { areaTest, aroundPlace, distanceTo, radiusFor, stepOf } from './geo.ts';
import { matchQuery } from './match-query.ts';
import { hasPhrase, proximityOf } from './proximity.ts';
import { rank } from './rank.ts';

export interface Found {
  readonly plan: QueryPlan;
  readonly candidates: readonly Candidate[];
  /** Words removed from the query in order to find anything. */
  readonly removed?: readonly string[];
  /** Metres, when the service chose the radius. */
  readonly automaticRadius?: number;
}

/** Number of top candidates that are also ranked by word proximity. */
const PROXIMITY_CANDIDATES = 100;

/** Finds and ranks all matching documents. */
export function findCandidates(
  index: SearchIndex,
  asked: SearchParams,
  hidden: ReadonlySet<string>,
): Found {
  const params = withSimilar(asked);
  const found = findOnce(index, params, hidden);
  if (found.candidates.length > 0) return found;
  const { removeWordsIfNoResults: fallback = 'none' } = params;
  if (isDecompounded(params)) {
    const matchLastParts = findOnce(index, params, hidden, true);
    if (matchLastParts.candidates.length > 0) return matchLastParts;
  }
  return fallback === 'none'
    ? found
    : (findWithFewerWords(index, params, hidden, fallback) ?? found);
}

/** `similarQuery` finds documents with any of its words, those with the most words first. */
function withSimilar(params: SearchParams): SearchParams {
  const { similarQuery = '', query = '' } = params;
  if (similarQuery === '' || query !== '') return params;
  return { ...params, query: similarQuery, optionalWords: similarQuery, queryType: 'prefixNone' };
}

/**
 * A German compound that no document contains is matched by its last part: Hackstriegel matches
 * Striegel.
 */
const isDecompounded = ({ query = '', decompoundQuery, queryLanguages }: SearchParams): boolean =>
  query !== '' && decompoundQuery !== false && (queryLanguages ?? []).includes('de');

function findWithFewerWords(
  index: SearchIndex,
  params: SearchParams,
  hidden: ReadonlySet<string>,
  fallback: 'lastWords' | 'firstWords' | 'allOptional',
): Found | null {
  const words = (params.query ?? '').split(/\s+/u).filter(Boolean).slice(0, 10);
  if (fallback === 'allOptional') {
    const found = findOnce(index, { ...params, optionalWords: words }, hidden);
    return found.candidates.length > 0 ? found : null;
  }
  for (let left = words.length - 1; left > 0; left -= 1) {
    const rest = fallback === 'lastWords' ? words.slice(0, left) : words.slice(-left);
    const found = findOnce(index, { ...params, query: rest.join(' ') }, hidden);
    if (found.candidates.length === 0) continue;
    const removed = fallback === 'lastWords' ? words.slice(left) : words.slice(0, -left);
    return { ...found, removed };
  }
  return null;
}

function findOnce(
  index: SearchIndex,
  params: SearchParams,
  hidden: ReadonlySet<string>,
  matchLastParts = false,
): Found {
  const { collection } = index;
  const synonyms = params.synonyms === false ? null : index.synonymTable;
  const plan = planQuery(params, collection, synonyms, matchLastParts);
  const ranks = restrictedRanks(index, params);
  const isEmpty = plan.units.length + plan.optional.length === 0;
  const matched = isEmpty
    ? Array.from(collection.slots(), candidateAt)
    : matchQuery(plan, collection, ranks, params.disableTypoToleranceOnAttributes);
  const kept = applyFilters(matched, index, params, plan, hidden);
  const near = rateDistance(kept, index, params);
  rateFilters(near.candidates, index, params);
  const tolerated = applyTypoTolerance(near.candidates, params);
  const ranked = rank(tolerated, index.settings, collection, rankedCountOf(index, params));
  const proximity = rateProximity(ranked, index, params, plan);
  const candidates = proximity
    ? rank(ranked, index.settings, collection, rankedCountOf(index, params))
    : ranked;
  return {
    plan,
    candidates,
    ...(near.radius !== undefined && { automaticRadius: near.radius }),
  };
}

/** How many candidates must be sorted; the rest is only counted. */
function rankedCountOf({ settings }: SearchIndex, params: SearchParams): number {
  const { page = 0, hitsPerPage = 20, offset = 0, length = 0, distinct } = params;
  if (distinct && settings.attributeForDistinct != null) return Infinity;
  return Math.max(PROXIMITY_CANDIDATES, (page + 1) * hitsPerPage, offset + length);
}

function restrictedRanks(index: SearchIndex, { restrictSearchableAttributes: only }: SearchParams) {
  if (!only || only.length === 0) return index.ranks;
  return new Map([...index.ranks].filter(([attribute]) => only.includes(attribute)));
}

function applyFilters(
  candidates: Candidate[],
  index: SearchIndex,
  params: SearchParams,
  plan: QueryPlan,
  hidden: ReadonlySet<string>,
): Candidate[] {
  const { collection, ranks } = index;
  const test = indexFilters(index, params);
  const inArea = areaTest(params);
  const strict = plan.phrases.length > 0 || plan.excluded.length > 0;
  if (!test && !inArea && !strict && hidden.size === 0) {
    return candidates.filter(({ slot }) => collection.record(slot) !== undefined);
  }
  return candidates.filter(({ slot }) => {
    if (test && !test(slot)) return false;
    const record = collection.record(slot);
    if (!record || (inArea && !inArea(record))) return false;
    if (hidden.has(record.objectID)) return false;
    if (!strict) return true;
    return (
      plan.phrases.every((phrase) => hasPhrase(record, phrase, ranks)) &&
      !plan.excluded.some((word) => hasPhrase(record, [word], ranks))
    );
  });
}

function rateDistance(candidates: Candidate[], { collection }: SearchIndex, params: SearchParams) {
  const place = aroundPlace(params);
  if (!place) return { candidates };
  const placed = candidates.filter((candidate) => {
    const record = collection.record(candidate.slot);
    const distance = record ? distanceTo(place, record) : null;
    if (distance === null) return false;
    candidate.distance = distance;
    candidate.geo = stepOf(distance, params.aroundPrecision);
    return true;
  });
  const { metres, automatic } = radiusFor(
    params,
    placed.map(({ distance = 0 }) => distance),
  );
  const inside = placed.filter(({ distance = 0 }) => distance <= metres);
  return { candidates: inside, ...(automatic && { radius: metres }) };
}

function rateFilters(candidates: Candidate[], index: SearchIndex, params: SearchParams): void {
  const scored = scoredFilters(params);
  if (scored.length === 0) return;
  const sum = params.sumOrFiltersScores ?? false;
  const score = compileScores(scored, index.collection, index.isFacet, sum);
  for (const candidate of candidates) candidate.filters = -score(candidate.slot);
}

/** `min` and `strict` keep only the candidates with the fewest typos. */
function applyTypoTolerance(candidates: Candidate[], { typoTolerance }: SearchParams): Candidate[] {
  if (typoTolerance !== 'min' && typoTolerance !== 'strict') return candidates;
  let fewest = Infinity;
  for (const { typos } of candidates) fewest = Math.min(fewest, typos);
  return candidates.filter(({ typos }) => typos === fewest);
}

/** Adds word proximity to the top candidates; returns whether that may change their order. */
function rateProximity(
  ranked: readonly Candidate[],
  index: SearchIndex,
  { minProximity = 1 }: SearchParams,
  { units }: QueryPlan,
): boolean {
  if (units.length < 2 || ranked.length < 2) return false;
  const far = (units.length - 1) * 8;
  for (const [at, candidate] of ranked.entries()) {
    const record = at < PROXIMITY_CANDIDATES ? index.collection.record(candidate.slot) : undefined;
    candidate.proximity = record ? proximityOf(record, units, index.ranks, minProximity) : far;
  }
  return true;
}
