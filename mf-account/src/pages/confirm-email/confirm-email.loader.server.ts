import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { codeOf, plainPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { confirmEmailCall } from '#model/sign-in-calls.ts';

export interface ConfirmEmailData {
  readonly code: string;
  readonly done: boolean;
}

/** Opened from the mail to a new address. It only asks: mail scanners open links too. */
export async function loadConfirmEmail(
  context: LoadContext,
): Promise<PageResult<ConfirmEmailData>> {
  const done = context.query.get('fertig') === '1';
  return plainPage('Neue Adresse bestätigen', { code: codeOf(context), done });
}

export const confirmEmail = actOn(confirmEmailCall);
