import type { SavedSearches } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { changeSavedSearchByCode } from '#pages/saved-search/saved-search.loader.server.ts';

export interface SavedSearchesData {
  readonly searches: SavedSearches['searches'];
  readonly successCode: string | null;
}

/** Loads the user's saved searches. */
export async function loadSavedSearches(
  context: LoadContext,
): Promise<PageResult<SavedSearchesData>> {
  const successCode = context.query.get('gespeichert');
  return loadAccountPage<SavedSearches, SavedSearchesData>(
    context,
    '/api/account/saved-searches',
    'Meine Suchaufträge',
    ({ searches }) => ({ searches, successCode }),
  );
}

export const changeSavedSearch = changeSavedSearchByCode;
