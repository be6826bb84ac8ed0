import { assertCompleteResults, type SearchAccess } from './search-client.ts';

const TIMEOUT_MS = 2000;

export type Queries = readonly {
  readonly indexName: string;
  readonly params?: { readonly query?: string };
}[];

interface QueriesResponse {
  readonly results: readonly { readonly nbHits?: number }[];
}

/**
 * Sends queries in one request to this site's own origin, without the retries of the search client:
 * the next keystroke replaces the request.
 *
 * @throws if the request fails, takes longer than two seconds, is aborted, or lacks results
 */
export async function postQueries(
  { applicationId, key }: SearchAccess,
  queries: Queries,
  signal: AbortSignal,
): Promise<QueriesResponse> {
  const credentials = new URLSearchParams({
    'x-algolia-application-id': applicationId,
    'x-algolia-api-key': key,
  });
  const response = await fetch(`/1/indexes/*/queries?${credentials}`, {
    method: 'POST',
    body: JSON.stringify({
      requests: queries.map(({ indexName, params }) => ({ indexName, ...params })),
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`the search answers ${response.status}`);
  const body = (await response.json()) as QueriesResponse;
  assertCompleteResults(body.results, queries.length);
  return body;
}
