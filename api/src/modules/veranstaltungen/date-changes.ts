import { and, eq, gt, ne, sql } from 'drizzle-orm';

import type { EventStatus } from '@gruenland/shared-contracts/api/veranstaltungen.ts';

import type { Executor } from '#db/database.ts';
import { eventDates } from '#db/tables/events.ts';
import { enqueue } from '#jobs/job.repository.ts';
import { Problem } from '#problem.ts';

import { lockedDate } from './registration-seats.ts';

/** What becomes of one date. */
export interface DateChange {
  readonly status: EventStatus;
  readonly note: string | null;
  /** Only where it is moved to another time. */
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  /** Nobody is told: the Veranstaltung is not in the calendar. */
  readonly quiet?: boolean;
}

/**
 * Cancels, moves or restores one date; calendars learn of it by SEQUENCE, attendees by mail.
 * @throws Problem `record.not-found`; `record.changed` where another date begins at that time
 */
export async function changeDate(tx: Executor, dateId: string, change: DateChange): Promise<void> {
  const date = await lockedDate(tx, dateId);
  const { startsAt = date.startsAt, endsAt = date.endsAt } = change;
  const moved = startsAt.getTime() !== date.startsAt.getTime();
  if (moved) {
    const same = await tx
      .select({ id: eventDates.id })
      .from(eventDates)
      .where(
        and(
          eq(eventDates.eventId, date.event.id),
          eq(eventDates.startsAt, startsAt),
          ne(eventDates.id, dateId),
        ),
      );
    if (same.length > 0) {
      throw new Problem('form.invalid', { fields: { tag: 'Da ist schon ein Termin.' } });
    }
  }
  await tx
    .update(eventDates)
    .set({
      status: change.status,
      statusNote: change.note,
      startsAt,
      endsAt,
      ...(moved && { previousStart: date.startsAt }),
      sequence: sql`${eventDates.sequence} + 1`,
    })
    .where(eq(eventDates.id, dateId));
  if (change.quiet) return;
  await enqueue(tx, {
    kind: 'registration.tell-all',
    payload: { dateId, sequence: date.sequence + 1 },
  });
}

/** Tells attendees of all dates to come that the Veranstaltung left the calendar, or is back in it. */
export async function tellOfDates(tx: Executor, eventId: string, now: Date): Promise<void> {
  const dates = await tx
    .update(eventDates)
    .set({ sequence: sql`${eventDates.sequence} + 1` })
    .where(and(eq(eventDates.eventId, eventId), gt(eventDates.startsAt, now)))
    .returning({ dateId: eventDates.id, sequence: eventDates.sequence });
  for (const payload of dates) await enqueue(tx, { kind: 'registration.tell-all', payload });
}
