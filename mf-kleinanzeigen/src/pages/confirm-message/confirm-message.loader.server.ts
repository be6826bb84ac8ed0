import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ConfirmedContact } from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '#data/act-on.server.ts';
import { codeOf } from '#data/own-page.server.ts';

export interface ConfirmMessageData {
  readonly code: string;
}

/** End of the link in a guest's mail. A look does nothing: mail programs look at links too. */
export async function loadConfirmMessage(
  context: LoadContext,
): Promise<PageResult<ConfirmMessageData>> {
  return {
    kind: 'page',
    data: { code: codeOf(context) },
    head: { name: 'Nachricht bestätigen', noIndex: true },
  };
}

export async function confirmMessage(context: ActionContext): Promise<ActionResult> {
  const body = { code: context.form['code'] ?? '' };
  return actOn(context, '/api/nachrichten/bestaetigen', body, (answer) => {
    const { thread, code } = answer as ConfirmedContact;
    return messagePaths.unterhaltung(thread, code);
  });
}
