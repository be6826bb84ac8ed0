import { and, asc, eq, lte } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';

import type { StoredRegistration } from './registration.repository.ts';

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
    .where(
      and(
        eq(eventRegistrations.dateId, dateId),
        eq(eventRegistrations.state, 'warteliste'),
        capacity === null ? undefined : lte(eventRegistrations.seats, capacity),
      ),
    )
    .orderBy(asc(eventRegistrations.waitingSince), asc(eventRegistrations.id))
    .limit(1);
  return rows[0] ?? null;
}
