import type { InstantSearchProps } from 'react-instantsearch-core';
import { assertCompleteResults, type SearchAccess } from './search-client.ts';

const TIMEOUT_MS = 2000;

type Queries = readonly { readonly indexName: string; readonly params?: object }[];

/**
 * Creates a client that suggests while the visitor types. It aborts a request once the next one
 * starts; the aborted request then has the response of the next one, because InstantSearch would
 * treat an error as a failed search. Its requests go to this site's own origin.
 */
export function createSuggestionClient({
  applicationId,
  key,
}: SearchAccess): InstantSearchProps['searchClient'] {
  const credentials = new URLSearchParams({
    'x-algolia-application-id': applicationId,
    'x-algolia-api-key': key,
  });
  let latest: { readonly controller: AbortController; readonly answer: Promise<unknown> } | null =
    null;
  const sendQueries = async (queries: Queries, signal: AbortSignal): Promise<unknown> => {
    const response = await fetch(`/1/indexes/*/queries?${credentials}`, {
      method: 'POST',
      body: JSON.stringify({
        requests: queries.map(({ indexName, params }) => ({ indexName, ...params })),
      }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) throw new Error(`the search answers ${response.status}`);
    const body = (await response.json()) as { readonly results?: readonly unknown[] };
    assertCompleteResults(body.results, queries.length);
    return body;
  };
  const search = (queries: Queries): Promise<unknown> => {
    latest?.controller.abort();
    const controller = new AbortController();
    const answer: Promise<unknown> = sendQueries(queries, controller.signal).catch(
      (error: unknown) => {
        if (controller.signal.aborted && latest) return latest.answer;
        throw error;
      },
    );
    latest = { controller, answer };
    return answer;
  };
  return { search } as unknown as InstantSearchProps['searchClient'];
}
