import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventDates, events } from '#db/tables/events.ts';

import { placeOfDate } from './place-of.ts';
import type { PlannedDate } from './planned-date.ts';
import type { DateRules } from './registration-window.ts';

/** A date with the Veranstaltung it belongs to, and its rules. */
export interface StoredDate extends DateRules, PlannedDate {
  readonly id: string;
  readonly endsAt: Date;
  readonly statusNote: string | null;
  readonly sequence: number;
  /** „Online“ where it was moved there. */
  readonly place: string;
  /** Where to take part; told only to who registered. */
  readonly onlineUrl: string | null;
  readonly event: typeof events.$inferSelect;
}

/** What left the calendar takes place for nobody who registered for it. */
function statusOf(
  date: typeof eventDates.$inferSelect,
  event: typeof events.$inferSelect,
): Pick<StoredDate, 'status' | 'statusNote'> {
  if (event.state !== 'veroeffentlicht') {
    return {
      status: 'cancelled',
      statusNote: 'Die Veranstaltung steht nicht mehr im Kalender von Grünland.',
    };
  }
  return date.status
    ? { status: date.status, statusNote: date.statusNote }
    : { status: event.status, statusNote: event.statusNote };
}

function dateOf(row: {
  readonly date: typeof eventDates.$inferSelect;
  readonly event: typeof events.$inferSelect;
}): StoredDate {
  const { date, event } = row;
  const { registration, capacity, waitlist, opensAt, closesHours, cancelHours } = event;
  const status = statusOf(date, event);
  return {
    registration,
    capacity,
    waitlist,
    opensAt,
    closesHours,
    cancelHours,
    id: date.id,
    startsAt: date.startsAt,
    endsAt: date.endsAt,
    seatsTaken: date.seatsTaken,
    previousStart: date.previousStart,
    plannedStart: date.plannedStart,
    sequence: date.sequence,
    ...status,
    place: placeOfDate(event, date.status ?? event.status),
    onlineUrl: date.onlineUrl ?? event.onlineUrl,
    event,
  };
}

const dateQuery = (db: Executor, id: string) =>
  db
    .select({ date: eventDates, event: events })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(eq(eventDates.id, id));

export async function findDate(db: Executor, id: string): Promise<StoredDate | null> {
  const [row] = await dateQuery(db, id);
  return row ? dateOf(row) : null;
}

/** The date; until the transaction ends nobody else changes its seats. */
export async function lockDate(tx: Executor, id: string): Promise<StoredDate | null> {
  const [row] = await dateQuery(tx, id).for('update', { of: eventDates });
  return row ? dateOf(row) : null;
}

/** Adds seats that are held, or with a negative number gives them back. */
export async function takeSeats(tx: Executor, dateId: string, seats: number): Promise<void> {
  await tx
    .update(eventDates)
    .set({ seatsTaken: sql`${eventDates.seatsTaken} + ${seats}` })
    .where(eq(eventDates.id, dateId));
}
