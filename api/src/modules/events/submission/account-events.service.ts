import { and, asc, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';

import type {
  AccountEvents,
  LatestSubmittedEvent,
} from '@gruenland/shared-contracts/api/event-submission.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';
import {
  countOwnEntryPages,
  getOwnEntriesOffset,
  OWN_ENTRIES_PER_PAGE,
} from '#listing/own-entry-pages.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

/** Reads the events that a visitor submitted, and the event registrations of an account. */
export interface AccountEventService {
  /**
   * Looks at the submitted events of the account and at the event with the id `eventId`, and returns
   * the one that was changed last. `event` is null if none of them exists.
   */
  findSubmittedEvent(eventId: string | null, user: User | null): Promise<LatestSubmittedEvent>;
  /** Returns the registrations of an account, and one page of the events that it submitted. */
  listAccountEvents(user: User, page: number): Promise<AccountEvents>;
}

export function createAccountEvents(db: Drizzle, signedIds: IdSigner): AccountEventService {
  return {
    findSubmittedEvent: async (eventId, user) => {
      const ownEventCondition = user ? eq(events.ownerId, user.id) : undefined;
      const givenIdCondition = eventId ? eq(events.id, eventId) : undefined;
      if (!ownEventCondition && !givenIdCondition) return { event: null };
      const [event] = await db
        .select()
        .from(events)
        .where(and(or(givenIdCondition, and(ownEventCondition, isNotNull(events.submittedAt)))))
        .orderBy(desc(events.updatedAt))
        .limit(1);
      if (!event) return { event: null };
      const { id, title, state, refusal, ownerEmail } = event;
      const isUnconfirmed = state === 'draft' && ownerEmail !== null;
      return { event: { id, title, state, refusal, unconfirmed: isUnconfirmed } };
    },
    listAccountEvents: async ({ id: userId, email }, page) => {
      const ownRegistrationCondition = or(
        eq(eventRegistrations.userId, userId),
        eq(eventRegistrations.email, email),
      );
      const registrationRows = await db
        .select({ registration: eventRegistrations, date: eventOccurrences, event: events })
        .from(eventRegistrations)
        .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRegistrations.occurrenceId))
        .innerJoin(events, eq(events.id, eventOccurrences.eventId))
        .where(and(ownRegistrationCondition, ne(eventRegistrations.state, 'requested')))
        // Past occurrences must not displace coming ones.
        .orderBy(sql`${eventOccurrences.endsAt} < now()`, asc(eventOccurrences.startsAt))
        .limit(100);
      const ownEventCondition = or(
        eq(events.ownerId, userId),
        and(eq(events.ownerEmail, email), isNotNull(events.ownerConfirmedAt)),
      );
      const ownEvents = await db
        .select()
        .from(events)
        .where(ownEventCondition)
        .orderBy(desc(events.createdAt), desc(events.id))
        .limit(OWN_ENTRIES_PER_PAGE)
        .offset(getOwnEntriesOffset(page));
      const nextStarts = await findNextStarts(
        db,
        ownEvents.map(({ id }) => id),
      );
      return {
        registrations: registrationRows.map(({ registration, date, event }) => ({
          code: signedIds.sign('event-registration', registration.id),
          title: event.title,
          startsAt: date.startsAt.toISOString(),
          endsAt: date.endsAt.toISOString(),
          state: registration.state,
          status: date.status ?? event.status,
          seats: registration.seats,
        })),
        pages: await countOwnEntryPages(db, events, ownEventCondition),
        events: ownEvents.map(({ id, title, state, refusal, registration }) => ({
          id,
          code: signedIds.sign('event-edit', id),
          title,
          state,
          refusal,
          registration,
          nextAt: nextStarts.get(id) ?? null,
        })),
      };
    },
  };
}

/** Returns the start of the next occurrence of each event, by event id. */
async function findNextStarts(
  db: Drizzle,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (eventIds.length === 0) return new Map();
  const { eventId, startsAt, endsAt } = eventOccurrences;
  const rows = await db
    .selectDistinctOn([eventId], { eventId, startsAt })
    .from(eventOccurrences)
    .where(and(inArray(eventId, [...eventIds]), gt(endsAt, new Date())))
    .orderBy(eventId, asc(startsAt));
  return new Map(rows.map((row) => [row.eventId, row.startsAt.toISOString()]));
}
