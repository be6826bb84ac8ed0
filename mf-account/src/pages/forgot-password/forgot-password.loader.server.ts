import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { plainPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { forgotPasswordCall } from '#model/sign-in-calls.ts';

export interface ForgotPasswordData {
  /** The form was sent: a mail is on its way, to whomever. */
  readonly sent: boolean;
}

/** The page for a forgotten password, and the page after it. */
export async function loadForgotPassword({
  query,
}: LoadContext): Promise<PageResult<ForgotPasswordData>> {
  return plainPage('Passwort vergessen', { sent: query.get('gesendet') === '1' });
}

export const askForReset = actOn(forgotPasswordCall);
