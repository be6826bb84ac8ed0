import { createFetchRequester } from '@algolia/requester-fetch';
import { liteClient } from 'algoliasearch/dist/lite/builds/browser.js';
import {
  SEARCH_TIMEOUTS_MS,
  getHostOptions,
} from '@gruenland/shared-contracts/search/search-service.ts';
import { createHostStates } from './host-states.ts';

/** Credentials for the search service. Both are public (specification section 7). */
export interface SearchAccess {
  readonly applicationId: string;
  readonly key: string;
}

export type SearchClient = ReturnType<typeof liteClient>;

/**
 * Creates a search client that caches responses. On the server, create one client per request.
 *
 * @param endpoint URL of the search service on the server, or this site's origin in the browser.
 */
export function createSearchClient(endpoint: string, access: SearchAccess): SearchClient {
  return liteClient(access.applicationId, access.key, {
    ...getHostOptions(endpoint),
    hostsCache: hostStates,
    timeouts: SEARCH_TIMEOUTS_MS,
    requester: createFetchRequester(),
  });
}

/**
 * Rejects an incomplete response. A proxy may respond with status 200 but omit the results.
 *
 * @throws {Error} if the response does not contain one result per query
 */
export function assertCompleteResults(results: readonly unknown[] | undefined, count: number) {
  if (results?.length !== count)
    throw new Error('the search response is incomplete: results were left out');
}

/** All clients of this process share the states, so that only one search tries a failed host. */
const hostStates = createHostStates();
