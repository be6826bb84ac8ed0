import algoliasearchHelper from 'algoliasearch-helper';
import type { SearchResults } from 'algoliasearch-helper';
import { SEARCH_KINDS, searchIndex } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import { HIT_PARAMS, HITS_PER_PAGE, helperState } from './helper-state.ts';
import { readFacets } from './read-facets.ts';
import { recommendBesides } from './recommend.ts';
import { readHit, type RawHit } from './read-hit.ts';
import type { SearchClient } from './search-client.ts';

/** Hits that can be reached page by page (`paginationLimitedTo` of the indices). */
const REACHABLE = 1000;
/** Hits of each kind where all are shown together. */
const HITS_A_GROUP = 4;

interface RawAnswer {
  readonly hits: readonly RawHit[];
  readonly nbHits?: number;
  readonly processingTimeMS?: number;
  readonly userData?: readonly unknown[];
}

type Query = { readonly indexName: string } & Readonly<Record<string, unknown>>;

async function ask(
  client: SearchClient,
  requests: readonly Query[],
): Promise<readonly RawAnswer[]> {
  const { results } = await client.search<SearchHitShape>({ requests: requests as never });
  // What stands before a service may answer 200 without being one.
  if (results?.length !== requests.length) throw new Error('the search left out answers');
  return results as unknown as readonly RawAnswer[];
}
type SearchHitShape = Record<string, unknown>;

/** Of a search itself, without what is offered besides. */
type Answer = Omit<SearchModel, 'besides'>;

function bannersOf(answers: readonly RawAnswer[]): string[] {
  const data = answers.flatMap(({ userData = [] }) => userData);
  return data.flatMap((entry) => {
    const { banner } = (entry ?? {}) as { banner?: unknown };
    return typeof banner === 'string' ? [banner] : [];
  });
}

function countsOf(totals: readonly (readonly [SearchKind, number])[]): Record<SearchKind, number> {
  return {
    artikel: 0,
    kleinanzeigen: 0,
    veranstaltungen: 0,
    jobs: 0,
    ...Object.fromEntries(totals),
  };
}

const millisecondsOf = (answers: readonly RawAnswer[]): number =>
  Math.max(0, ...answers.map(({ processingTimeMS = 0 }) => processingTimeMS));

async function searchAll(client: SearchClient, { query }: SearchState): Promise<Answer> {
  const answers = await ask(
    client,
    SEARCH_KINDS.map((kind) => {
      return { ...HIT_PARAMS, indexName: searchIndex(kind), query, hitsPerPage: HITS_A_GROUP };
    }),
  );
  const groups = SEARCH_KINDS.map((kind, at) => {
    const { hits = [], nbHits = 0 } = answers[at] ?? {};
    return { kind, total: nbHits, hits: hits.map(readHit) };
  });
  const counts = countsOf(groups.map(({ kind, total }) => [kind, total]));
  return {
    total: groups.reduce((sum, { total }) => sum + total, 0),
    tookMs: millisecondsOf(answers),
    groups: groups.filter(({ total }) => total > 0),
    hits: [],
    pages: 0,
    facets: [],
    counts,
    banners: bannersOf(answers),
  };
}

/** One kind with its facets, and how many hits the others have, all in one request. */
async function searchKind(
  client: SearchClient,
  state: SearchState,
  kind: SearchKind,
): Promise<Answer> {
  const others = SEARCH_KINDS.filter((other) => other !== kind);
  const extra = others.map((other): Query => {
    return { indexName: searchIndex(other), query: state.query, hitsPerPage: 0 };
  });
  let rest: readonly RawAnswer[] = [];
  const joined = {
    search: async (requests: readonly { indexName: string; params?: object }[]) => {
      const own = requests.map(({ indexName, params }): Query => ({ indexName, ...params }));
      const answers = await ask(client, [...own, ...extra]);
      rest = answers.slice(own.length);
      return { results: answers.slice(0, own.length) };
    },
  };
  const helper = algoliasearchHelper(joined as never, searchIndex(kind), {});
  const { content } = await helper.searchOnce(helperState(state, kind));
  const results = content as SearchResults<RawHit>;
  const totals = others.map((other, at) => [other, rest[at]?.nbHits ?? 0] as const);
  return {
    total: results.nbHits,
    tookMs: results.processingTimeMS,
    groups: [],
    hits: results.hits.map(readHit),
    pages: Math.ceil(Math.min(results.nbHits, REACHABLE) / HITS_PER_PAGE),
    facets: readFacets(kind, results as SearchResults, state),
    counts: countsOf([[kind, results.nbHits], ...totals]),
    banners: bannersOf([results as unknown as RawAnswer]),
  };
}

/**
 * Asks for everything a page of results shows in one request, and in a second one for others where
 * there are few. @throws what the client throws
 */
export async function runSearch(client: SearchClient, state: SearchState): Promise<SearchModel> {
  const answer = await (state.kind
    ? searchKind(client, state, state.kind)
    : searchAll(client, state));
  const [best] = [...answer.hits, ...answer.groups.flatMap(({ hits }) => hits)];
  return { ...answer, besides: await recommendBesides(client, answer.total, best) };
}
