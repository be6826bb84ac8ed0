import { and, asc, desc, eq, gt, isNotNull, ne, or } from 'drizzle-orm';

import type {
  AccountEvents,
  SubmittedEvent,
} from '@gruenland/shared-contracts/api/event-submission.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventDates, events } from '#db/tables/events.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

/** What a visitor has to do with Veranstaltungen. */
export interface AccountEventService {
  /** The latest that somebody sent in, by the mark of their browser or their account. */
  submitted(eventId: string | null, user: User | null): Promise<SubmittedEvent>;
  /** Registrations and Veranstaltungen of somebody signed in. */
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
      const unconfirmed = state === 'entwurf' && ownerEmail !== null;
      return { event: { id, title, state, refusal, unconfirmed } };
    },
    ofAccount: async ({ id: userId, email }) => {
      const own = or(eq(eventRegistrations.userId, userId), eq(eventRegistrations.email, email));
      const registered = await db
        .select({ registration: eventRegistrations, date: eventDates, event: events })
        .from(eventRegistrations)
        .innerJoin(eventDates, eq(eventDates.id, eventRegistrations.dateId))
        .innerJoin(events, eq(events.id, eventDates.eventId))
        .where(and(own, ne(eventRegistrations.state, 'angefragt')))
        .orderBy(asc(eventDates.startsAt))
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
      const nexts = await Promise.all(mine.map(({ id }) => nextDate(db, id)));
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
          nextAt: nexts[number] ?? null,
        })),
      };
    },
  };
}

async function nextDate(db: Drizzle, eventId: string): Promise<string | null> {
  const [date] = await db
    .select({ startsAt: eventDates.startsAt })
    .from(eventDates)
    .where(and(eq(eventDates.eventId, eventId), gt(eventDates.endsAt, new Date())))
    .orderBy(asc(eventDates.startsAt))
    .limit(1);
  return date?.startsAt.toISOString() ?? null;
}
