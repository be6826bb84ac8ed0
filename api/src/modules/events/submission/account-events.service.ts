import { and, asc, desc, eq, gt, isNotNull, ne, or } from 'drizzle-orm';

import type {
  AccountEvents,
  SubmittedEvent,
} from '@gruenland/shared-contracts/api/event-submission.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

/** Events and registrations of a visitor. */
export interface AccountEventService {
  /** The event that this browser or account submitted last. */
  submitted(eventId: string | null, user: User | null): Promise<SubmittedEvent>;
  /** Registrations and submitted events of an account. */
  ofAccount(user: User): Promise<AccountEvents>;
}

export function createAccountEvents(db: Drizzle, signedIds: SignedIds): AccountEventService {
  return {
    submitted: async (eventId, user) => {
      const mine = user ? eq(events.ownerId, user.id) : undefined;
      const marked = eventId ? eq(events.id, eventId) : undefined;
      if (!mine && !marked) return { event: null };
      const [event] = await db
        .select()
        .from(events)
        .where(and(or(marked, and(mine, isNotNull(events.submittedAt)))))
        .orderBy(desc(events.updatedAt))
        .limit(1);
      if (!event) return { event: null };
      const { id, title, state, refusal, ownerEmail } = event;
      const unconfirmed = state === 'draft' && ownerEmail !== null;
      return { event: { id, title, state, refusal, unconfirmed } };
    },
    ofAccount: async ({ id: userId, email }) => {
      const own = or(eq(eventRegistrations.userId, userId), eq(eventRegistrations.email, email));
      const registered = await db
        .select({ registration: eventRegistrations, date: eventOccurrences, event: events })
        .from(eventRegistrations)
        .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRegistrations.occurrenceId))
        .innerJoin(events, eq(events.id, eventOccurrences.eventId))
        .where(and(own, ne(eventRegistrations.state, 'requested')))
        .orderBy(asc(eventOccurrences.startsAt))
        .limit(100);
      const mine = await db
        .select()
        .from(events)
        .where(
          or(
            eq(events.ownerId, userId),
            and(eq(events.ownerEmail, email), isNotNull(events.ownerConfirmedAt)),
          ),
        )
        .orderBy(desc(events.createdAt))
        .limit(100);
      const nextOccurrences = await Promise.all(mine.map(({ id }) => nextDate(db, id)));
      return {
        registrations: registered.map(({ registration, date, event }) => ({
          code: signedIds.sign('event-registration', registration.id),
          title: event.title,
          startsAt: date.startsAt.toISOString(),
          endsAt: date.endsAt.toISOString(),
          state: registration.state,
          status: date.status ?? event.status,
          seats: registration.seats,
        })),
        events: mine.map(({ id, title, state, refusal, registration }, number) => ({
          id,
          code: signedIds.sign('event-edit', id),
          title,
          state,
          refusal,
          registration,
          nextAt: nextOccurrences[number] ?? null,
        })),
      };
    },
  };
}

async function nextDate(db: Drizzle, eventId: string): Promise<string | null> {
  const [date] = await db
    .select({ startsAt: eventOccurrences.startsAt })
    .from(eventOccurrences)
    .where(and(eq(eventOccurrences.eventId, eventId), gt(eventOccurrences.endsAt, new Date())))
    .orderBy(asc(eventOccurrences.startsAt))
    .limit(1);
  return date?.startsAt.toISOString() ?? null;
}
