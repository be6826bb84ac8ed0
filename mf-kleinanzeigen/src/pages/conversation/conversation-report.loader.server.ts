import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import { reportReceiptSchema } from '@gruenland/shared-contracts/api/moderation.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { addIdempotencyKey } from '@gruenland/shared-ui/form/call/form-call.ts';
import { createIdempotencyKey } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import { readConversation, buildConversationApiPath } from './conversation.loader.server.ts';

export interface ConversationReportData {
  readonly id: string;
  readonly otherParticipant: string;
  readonly title: string;
  readonly code: string;
  readonly formKey: string;
}

/** Loads the form to report a conversation. */
export async function loadConversationReport(
  context: LoadContext,
): Promise<PageResult<ConversationReportData>> {
  const conversation = await readConversation(context);
  if ('kind' in conversation) return conversation;
  const { id, other: otherParticipant, ad } = conversation;
  return {
    kind: 'page',
    data: {
      id,
      otherParticipant,
      title: ad.title,
      code: readCode(context),
      formKey: createIdempotencyKey(),
    },
    head: { name: 'Unterhaltung melden', noIndex: true },
  };
}

export async function reportConversation(context: ActionContext): Promise<ActionResult> {
  const { reason = '', explanation = '' } = context.form;
  const body = addIdempotencyKey(context.form, { reason, explanation });
  return submitForm(context, {
    path: buildConversationApiPath(context, '/report'),
    body,
    responseSchema: reportReceiptSchema,
    getNextPath: ({ code }) => adPaths.reportStatus(code),
  });
}
