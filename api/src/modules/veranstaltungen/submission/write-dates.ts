import { asc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventDates } from '#db/tables/events.ts';

import { changeDate } from '../date-changes.ts';
import type { ExpandedDate } from '../expand-dates.ts';
import { isLive } from '../registration-states.ts';
import type { StoredEventRow } from './event-input.ts';

type StoredDateRow = typeof eventDates.$inferSelect;

export async function findAllDates(db: Executor, eventId: string): Promise<StoredDateRow[]> {
  return db
    .select()
    .from(eventDates)
    .where(eq(eventDates.eventId, eventId))
    .orderBy(asc(eventDates.startsAt));
}

async function hasAttendees(tx: Executor, dateId: string): Promise<boolean> {
  const rows = await tx
    .select({ state: eventRegistrations.state })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.dateId, dateId));
  return rows.some(({ state }) => isLive(state));
}

/** A single date at another time: announced it was moved, before that it simply is then. */
async function moveOnly(
  tx: Executor,
  only: StoredDateRow,
  wanted: ExpandedDate,
  announced: boolean,
): Promise<void> {
  const moved = only.startsAt.getTime() !== wanted.startsAt.getTime();
  if (!moved && only.endsAt.getTime() === wanted.endsAt.getTime()) return;
  if (!announced) {
    const { startsAt, endsAt } = wanted;
    const sequence = sql`${eventDates.sequence} + 1`;
    const change = { startsAt, endsAt, sequence };
    await tx.update(eventDates).set(change).where(eq(eventDates.id, only.id));
    return;
  }
  const status = moved ? 'moved' : (only.status ?? 'scheduled');
  await changeDate(tx, only.id, { status, note: only.statusNote, ...wanted });
}

/**
 * Makes the dates to come equal to a new schedule. A single date is moved, so that its attendees stay;
 * of a series, dates that fall away are removed, or cancelled where somebody is registered. Of what is
 * not in the calendar nobody is told anything: when it is published, they learn how it is then.
 */
export async function writeDates(
  tx: Executor,
  { id: eventId, state }: Pick<StoredEventRow, 'id' | 'state'>,
  wanted: readonly ExpandedDate[],
  now: Date,
): Promise<void> {
  const announced = state === 'veroeffentlicht';
  const known = await findAllDates(tx, eventId);
  const [only] = known;
  const [single] = wanted;
  if (known.length === 1 && wanted.length === 1 && only && single) {
    return moveOnly(tx, only, single, announced);
  }
  const starts = new Set(wanted.map(({ startsAt }) => startsAt.getTime()));
  const old = new Set(
    known.map(({ startsAt, previousStart }) => (previousStart ?? startsAt).getTime()),
  );
  for (const date of known) {
    const kept = starts.has((date.previousStart ?? date.startsAt).getTime());
    if (kept || date.startsAt <= now || date.status === 'cancelled') continue;
    if (await hasAttendees(tx, date.id)) {
      const off = { status: 'cancelled', note: 'Der Termin entfällt.' } as const;
      await changeDate(tx, date.id, { ...off, quiet: !announced });
    } else await tx.delete(eventDates).where(eq(eventDates.id, date.id));
  }
  const added = wanted.filter(({ startsAt }) => !old.has(startsAt.getTime()));
  if (added.length > 0) {
    await tx.insert(eventDates).values(added.map((date) => ({ eventId, ...date })));
  }
}
