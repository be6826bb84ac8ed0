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

/** All clients of this process share the states, so that only one search tries a failed host. */
const hostStates = createHostStates();
