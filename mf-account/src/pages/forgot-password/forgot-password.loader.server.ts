import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { buildUnindexedPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { forgotPasswordCall } from '#model/sign-in-calls.server.ts';

export interface ForgotPasswordData {
  /** Whether the form was sent. The page does not reveal whether an account exists. */
  readonly isSent: boolean;
}

/** Loads the page for a forgotten password. After the form was sent, the page shows a message. */
export async function loadForgotPasswordPage({
  query,
}: LoadContext): Promise<PageResult<ForgotPasswordData>> {
  return buildUnindexedPage('Passwort vergessen', { isSent: query.get('gesendet') === '1' });
}

export const requestPasswordReset = createFormAction(forgotPasswordCall);
