import { savedReferenceSchema } from '@gruenland/shared-contracts/api/watchlist.schema.ts';
import type { SavedReference, Watchlist } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormActions } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { removeItemCall, saveNoteCall, saveItemCall } from '#model/saved-calls.server.ts';

export interface WatchlistData {
  readonly list: Watchlist;
  readonly successCode: string | null;
  /** The entry that was removed last; null if the last action removed none. */
  readonly removed: SavedReference | null;
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
      removed: successCode === 'entfernt' ? readRemovedEntry(context.query) : null,
    }),
  );
}

function readRemovedEntry(query: URLSearchParams): SavedReference | null {
  const { success, data } = savedReferenceSchema.safeParse({
    kind: query.get('kind'),
    id: query.get('id'),
  });
  return success ? data : null;
}

export const changeWatchlist = createFormActions({
  save: saveItemCall,
  remove: removeItemCall,
  note: saveNoteCall,
});
