import type { SavedList } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { forgetCall, noteCall, rememberCall } from '#model/saved-calls.ts';

export interface MerklisteData {
  readonly list: SavedList;
  readonly done: string | null;
}

/** Everything somebody saved, as it stands now; with and without an account. */
export async function loadMerkliste(context: LoadContext): Promise<PageResult<MerklisteData>> {
  const done = context.query.get('getan');
  return accountPage<SavedList, MerklisteData>(context, '/api/merkliste', 'Merkliste', (list) => ({
    list,
    done,
  }));
}

export const changeMerkliste = actOnOneOf({
  merken: rememberCall,
  entfernen: forgetCall,
  notiz: noteCall,
});
