import { and, asc, eq, inArray, lte } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';

import type { StoredEvent } from './event.repository.ts';
import type { StoredRegistration } from './registration.repository.ts';

/** A wish that stands in line; `capacity` as `firstWaiting` has it. */
const waits = (capacity: number | null) =>
  and(
    eq(eventRegistrations.state, 'warteliste'),
    capacity === null ? undefined : lte(eventRegistrations.seats, capacity),
  );

/**
 * Who is first in line, whether there are seats enough or not. A wish for more seats than the date has
 * at all is passed over: it would stop the line for good.
 * @param capacity null: as many as come
 */
export async function firstWaiting(
  tx: Executor,
  dateId: string,
  capacity: number | null,
): Promise<StoredRegistration | null> {
  const rows = await tx
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.dateId, dateId), waits(capacity)))
    .orderBy(asc(eventRegistrations.waitingSince), asc(eventRegistrations.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Ids of those dates of a Veranstaltung at which somebody stands in line. */
export async function lineOf(
  db: Executor,
  { registration, capacity }: Pick<StoredEvent, 'registration' | 'capacity'>,
  dates: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  if (registration !== 'intern' || dates.length === 0) return new Set();
  const ids = dates.map(({ id }) => id);
  const rows = await db
    .selectDistinct({ id: eventRegistrations.dateId })
    .from(eventRegistrations)
    .where(and(inArray(eventRegistrations.dateId, ids), waits(capacity)));
  return new Set(rows.map(({ id }) => id));
}
