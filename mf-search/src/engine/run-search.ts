import algoliasearchHelper from 'algoliasearch-helper';
import type { SearchResults } from 'algoliasearch-helper';
import { SEARCH_KINDS, getIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import { createHelperState } from './helper-state.ts';
import { readBanners, toCountsByKind } from './read-results.ts';
import {
  HIT_PARAMS,
  HITS_PER_GROUP,
  HITS_PER_PAGE,
  MAX_REACHABLE_HITS,
  getQueryType,
} from './query-params.ts';
import { readFacets } from './read-facets.ts';
import { recommendDocuments } from './recommend.ts';
import { readHit, type RawHit } from './read-hit.ts';
import { assertCompleteResults } from './search-client.ts';
import type { SearchClient } from './search-client.ts';

interface RawResult {
  readonly hits: readonly RawHit[];
  readonly nbHits?: number;
  readonly processingTimeMS?: number;
  readonly userData?: readonly unknown[];
}

type IndexQuery = { readonly indexName: string } & Readonly<Record<string, unknown>>;

async function sendQueries(
  client: SearchClient,
  requests: readonly IndexQuery[],
): Promise<readonly RawResult[]> {
  const { results } = await client.search<SearchHitShape>({ requests: requests as never });
  assertCompleteResults(results, requests.length);
  return results as unknown as readonly RawResult[];
}
type SearchHitShape = Record<string, unknown>;

/** Search results that do not yet contain recommendations. */
type BaseSearchModel = Omit<SearchModel, 'recommendation'>;

const getLongestDurationMs = (rawResults: readonly RawResult[]): number =>
  Math.max(0, ...rawResults.map(({ processingTimeMS = 0 }) => processingTimeMS));

async function searchAll(client: SearchClient, { query }: SearchState): Promise<BaseSearchModel> {
  const queryType = getQueryType(false);
  const rawResults = await sendQueries(
    client,
    SEARCH_KINDS.map((kind) => {
      return {
        ...HIT_PARAMS,
        indexName: getIndexName(kind),
        query,
        queryType,
        hitsPerPage: HITS_PER_GROUP,
      };
    }),
  );
  const groups = SEARCH_KINDS.map((kind, index) => {
    const { hits = [], nbHits = 0 } = rawResults[index] ?? {};
    return { kind, total: nbHits, hits: hits.map(readHit) };
  });
  const counts = toCountsByKind(groups.map(({ kind, total }) => [kind, total]));
  return {
    total: groups.reduce((sum, { total }) => sum + total, 0),
    tookMs: getLongestDurationMs(rawResults),
    groups: groups.filter(({ total }) => total > 0),
    hits: [],
    pages: 0,
    facets: [],
    counts,
    banners: readBanners(rawResults),
  };
}

/** Searches one kind with its facets. Counts the hits of the other kinds in the same request. */
async function searchKind(
  client: SearchClient,
  state: SearchState,
  kind: SearchKind,
): Promise<BaseSearchModel> {
  const queryType = getQueryType(false);
  const otherKinds = SEARCH_KINDS.filter((otherKind) => otherKind !== kind);
  const countQueries = otherKinds.map((otherKind): IndexQuery => {
    return {
      indexName: getIndexName(otherKind),
      query: state.query,
      queryType,
      hitsPerPage: 0,
    };
  });
  let countResults: readonly RawResult[] = [];
  const facetQueryClient = {
    search: async (requests: readonly { indexName: string; params?: object }[]) => {
      const facetQueries = requests.map(({ indexName, params }): IndexQuery => ({
        indexName,
        ...params,
      }));
      const rawResults = await sendQueries(client, [...facetQueries, ...countQueries]);
      countResults = rawResults.slice(facetQueries.length);
      return { results: rawResults.slice(0, facetQueries.length) };
    },
  };
  const helper = algoliasearchHelper(facetQueryClient as never, getIndexName(kind), {});
  const { content } = await helper.searchOnce(createHelperState(state, kind));
  const results = content as SearchResults<RawHit>;
  const totals = otherKinds.map(
    (otherKind, index) => [otherKind, countResults[index]?.nbHits ?? 0] as const,
  );
  return {
    total: results.nbHits,
    tookMs: results.processingTimeMS,
    groups: [],
    hits: results.hits.map(readHit),
    pages: Math.ceil(Math.min(results.nbHits, MAX_REACHABLE_HITS) / HITS_PER_PAGE),
    facets: readFacets(kind, results as SearchResults, state),
    counts: toCountsByKind([[kind, results.nbHits], ...totals]),
    banners: readBanners([results as unknown as RawResult]),
  };
}

/**
 * Reads the content of a result page in one request. When there are few hits, a second request
 * reads recommendations.
 *
 * @throws errors of the search client, or Error for an incomplete response
 */
export async function runSearch(client: SearchClient, state: SearchState): Promise<SearchModel> {
  const baseModel = await (state.kind
    ? searchKind(client, state, state.kind)
    : searchAll(client, state));
  const [bestHit] = [...baseModel.hits, ...baseModel.groups.flatMap(({ hits }) => hits)];
  return {
    ...baseModel,
    recommendation: await recommendDocuments(client, baseModel.total, bestHit),
  };
}
