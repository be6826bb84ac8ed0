import { and, eq, gt, sql } from 'drizzle-orm';

import type { Drizzle } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';

import { addLexemes } from '#modules/events/event-words.ts';
import { splitIntoBatches } from '#split-into-batches.ts';

import { makeEvents } from './make-events.ts';

/** Minimum number of upcoming sample events; if there are fewer, all samples are replaced. */
const MIN_UPCOMING_EVENTS = 100;
/**
 * Events per INSERT statement. Computing the word columns of more events could exceed the statement
 * timeout.
 */
const EVENTS_PER_STATEMENT = 50;

/** Fills the calendar with upcoming sample events. It is called only for the embedded database. */
export async function addSampleEvents(db: Drizzle, today = new Date()): Promise<void> {
  const [upcomingEventsRow] = await db
    .select({ count: sql<number>`count(distinct ${events.id})::int` })
    .from(events)
    .innerJoin(eventOccurrences, eq(eventOccurrences.eventId, events.id))
    .where(and(eq(events.sample, true), gt(eventOccurrences.startsAt, today)));
  if ((upcomingEventsRow?.count ?? 0) >= MIN_UPCOMING_EVENTS) return;
  const generatedEvents = makeEvents(today);
  await db.transaction(async (tx) => {
    await tx.delete(events).where(eq(events.sample, true));
    for (const newEvents of splitIntoBatches(generatedEvents.events, EVENTS_PER_STATEMENT)) {
      await tx.insert(events).values(newEvents.map(addLexemes));
    }
    await tx.insert(eventOccurrences).values(generatedEvents.occurrences);
    await tx.insert(eventRegistrations).values(generatedEvents.registrations);
  });
}
