import { getIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';

import { judgeHits, rankGrades } from './judge-hits.ts';
import type { QueryScore } from './judge-hits.ts';
import type { SearchNeed } from './read-needs.ts';

/** Number of queries in one request. More could exceed the time limit of a request on a busy machine. */
const MAX_QUERIES = 10;
const HIT_COUNT = 5;

interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  readonly queryType: 'prefixNone';
  readonly hitsPerPage: number;
  readonly attributesToRetrieve: string[];
  readonly attributesToHighlight: string[];
}

/** Sends the queries to the search service and returns the hits of each. */
export type RunQueries = (
  requests: SearchRequest[],
) => Promise<readonly (readonly SearchDocument[])[]>;

/** All documents of each kind. */
export type DocumentsByKind = Readonly<Record<SearchKind, readonly SearchDocument[]>>;

/** Sends all queries of the needs, like a submitted search form, and scores their hits. */
export async function measureRelevance(
  needs: readonly SearchNeed[],
  documentsByKind: DocumentsByKind,
  runQueries: RunQueries,
): Promise<readonly QueryScore[]> {
  const queries = needs.flatMap((need) => {
    const bestGrades = rankGrades(need, documentsByKind[need.kind]);
    return need.queries.map((query) => ({ need, query, bestGrades }));
  });
  const scores: QueryScore[] = [];
  for (let from = 0; from < queries.length; from += MAX_QUERIES) {
    const part = queries.slice(from, from + MAX_QUERIES);
    const requests = part.map(({ need: { kind }, query }): SearchRequest => ({
      indexName: getIndexName(kind),
      query,
      queryType: 'prefixNone',
      hitsPerPage: HIT_COUNT,
      attributesToRetrieve: ['*'],
      attributesToHighlight: [],
    }));
    const hitsByQuery = await runQueries(requests);
    for (const [at, { need, query, bestGrades }] of part.entries())
      scores.push(judgeHits(need, query, hitsByQuery[at] ?? [], bestGrades));
  }
  return scores;
}
