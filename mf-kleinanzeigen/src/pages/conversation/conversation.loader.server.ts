import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { Conversation } from '@gruenland/shared-contracts/api/messages.ts';
import { conversationSchema } from '@gruenland/shared-contracts/api/messages.schema.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult, redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SessionResponse } from '@gruenland/shared-contracts/session.ts';
import { ServiceUnavailableError } from '@gruenland/shared-contracts/service-unavailable-error.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { addIdempotencyKey } from '@gruenland/shared-ui/form/call/form-call.ts';
import { createIdempotencyKey } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';

export interface ConversationData {
  readonly conversation: Conversation;
  /** Access code from a mail. Empty if the session or a cookie grants access. */
  readonly code: string;
  readonly formKey: string;
  /** Error code of the last picture upload (`?bild=`). Null if there was no error. */
  readonly pictureUploadStatus: string | null;
}

/**
 * Returns the api path of a conversation, followed by `pathSuffix`. The query contains the access
 * code of the page's URL, if any.
 */
export function buildConversationApiPath(
  context: Pick<LoadContext, 'params' | 'query'>,
  pathSuffix = '',
): string {
  const code = readCode(context);
  const query = code ? `?code=${encodeURIComponent(code)}` : '';
  return `/api/conversations/${context.params['unterhaltung'] ?? ''}${pathSuffix}${query}`;
}

/**
 * Reads a conversation for one of its participants. Redirects to the login if there is neither a
 * code nor a session.
 */
export async function readConversation(
  context: LoadContext,
): Promise<Conversation | PageResult<never>> {
  const response = await context.api.get(buildConversationApiPath(context));
  if (response.status === 200) return conversationSchema.parse(response.body);
  if (response.status !== 404 && response.status !== 400) {
    throw new ServiceUnavailableError(`api answered ${response.status}`);
  }
  if (readCode(context)) return createNotFoundResult();
  const session = await context.api.get<SessionResponse>('/api/_auth/session');
  return session.body?.user ? createNotFoundResult() : redirectTo(paths.login(context.path));
}

/** Loads a conversation and marks it as read. */
export async function loadConversation(
  context: LoadContext,
): Promise<PageResult<ConversationData>> {
  const conversation = await readConversation(context);
  if ('kind' in conversation) return conversation;
  // If this request fails, the conversation is marked as read on the next visit.
  await context.api.post(buildConversationApiPath(context, '/read')).catch(() => undefined);
  return {
    kind: 'page',
    data: {
      conversation,
      code: readCode(context),
      formKey: createIdempotencyKey(),
      pictureUploadStatus: context.query.get('bild'),
    },
    head: { name: `Nachrichten mit ${conversation.other}`, noIndex: true },
  };
}

/** Handles the forms to reply, block, unblock and appeal. */
export async function handleConversationAction(context: ActionContext): Promise<ActionResult> {
  const { form } = context;
  const intent = form['intent'] ?? '';
  const id = context.params['unterhaltung'] ?? '';
  const getNextPath = () => messagePaths.conversation(id, readCode(context));
  const text = form['text'] ?? '';
  switch (intent) {
    case 'reply': {
      const body = addIdempotencyKey(form, {
        text,
        offer: form['offer'] ?? '',
        anyway: form['anyway'] === 'true',
      });
      return submitForm(context, {
        path: buildConversationApiPath(context, '/reply'),
        body,
        getNextPath,
      });
    }
    case 'block':
    case 'unblock': {
      const body = { block: intent === 'block' };
      return submitForm(context, {
        path: buildConversationApiPath(context, '/block'),
        body,
        getNextPath,
      });
    }
    case 'appeal':
      return submitForm(context, {
        path: buildConversationApiPath(context, '/appeal'),
        body: { text },
        getNextPath,
      });
    default:
      return { kind: 'refused', form: { values: {}, errors: { '': 'Unbekannt.' } } };
  }
}
