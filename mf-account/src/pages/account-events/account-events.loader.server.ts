import type { AccountEvents } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';

export interface AccountEventsData {
  readonly own: AccountEvents;
  /** When the page was made: what is over stands apart. */
  readonly now: string;
}

/** Registrations of the signed-in person, and what they sent in. */
export async function loadAccountEvents(
  context: LoadContext,
): Promise<PageResult<AccountEventsData>> {
  return accountPage<AccountEvents, AccountEventsData>(
    context,
    '/api/account/veranstaltungen',
    'Meine Veranstaltungen',
    (own) => ({ own, now: new Date().toISOString() }),
  );
}
