import type { AccountEvents } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { buildOwnEntriesApiPath, readOwnEntriesPage } from '#model/own-entry-pages.ts';

export interface AccountEventsData {
  readonly accountEvents: AccountEvents;
  /** Number of the shown page of submitted events. */
  readonly page: number;
  /** Time at which the page was rendered (ISO 8601), to separate upcoming from past events. */
  readonly now: string;
}

/** Loads the user's registrations for events and the events that the user submitted. */
export async function loadAccountEvents(
  context: LoadContext,
): Promise<PageResult<AccountEventsData>> {
  return loadAccountPage<AccountEvents, AccountEventsData>(
    context,
    buildOwnEntriesApiPath('/api/account/events', context.query),
    'Meine Veranstaltungen',
    (ownEvents) => ({
      accountEvents: ownEvents,
      page: readOwnEntriesPage(context.query),
      now: new Date().toISOString(),
    }),
  );
}
