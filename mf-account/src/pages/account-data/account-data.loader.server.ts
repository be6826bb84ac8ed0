import type { AccountData } from '@gruenland/shared-contracts/api/privacy.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormActions } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import {
  requestDeletionCall,
  exportDataCall,
  cancelDeletionCall,
} from '#model/account-calls.server.ts';

export interface AccountDataPageData {
  readonly accountData: AccountData;
  readonly successCode: string | null;
}

/** Loads the available copies of the personal data and whether the account will be deleted. */
export async function loadAccountData(
  context: LoadContext,
): Promise<PageResult<AccountDataPageData>> {
  const successCode = context.query.get('getan');
  return loadAccountPage<AccountData, AccountDataPageData>(
    context,
    '/api/account/data',
    'Meine Daten',
    (accountData) => ({ accountData, successCode }),
  );
}

export const changeAccountData = createFormActions({
  export: exportDataCall,
  deletion: requestDeletionCall,
  keep: cancelDeletionCall,
});
