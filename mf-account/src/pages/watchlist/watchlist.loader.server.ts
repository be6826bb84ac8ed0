import type { Watchlist } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormActions } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { removeItemCall, saveNoteCall, saveItemCall } from '#model/saved-calls.server.ts';

export interface WatchlistData {
  readonly list: Watchlist;
  readonly successCode: string | null;
}

/** Loads the watchlist with the current state of each item. No account is needed. */
export async function loadWatchlist(context: LoadContext): Promise<PageResult<WatchlistData>> {
  const successCode = context.query.get('getan');
  return loadAccountPage<Watchlist, WatchlistData>(
    context,
    '/api/watchlist',
    'Merkliste',
    (list) => ({
      list,
      successCode,
    }),
  );
}

export const changeWatchlist = createFormActions({
  save: saveItemCall,
  remove: removeItemCall,
  note: saveNoteCall,
});
