import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { buildUnindexedPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { confirmEmailCall } from '#model/sign-in-calls.server.ts';

export interface ConfirmEmailData {
  readonly code: string;
  readonly isDone: boolean;
}

/** Loads the confirmation page. Loading changes nothing, because mail scanners open links. */
export async function loadConfirmEmailPage(
  context: LoadContext,
): Promise<PageResult<ConfirmEmailData>> {
  const isDone = context.query.get('fertig') === '1';
  return buildUnindexedPage('Neue Adresse bestätigen', {
    code: readCode(context),
    isDone,
  });
}

export const confirmEmail = createFormAction(confirmEmailCall);
