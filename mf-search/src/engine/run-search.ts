import algoliasearchHelper from 'algoliasearch-helper';
import type { SearchResults } from 'algoliasearch-helper';
import { SEARCH_KINDS, getIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import { HIT_PARAMS, HITS_PER_PAGE, createHelperState, getQueryType } from './helper-state.ts';
import { readFacets } from './read-facets.ts';
import { recommendDocuments } from './recommend.ts';
import { readHit, type RawHit } from './read-hit.ts';
import type { SearchClient } from './search-client.ts';

/** Number of hits that visitors can reach by paging (`paginationLimitedTo` of the indices). */
const MAX_REACHABLE_HITS = 1000;
/** Maximum number of hits per kind on the page that shows all kinds. */
const HITS_PER_GROUP = 4;

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
  // Rejects an incomplete response. A proxy may respond with status 200 but omit the results.
  if (results?.length !== requests.length)
    throw new Error('the search response is incomplete: results were left out');
  return results as unknown as readonly RawResult[];
}
type SearchHitShape = Record<string, unknown>;

/** Search results that do not yet contain recommendations. */
type BaseSearchModel = Omit<SearchModel, 'recommendation'>;

function readBanners(rawResults: readonly RawResult[]): string[] {
  const data = rawResults.flatMap(({ userData = [] }) => userData);
  return data.flatMap((entry) => {
    const { banner } = (entry ?? {}) as { banner?: unknown };
    return typeof banner === 'string' ? [banner] : [];
  });
}

function toCountsByKind(
  totals: readonly (readonly [SearchKind, number])[],
): Record<SearchKind, number> {
  return {
    articles: 0,
    ads: 0,
    events: 0,
    jobs: 0,
    ...Object.fromEntries(totals),
  };
}

const getLongestDurationMs = (rawResults: readonly RawResult[]): number =>
  Math.max(0, ...rawResults.map(({ processingTimeMS = 0 }) => processingTimeMS));

async function searchAll(
  client: SearchClient,
  { query }: SearchState,
  isTyping: boolean,
): Promise<BaseSearchModel> {
  const queryType = getQueryType(isTyping);
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
  isTyping: boolean,
): Promise<BaseSearchModel> {
  const queryType = getQueryType(isTyping);
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
  const combinedClient = {
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
  const helper = algoliasearchHelper(combinedClient as never, getIndexName(kind), {});
  const { content } = await helper.searchOnce(createHelperState(state, kind, undefined, isTyping));
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
 * @param isTyping whether the visitor is still typing the last word of the query
 * @throws errors of the search client, or Error for an incomplete response
 */
export async function runSearch(
  client: SearchClient,
  state: SearchState,
  isTyping = false,
): Promise<SearchModel> {
  const baseModel = await (state.kind
    ? searchKind(client, state, state.kind, isTyping)
    : searchAll(client, state, isTyping));
  const [bestHit] = [...baseModel.hits, ...baseModel.groups.flatMap(({ hits }) => hits)];
  return {
    ...baseModel,
    recommendation: await recommendDocuments(client, baseModel.total, bestHit),
  };
}
