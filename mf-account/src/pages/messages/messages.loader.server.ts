import type { ThreadList } from '@gruenland/shared-contracts/api/messages.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';

export interface MessagesData {
  readonly list: ThreadList;
}

/** All conversations about ads, one's own and others'. */
export async function loadMessages(context: LoadContext): Promise<PageResult<MessagesData>> {
  return accountPage<ThreadList, MessagesData>(
    context,
    '/api/account/nachrichten',
    'Nachrichten',
    (list) => ({ list }),
  );
}
