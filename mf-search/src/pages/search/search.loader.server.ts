import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { runSearch } from '#engine/run-search.ts';
import { SearchBreaker } from '#engine/search-breaker.server.ts';
import { withTimeout } from '#engine/with-timeout.ts';
import { createSearchClient } from '#engine/search-client.ts';
import type { SearchAccess } from '#engine/search-client.ts';
import { getPageName } from '#model/page-name.ts';
import type { SearchModel } from '#model/search-model.ts';
import { parseSearchState } from '#model/search-state.ts';
import type { SearchState } from '#model/search-state.ts';

export interface SearchData {
  readonly state: SearchState;
  /** Search results. Null when the search is unavailable. */
  readonly model: SearchModel | null;
  readonly access: SearchAccess;
}

/**
 * Timeout of the search in milliseconds. It is shorter than the shell's loader timeout. Otherwise
 * the shell would end the request before the page can show the error.
 */
const SEARCH_TIMEOUT_MS = 1200;

const breaker = new SearchBreaker();

/**
 * Runs the search that the URL describes. If the search is unavailable, the page shows an error
 * message.
 */
export async function loadSearch(context: LoadContext): Promise<PageResult<SearchData>> {
  const { query, settings, log } = context;
  const state = parseSearchState(query);
  const access = { applicationId: settings.searchApplicationId, key: settings.searchKey };
  const model = await breaker.run(async () => {
    try {
      const client = createSearchClient(settings.searchEndpoint, access);
      return await withTimeout(SEARCH_TIMEOUT_MS, runSearch(client, state));
    } catch (error) {
      log.warn({ error: String(error) }, 'search failed');
      throw error;
    }
  });
  return {
    kind: 'page',
    data: { state, model, access },
    head: { name: getPageName(state.query), noIndex: true },
  };
}
