import { and, asc, eq, inArray, lte } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';

import type { StoredEvent } from './event.repository.ts';
import type { StoredRegistration } from './registration.repository.ts';

/** Returns the condition for waitlisted registrations that request at most `capacity` seats. */
const createWaitlistedCondition = (capacity: number | null) =>
  and(
    eq(eventRegistrations.state, 'waitlisted'),
    capacity === null ? undefined : lte(eventRegistrations.seats, capacity),
  );

/**
 * Returns the first waitlisted registration, even if the free seats are too few for it. Skips
 * registrations for more seats than the capacity, because they would block the waitlist forever.
 * @param capacity number of seats, or null if they are unlimited
 */
export async function findFirstWaitlistedRegistration(
  tx: Executor,
  occurrenceId: string,
  capacity: number | null,
): Promise<StoredRegistration | null> {
  const rows = await tx
    .select()
    .from(eventRegistrations)
    .where(
      and(eq(eventRegistrations.occurrenceId, occurrenceId), createWaitlistedCondition(capacity)),
    )
    .orderBy(asc(eventRegistrations.waitingSince), asc(eventRegistrations.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Returns the ids of the event's occurrences that have waitlisted registrations. */
export async function findWaitlistedOccurrenceIds(
  db: Executor,
  { registration, capacity }: Pick<StoredEvent, 'registration' | 'capacity'>,
  dates: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  if (registration !== 'internal' || dates.length === 0) return new Set();
  const ids = dates.map(({ id }) => id);
  const rows = await db
    .selectDistinct({ id: eventRegistrations.occurrenceId })
    .from(eventRegistrations)
    .where(and(inArray(eventRegistrations.occurrenceId, ids), createWaitlistedCondition(capacity)));
  return new Set(rows.map(({ id }) => id));
}
