import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { buildUnindexedPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { confirmSavedSearchCall } from '#model/saved-calls.server.ts';

export interface ConfirmSavedSearchData {
  readonly code: string;
  readonly isDone: boolean;
}

/** Loads the confirmation page. Loading changes nothing, because mail scanners open links. */
export async function loadConfirmSavedSearchPage(
  context: LoadContext,
): Promise<PageResult<ConfirmSavedSearchData>> {
  const isDone = context.query.get('fertig') === '1';
  return buildUnindexedPage('Suchauftrag bestätigen', {
    code: readCode(context),
    isDone,
  });
}

export const confirmSavedSearch = createFormAction(confirmSavedSearchCall);
