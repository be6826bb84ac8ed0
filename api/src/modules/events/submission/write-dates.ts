import { isDeepStrictEqual } from 'node:util';

import { asc, eq } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventDates } from '#db/tables/events.ts';

import { changeDate } from '../date-changes.ts';
import type { ExpandedDate } from '../expand-dates.ts';
import { germanDayOf, plannedStartOf } from '../planned-date.ts';
import { isLive } from '../registration-states.ts';
import type { StoredEventRow } from './event-input.ts';
import { followRule } from './follow-rule.ts';
import type { StoredDateRow } from './follow-rule.ts';

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

/** A date that its rule has no more: removed, or cancelled where somebody is registered. */
async function fallAway(tx: Executor, date: StoredDateRow, announced: boolean): Promise<boolean> {
  if (!(await hasAttendees(tx, date.id))) {
    await tx.delete(eventDates).where(eq(eventDates.id, date.id));
    return false;
  }
  const off = { status: 'cancelled', note: 'Der Termin entfällt.' } as const;
  await changeDate(tx, date.id, { ...off, quiet: !announced });
  return true;
}

/**
 * Makes the dates to come equal to a new schedule. A single date is moved, so that its attendees stay.
 * Dates of a series are known by the German day of their rule, wherever they were moved: with another
 * hour or end they stay what they are. Of what is not in the calendar nobody is told anything: when it
 * is published, they learn how it is then.
 * @param before dates of the schedule until now: where it is the same, what was done to dates stays
 * @returns the dates whose attendees are told of it
 * @throws Problem `form.invalid` where a date was moved to a time that another has now
 */
export async function writeDates(
  tx: Executor,
  { id: eventId, state }: Pick<StoredEventRow, 'id' | 'state'>,
  wanted: readonly ExpandedDate[],
  now: Date,
  before: readonly ExpandedDate[] = [],
): Promise<string[]> {
  const announced = state === 'veroeffentlicht';
  const known = await findAllDates(tx, eventId);
  if (known.length > 0 && isDeepStrictEqual(before, wanted)) return [];
  const [only] = known;
  const [single] = wanted;
  if (known.length === 1 && wanted.length === 1 && only && single) {
    const changed = await followRule(tx, only, single, { announced, follow: true });
    return changed ? [only.id] : [];
  }
  const byDay = new Map(wanted.map((date) => [germanDayOf(date.startsAt), date]));
  const days = new Set<string>();
  const told: string[] = [];
  for (const date of known) {
    const day = germanDayOf(plannedStartOf(date));
    const next = byDay.get(day);
    days.add(day);
    if (date.startsAt <= now) continue;
    const kept = next
      ? await followRule(tx, date, next, { announced, follow: false })
      : date.status !== 'cancelled' && (await fallAway(tx, date, announced));
    if (kept) told.push(date.id);
  }
  const added = [...byDay].filter(([day]) => !days.has(day)).map(([, date]) => date);
  await addDates(tx, eventId, added);
  return told;
}

/** Writes dates that are new; where another was moved to just that time, there is one already. */
async function addDates(
  tx: Executor,
  eventId: string,
  added: readonly ExpandedDate[],
): Promise<void> {
  if (added.length === 0) return;
  await tx
    .insert(eventDates)
    .values(added.map((date) => ({ eventId, ...date })))
    .onConflictDoNothing({ target: [eventDates.eventId, eventDates.startsAt] });
}
