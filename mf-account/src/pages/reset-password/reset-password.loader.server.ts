import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { buildUnindexedPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { resetPasswordCall } from '#model/sign-in-calls.server.ts';

export interface ResetPasswordData {
  readonly code: string;
  readonly isDone: boolean;
}

/** Loads the page to set a new password, which the link in a mail opens. */
export async function loadResetPasswordPage(
  context: LoadContext,
): Promise<PageResult<ResetPasswordData>> {
  const isDone = context.query.get('fertig') === '1';
  return buildUnindexedPage('Neues Passwort', { code: readCode(context), isDone });
}

export const resetPassword = createFormAction(resetPasswordCall);
