import type { ConversationList } from '@gruenland/shared-contracts/api/messages.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';

export interface MessagesData {
  readonly list: ConversationList;
}

/** Loads all conversations of the user, about the user's own ads and about ads of other people. */
export async function loadMessages(context: LoadContext): Promise<PageResult<MessagesData>> {
  return loadAccountPage<ConversationList, MessagesData>(
    context,
    '/api/account/conversations',
    'Nachrichten',
    (list) => ({ list }),
  );
}
