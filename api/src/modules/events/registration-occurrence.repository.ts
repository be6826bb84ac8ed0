import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';

import { formatOccurrencePlace } from './format-place.ts';
import type { PlannedOccurrence } from './planned-start.ts';
import type { RegistrationRules } from './registration-window.ts';

/** An occurrence with its event and the rules for registration. */
export interface StoredOccurrence extends RegistrationRules, PlannedOccurrence {
  readonly id: string;
  readonly endsAt: Date;
  readonly statusNote: string | null;
  readonly sequence: number;
  /** Location, or „Online“ if the occurrence moved online. */
  readonly place: string;
  /** Participation URL, visible to attendees only. */
  readonly onlineUrl: string | null;
  readonly event: typeof events.$inferSelect;
}

/**
 * Returns the status that attendees see. The occurrences of an unpublished event count as
 * cancelled.
 */
function getAttendeeStatus(
  date: typeof eventOccurrences.$inferSelect,
  event: typeof events.$inferSelect,
): Pick<StoredOccurrence, 'status' | 'statusNote'> {
  if (event.state !== 'published') {
    return {
      status: 'cancelled',
      statusNote: 'Die Veranstaltung steht nicht mehr im Kalender von Grünland.',
    };
  }
  return date.status
    ? { status: date.status, statusNote: date.statusNote }
    : { status: event.status, statusNote: event.statusNote };
}

function toOccurrence(row: {
  readonly date: typeof eventOccurrences.$inferSelect;
  readonly event: typeof events.$inferSelect;
}): StoredOccurrence {
  const { date, event } = row;
  const { registration, capacity, waitlist, opensAt, closesHours, cancelHours } = event;
  const status = getAttendeeStatus(date, event);
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
    place: formatOccurrencePlace(event, date.status ?? event.status),
    onlineUrl: date.onlineUrl ?? event.onlineUrl,
    event,
  };
}

const queryOccurrence = (db: Executor, id: string) =>
  db
    .select({ date: eventOccurrences, event: events })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(eq(eventOccurrences.id, id));

export async function findOccurrence(db: Executor, id: string): Promise<StoredOccurrence | null> {
  const [row] = await queryOccurrence(db, id);
  return row ? toOccurrence(row) : null;
}

/** Finds an occurrence and locks its row, so that only this transaction can change its seats. */
export async function lockOccurrence(tx: Executor, id: string): Promise<StoredOccurrence | null> {
  const [row] = await queryOccurrence(tx, id).for('update', { of: eventOccurrences });
  return row ? toOccurrence(row) : null;
}

/** Adds `seats` to the number of taken seats. A negative number releases seats. */
export async function changeTakenSeats(
  tx: Executor,
  occurrenceId: string,
  seats: number,
): Promise<void> {
  await tx
    .update(eventOccurrences)
    .set({ seatsTaken: sql`${eventOccurrences.seatsTaken} + ${seats}` })
    .where(eq(eventOccurrences.id, occurrenceId));
}
