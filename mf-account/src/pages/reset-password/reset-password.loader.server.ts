import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { codeOf, plainPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { resetPasswordCall } from '#model/sign-in-calls.ts';

export interface ResetPasswordData {
  readonly code: string;
  readonly done: boolean;
}

/** Opened from the mail: a new password. */
export async function loadResetPassword(
  context: LoadContext,
): Promise<PageResult<ResetPasswordData>> {
  const done = context.query.get('fertig') === '1';
  return plainPage('Neues Passwort', { code: codeOf(context), done });
}

export const resetPassword = actOn(resetPasswordCall);
