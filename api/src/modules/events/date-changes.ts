import { and, eq, gt, ne, notInArray, sql } from 'drizzle-orm';

import type { EventStatus } from '@gruenland/shared-contracts/api/events.ts';

import type { Executor } from '#db/database.ts';
import { eventDates } from '#db/tables/events.ts';
import { enqueue } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import { movedTo } from './expand-dates.ts';
import { plannedStartOf } from './planned-date.ts';
import type { StoredDate } from './registration-dates.repository.ts';
import { lockedDate, moveUp } from './registration-seats.ts';

/** What becomes of one date. */
export interface DateChange {
  readonly status: EventStatus;
  readonly note: string | null;
  /** Only where it is moved to another time. */
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  /** Only where its rule has another time now. */
  readonly plannedStart?: Date;
  /** Where to take part, of a date that is moved online; without it as the whole Veranstaltung. */
  readonly onlineUrl?: string | null;
  /** Nobody is told: the Veranstaltung is not in the calendar. */
  readonly quiet?: boolean;
}

/** When a date is to be: where its change tells, as it is, or back as planned. */
function timesOf(date: StoredDate, { status, startsAt, endsAt }: DateChange) {
  if (startsAt && endsAt) return { startsAt, endsAt };
  if (status !== 'scheduled') return { startsAt: date.startsAt, endsAt: date.endsAt };
  return movedTo(plannedStartOf(date), date);
}

/** What people were told first; null where it is so, or so again. */
function toldBefore(date: StoredDate, startsAt: Date): Date | null {
  const first = date.previousStart ?? date.startsAt;
  return first.getTime() === startsAt.getTime() ? null : first;
}

/**
 * Cancels, moves or restores one date; calendars learn of it by SEQUENCE, attendees by mail, and free
 * seats are offered again. Restored without a time it goes back to when it was planned.
 * @throws Problem `record.not-found`; `form.invalid` where another date begins at that time
 */
export async function changeDate(tx: Executor, dateId: string, change: DateChange): Promise<void> {
  const date = await lockedDate(tx, dateId);
  const { startsAt, endsAt } = timesOf(date, change);
  if (startsAt.getTime() !== date.startsAt.getTime()) await checkFree(tx, date, startsAt);
  const previousStart = toldBefore(date, startsAt);
  // Moved to where it was: as planned.
  const status = change.status === 'moved' && !previousStart ? 'scheduled' : change.status;
  const { plannedStart = plannedStartOf(date), onlineUrl = null } = change;
  await tx
    .update(eventDates)
    .set({
      status,
      statusNote: change.note,
      startsAt,
      endsAt,
      previousStart: status === 'scheduled' ? null : previousStart,
      plannedStart,
      onlineUrl: status === 'moved-online' ? onlineUrl : null,
      sequence: sql`${eventDates.sequence} + 1`,
    })
    .where(eq(eventDates.id, dateId));
  if (!change.quiet) {
    const payload = { dateId, sequence: date.sequence + 1 };
    await enqueue(tx, { kind: 'registration.tell-all', payload });
  }
  await moveUp(tx, dateId, new Date());
}

async function checkFree(tx: Executor, { id, event }: StoredDate, startsAt: Date): Promise<void> {
  const same = await tx
    .select({ id: eventDates.id })
    .from(eventDates)
    .where(
      and(
        eq(eventDates.eventId, event.id),
        eq(eventDates.startsAt, startsAt),
        ne(eventDates.id, id),
      ),
    );
  if (same.length > 0) {
    throw new Problem('form.invalid', { fields: { day: 'Da ist schon ein Termin.' } });
  }
}

/**
 * Tells attendees of all dates to come that the Veranstaltung left the calendar, is back in it, or takes
 * place elsewhere.
 * @param except dates of which they were told already
 * @param off whether also those hear of it whose date is called off
 */
export async function tellOfDates(
  tx: Executor,
  eventId: string,
  now: Date,
  { except = [], off = true }: { readonly except?: readonly string[]; readonly off?: boolean } = {},
): Promise<void> {
  const dates = await tx
    .update(eventDates)
    .set({ sequence: sql`${eventDates.sequence} + 1` })
    .where(
      and(
        eq(eventDates.eventId, eventId),
        gt(eventDates.startsAt, now),
        notInArray(eventDates.id, [...except]),
        off ? undefined : sql`${eventDates.status} is distinct from 'cancelled'`,
      ),
    )
    .returning({ dateId: eventDates.id, sequence: eventDates.sequence });
  for (const payload of dates) await enqueue(tx, { kind: 'registration.tell-all', payload });
}
