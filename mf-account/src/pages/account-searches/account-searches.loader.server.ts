import type { SavedSearches } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { changeOwnSearch } from '#pages/own-search/own-search.loader.server.ts';

export interface AccountSearchesData {
  readonly searches: SavedSearches['searches'];
  readonly saved: string | null;
}

/** All Suchaufträge of the signed-in person. */
export async function loadAccountSearches(
  context: LoadContext,
): Promise<PageResult<AccountSearchesData>> {
  const saved = context.query.get('gespeichert');
  return accountPage<SavedSearches, AccountSearchesData>(
    context,
    '/api/account/suchauftraege',
    'Meine Suchaufträge',
    ({ searches }) => ({ searches, saved }),
  );
}

export const changeAccountSearch = changeOwnSearch;
