import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { runSearch } from '#engine/run-search.ts';
import { SearchBreaker } from '#engine/search-breaker.server.ts';
import { within } from '#engine/within.ts';
import { createSearchClient } from '#engine/search-client.ts';
import type { SearchAccess } from '#engine/search-client.ts';
import type { SearchModel } from '#model/search-model.ts';
import { readState } from '#model/search-state.ts';
import type { SearchState } from '#model/search-state.ts';

export interface SearchData {
  readonly state: SearchState;
  /** Null while the search cannot be reached. */
  readonly model: SearchModel | null;
  readonly access: SearchAccess;
}

/** Milliseconds: less than the shell gives a loader, so that the page can still say what is wrong. */
const PATIENCE_MS = 1200;

const breaker = new SearchBreaker();

/** Asks the search once; while it is away the page stands and says so. */
export async function loadSearch(context: LoadContext): Promise<PageResult<SearchData>> {
  const { query, settings, log } = context;
  const state = readState(query);
  const access = { applicationId: settings.searchApplicationId, key: settings.searchKey };
  const model = await breaker.run(async () => {
    try {
      const client = createSearchClient(settings.searchEndpoint, access);
      return await within(PATIENCE_MS, runSearch(client, state));
    } catch (error) {
      log.warn({ error: String(error) }, 'search failed');
      throw error;
    }
  });
  const name = state.query === '' ? 'Suche' : `Suche nach „${state.query.slice(0, 60)}“`;
  return { kind: 'page', data: { state, model, access }, head: { name, noIndex: true } };
}
