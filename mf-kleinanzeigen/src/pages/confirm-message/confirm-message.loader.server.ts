import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import { confirmedContactSchema } from '@gruenland/shared-contracts/api/messages.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';

export interface ConfirmMessageData {
  readonly code: string;
}

/**
 * Loads the confirmation page for a guest's message. Loading changes nothing, because mail scanners
 * open links.
 */
export async function loadConfirmMessagePage(
  context: LoadContext,
): Promise<PageResult<ConfirmMessageData>> {
  return {
    kind: 'page',
    data: { code: readCode(context) },
    head: { name: 'Nachricht bestätigen', noIndex: true },
  };
}

export async function confirmMessage(context: ActionContext): Promise<ActionResult> {
  return submitForm(context, {
    path: '/api/conversations/confirm',
    body: { code: context.form['code'] ?? '' },
    responseSchema: confirmedContactSchema,
    getNextPath: ({ conversationId, code }) => messagePaths.conversation(conversationId, code),
  });
}
