import type { AccountData } from '@gruenland/shared-contracts/api/privacy.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { deletionCall, exportCall, keepCall } from '#model/account-calls.ts';

export interface AccountDataPageData {
  readonly own: AccountData;
  readonly done: string | null;
}

/** A copy of one's data, and the end of one's account. */
export async function loadAccountData(
  context: LoadContext,
): Promise<PageResult<AccountDataPageData>> {
  const done = context.query.get('getan');
  return accountPage<AccountData, AccountDataPageData>(
    context,
    '/api/account/data',
    'Meine Daten',
    (own) => ({ own, done }),
  );
}

export const changeAccountData = actOnOneOf({
  kopie: exportCall,
  loeschung: deletionCall,
  behalten: keepCall,
});
