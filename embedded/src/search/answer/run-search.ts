import { randomBytes } from 'node:crypto';
import type { SearchIndex } from '#search/collection/search-index.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { applyRules, type RuledSearch } from '#search/rules/apply-rules.ts';
import { ruleWords } from '#search/rules/rule-words.ts';
import type { Candidate } from './candidate.ts';
import { keepDistinct } from './distinct.ts';
import { requestedFacets, countFacets, type FacetAnswer } from './facets.ts';
import { findCandidates, type Found } from './find-candidates.ts';
import { promote } from './promote.ts';
import { tagsOf } from './highlight.ts';
import { TextMarker } from './text-marker.ts';
import { writeHit } from './write-hit.ts';
import { writeParams } from './write-params.ts';

/** Algolia's default for the number of documents reachable by paging. */
const DEFAULT_PAGINATION_LIMIT = 1000;
/** Default `length` of a request with `offset`. */
export const DEFAULT_LENGTH = 20;

type Fields = Record<string, unknown>;

/** Runs one search, like `POST /1/indexes/{index}/query`. @throws {ApiError} 400 */
export function runSearch(index: SearchIndex, asked: SearchParams): Fields {
  const start = performance.now();
  const ruled = ruledSearch(index, { ...index.query, ...asked });
  const { params } = ruled;
  const found = findCandidates(index, params, ruled.hidden);
  const all = promote(found.candidates, index, ruled.promoted, params);
  const relevant = relevantOnly(all, index, params);
  const grouped = keepDistinct(relevant ?? all, index, params);
  const page = pageOf(grouped, index, params);
  const facets = facetsOf(index, params, all, grouped);
  const { units, optional } = found.plan;
  const writing = {
    settings: index.settings,
    params,
    marker: new TextMarker([...units, ...optional], tagsOf(params).join('').length),
    ranks: index.ranks,
  };
  const hits = page.candidates.flatMap((candidate) => {
    const record = index.collection.record(candidate.slot);
    if (!record) return [];
    const hit = writeHit(record, writing);
    return params.getRankingInfo ? { ...hit, _rankingInfo: rankingInfo(candidate) } : hit;
  });
  const answer: Fields = {
    hits,
    nbHits: relevant ? all.length : grouped.length,
    ...page.numbers,
    ...(facets && facetFields(facets)),
    ...exhaustiveness(facets),
    query: params.query ?? '',
    params: writeParams(asked as Fields),
    index: index.name,
    ...(relevant && {
      nbSortedHits: grouped.length,
      appliedRelevancyStrictness: params.relevancyStrictness ?? 0,
    }),
    ...extras(ruled, params, found),
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
  };
  return onlyFields(answer, params.responseFields);
}

function ruledSearch(index: SearchIndex, params: SearchParams): RuledSearch {
  const { rules } = index.configuration;
  const off = params.enableRules === false || rules.size === 0;
  return applyRules(off ? [] : rules.values(), params, ruleWords(index));
}

/** A virtual replica leaves out less relevant hits (`relevancyStrictness` above 0). */
function relevantOnly(
  candidates: readonly Candidate[],
  { virtual }: SearchIndex,
  { relevancyStrictness = 0, query = '' }: SearchParams,
): readonly Candidate[] | null {
  if (!virtual || relevancyStrictness === 0) return null;
  if (query.trim() === '') return candidates;
  return candidates.filter(({ typos }) => typos === 0);
}

interface Page {
  readonly candidates: readonly Candidate[];
  readonly numbers: Fields;
}

function pageOf(
  candidates: readonly Candidate[],
  { settings }: SearchIndex,
  { page = 0, hitsPerPage = 20, offset, length }: SearchParams,
): Page {
  const reachable = Math.min(
    candidates.length,
    settings.paginationLimitedTo ?? DEFAULT_PAGINATION_LIMIT,
  );
  if (offset !== undefined || length !== undefined) {
    const from = offset ?? 0;
    const asked = length ?? DEFAULT_LENGTH;
    return {
      candidates: candidates.slice(from, Math.min(reachable, from + asked)),
      numbers: { offset: from, length: asked },
    };
  }
  const from = page * hitsPerPage;
  return {
    candidates: candidates.slice(from, Math.min(reachable, from + hitsPerPage)),
    numbers: {
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
      hitsPerPage,
    },
  };
}

const slotsOf = (candidates: readonly Candidate[]): number[] => candidates.map(({ slot }) => slot);

function facetsOf(
  index: SearchIndex,
  params: SearchParams,
  all: readonly Candidate[],
  grouped: readonly Candidate[],
): FacetAnswer | null {
  const asked = requestedFacets(params.facets, index.facets);
  if (asked.length === 0) return null;
  const before = slotsOf(all);
  const after = grouped === all ? before : slotsOf(grouped);
  const late = params.facetingAfterDistinct ?? false;
  const facetRequest = {
    most: params.maxValuesPerFacet ?? 100,
    sortBy: params.sortFacetValuesBy ?? 'count',
  };
  const slotsFor = ({ afterDistinct }: { afterDistinct: boolean }) =>
    late || afterDistinct ? after : before;
  return countFacets(asked, index.collection, slotsFor, facetRequest);
}

function facetFields({ facets, facets_stats: stats }: FacetAnswer): Fields {
  return {
    ...(Object.keys(facets).length > 0 && { facets }),
    ...(Object.keys(stats).length > 0 && { facets_stats: stats }),
  };
}

function exhaustiveness(facets: FacetAnswer | null): Fields {
  const counted = facets?.exhaustive ?? true;
  return {
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: {
      nbHits: true,
      typo: true,
      facetsCount: true,
      facetValues: counted,
      rulesMatch: true,
    },
  };
}

function extras(ruled: RuledSearch, params: SearchParams, found: Found): Fields {
  const { userData, applied } = ruled;
  return {
    renderingContent: params.renderingContent ?? {},
    ...(userData.length > 0 && { userData }),
    ...(params.getRankingInfo &&
      applied.length > 0 && { appliedRules: applied.map((objectID) => ({ objectID })) }),
    ...(params.getRankingInfo && { parsedQuery: params.query ?? '', serverUsed: 'embedded' }),
    ...(found.removed && { queryAfterRemoval: marked(params.query ?? '', found.removed) }),
    ...(params.clickAnalytics && { queryID: randomBytes(16).toString('hex') }),
    ...(params.aroundLatLng !== undefined && { aroundLatLng: params.aroundLatLng }),
    ...(found.automaticRadius !== undefined && { automaticRadius: String(found.automaticRadius) }),
  };
}

/** The query with the removed words in tags. */
function marked(query: string, removed: readonly string[]): string {
  const gone = new Set(removed);
  const words = query.split(/\s+/u).filter(Boolean);
  return words.map((word) => (gone.has(word) ? `<em>${word}</em>` : word)).join(' ');
}

function rankingInfo(candidate: Candidate): Fields {
  return {
    nbTypos: candidate.typos,
    firstMatchedWord: candidate.attribute * 1000,
    proximityDistance: candidate.proximity,
    userScore: candidate.slot,
    geoDistance: candidate.distance === undefined ? 0 : Math.round(candidate.distance),
    geoPrecision: 1,
    nbExactWords: candidate.exact === 0 ? 1 : 0,
    words: candidate.words,
    filters: -candidate.filters,
  };
}

/** `responseFields`: `*` or absent means all; `hits` and `message` are always kept. */
function onlyFields(answer: Fields, fields: readonly string[] | undefined): Fields {
  if (!fields || fields.includes('*')) return answer;
  const kept = new Set([...fields, 'hits', 'message']);
  return Object.fromEntries(Object.entries(answer).filter(([name]) => kept.has(name)));
}
