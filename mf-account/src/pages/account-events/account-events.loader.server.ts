import type { AccountEvents } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';

export interface AccountEventsData {
  readonly accountEvents: AccountEvents;
  /** Time at which the page was rendered (ISO 8601), to separate upcoming from past events. */
  readonly now: string;
}

/** Loads the user's registrations for events and the events that the user submitted. */
export async function loadAccountEvents(
  context: LoadContext,
): Promise<PageResult<AccountEventsData>> {
  return loadAccountPage<AccountEvents, AccountEventsData>(
    context,
    '/api/account/events',
    'Meine Veranstaltungen',
    (ownEvents) => ({ accountEvents: ownEvents, now: new Date().toISOString() }),
  );
}
