import { and, eq, gt, sql } from 'drizzle-orm';

import type { Drizzle } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventDates, events } from '#db/tables/events.ts';

import { makeEvents } from './make-events.ts';

/** With fewer samples to come than these, new ones take the place of the old. */
const ENOUGH = 100;

/** Fills the calendar of the embedded mode, relative to today; never in a configured database. */
export async function addSampleEvents(db: Drizzle, today = new Date()): Promise<void> {
  const [found] = await db
    .select({ count: sql<number>`count(distinct ${events.id})::int` })
    .from(events)
    .innerJoin(eventDates, eq(eventDates.eventId, events.id))
    .where(and(eq(events.sample, true), gt(eventDates.startsAt, today)));
  if ((found?.count ?? 0) >= ENOUGH) return;
  const made = makeEvents(today);
  await db.transaction(async (tx) => {
    await tx.delete(events).where(eq(events.sample, true));
    await tx.insert(events).values(made.events);
    await tx.insert(eventDates).values(made.dates);
    await tx.insert(eventRegistrations).values(made.registrations);
  });
}
