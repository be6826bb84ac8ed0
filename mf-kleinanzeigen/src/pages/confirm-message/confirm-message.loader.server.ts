import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ConfirmedContact } from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { submitForm } from '#data/submit-form.server.ts';
import { readCode } from '#data/load-own-page.server.ts';

export interface ConfirmMessageData {
  readonly code: string;
}

/**
 * Loads the confirmation page for a guest's message. Loading changes nothing, because mail scanners
 * open links.
 */
export async function loadConfirmMessage(
  context: LoadContext,
): Promise<PageResult<ConfirmMessageData>> {
  return {
    kind: 'page',
    data: { code: readCode(context) },
    head: { name: 'Nachricht bestätigen', noIndex: true },
  };
}

export async function confirmMessage(context: ActionContext): Promise<ActionResult> {
  const body = { code: context.form['code'] ?? '' };
  return submitForm(context, '/api/conversations/confirm', body, (answer) => {
    const { conversationId, code } = answer as ConfirmedContact;
    return messagePaths.conversation(conversationId, code);
  });
}
