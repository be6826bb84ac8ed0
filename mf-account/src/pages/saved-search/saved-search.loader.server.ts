import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import type { SavedSearch } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormActions } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { savedSearchFrequencyCall, savedSearchStateCall } from '#model/saved-calls.server.ts';

export interface SavedSearchData {
  readonly search: SavedSearch;
  readonly successCode: string | null;
}

/** Loads a saved search by the code in a mail's link. No account is needed. */
export async function loadSavedSearch(context: LoadContext): Promise<PageResult<SavedSearchData>> {
  const successCode = context.query.get('gespeichert');
  return loadAccountPage<SavedSearch, SavedSearchData>(
    context,
    `/api/saved-searches/by-code?code=${encodeURIComponent(readCode(context))}`,
    'Suchauftrag',
    (search) => ({ search, successCode }),
  );
}

export const changeSavedSearchByCode = createFormActions({
  frequency: savedSearchFrequencyCall,
  state: savedSearchStateCall,
});
