import type { InstantSearchProps } from 'react-instantsearch-core';
import {
  assertCompleteResults,
  createSearchClient,
  type SearchAccess,
  type SearchClient,
} from './search-client.ts';

type InstantSearchClient = InstantSearchProps['searchClient'];

interface BrowserClients {
  readonly access: SearchAccess;
  readonly client: SearchClient;
  readonly instantSearchClient: InstantSearchClient;
}

let clients: BrowserClients | undefined;

/**
 * Returns the search client of the browser. Its requests go to this site's own origin. The client is
 * kept while the key is the same, so that its cached responses are reused.
 */
export function getBrowserClient(access: SearchAccess): SearchClient {
  return getClients(access).client;
}

/** Returns the search client in the form that InstantSearch expects. */
export function getInstantSearchClient(access: SearchAccess): InstantSearchClient {
  return getClients(access).instantSearchClient;
}

function getClients(access: SearchAccess): BrowserClients {
  if (clients?.access.key !== access.key || clients.access.applicationId !== access.applicationId) {
    const client = createSearchClient(window.location.origin, access);
    clients = { access, client, instantSearchClient: toInstantSearchClient(client) };
  }
  return clients;
}

type Queries = readonly { readonly indexName: string; readonly type?: 'default' | 'facet' }[];

function toInstantSearchClient(client: SearchClient): InstantSearchClient {
  const sendQueries = async (queries: Queries): Promise<unknown> => {
    const response = await client.search(queries as never);
    assertCompleteResults(response.results, queries.length);
    return response;
  };
  let latestFacetSearch: Promise<unknown> | undefined;
  let facetAnswer: PromiseWithResolvers<unknown> | undefined;
  // InstantSearch shows the response that arrives last. All searches therefore get the response of
  // the newest one.
  const searchFacetValues = (queries: Queries): Promise<unknown> => {
    const answer = (facetAnswer ??= Promise.withResolvers());
    const facetSearch = sendQueries(queries).catch(() => ({ results: queries.map(noFacetHits) }));
    latestFacetSearch = facetSearch;
    void facetSearch.then((response) => {
      if (facetSearch !== latestFacetSearch) return;
      facetAnswer = undefined;
      answer.resolve(response);
    });
    return answer.promise;
  };
  const search = (queries: Queries): Promise<unknown> =>
    queries.some(({ type }) => type === 'facet')
      ? searchFacetValues(queries)
      : sendQueries(queries);
  return { search } as unknown as InstantSearchClient;
}

/** Returns the result of a failed search in a facet's values. InstantSearch handles no failure. */
const noFacetHits = () => ({ facetHits: [], exhaustiveFacetsCount: false, processingTimeMS: 0 });
