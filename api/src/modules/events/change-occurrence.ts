import { and, eq, gt, ne, notInArray, sql } from 'drizzle-orm';

import type { EventStatus } from '@gruenland/shared-contracts/events/event-status.ts';

import type { Executor } from '#db/database.ts';
import { eventOccurrences } from '#db/tables/events.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import { moveOccurrence } from './expand-recurrence.ts';
import { getPlannedStart } from './planned-start.ts';
import type { StoredOccurrence } from './registration-occurrence.repository.ts';
import { requireLockedOccurrence, offerFreeSeats } from './registration-seats.ts';

/** The requested change of one occurrence. */
export interface OccurrenceChange {
  readonly status: EventStatus;
  readonly note: string | null;
  /** New start; set only if the occurrence moves to another time. */
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  /** New planned start; set only if the time in the recurrence rule was changed. */
  readonly plannedStart?: Date;
  /** Participation URL of an occurrence that moves online. By default the event's URL is used. */
  readonly onlineUrl?: string | null;
  /**
   * Whether attendees get no notification, for example because the event is not in the calendar.
   */
  readonly skipNotifications?: boolean;
}

/**
 * Returns the requested times. If none are requested, a restored occurrence gets its planned times,
 * and any other occurrence keeps its current times.
 */
function getTimesAfterChange(
  occurrence: StoredOccurrence,
  { status, startsAt, endsAt }: OccurrenceChange,
) {
  if (startsAt && endsAt) return { startsAt, endsAt };
  if (status !== 'scheduled') return { startsAt: occurrence.startsAt, endsAt: occurrence.endsAt };
  return moveOccurrence(getPlannedStart(occurrence), occurrence);
}

/**
 * Returns the start that was announced first, or null if the occurrence now starts at that time.
 */
function findAnnouncedStart(occurrence: StoredOccurrence, startsAt: Date): Date | null {
  const announcedStart = occurrence.previousStart ?? occurrence.startsAt;
  return announcedStart.getTime() === startsAt.getTime() ? null : announcedStart;
}

/**
 * Cancels, moves or restores one occurrence. Increments the SEQUENCE to update calendars, mails the
 * attendees and offers free seats again. An occurrence restored without a new time returns to its
 * planned time.
 * @throws Problem `record.not-found`, or `form.invalid` if another occurrence starts at the new
 *   time
 */
export async function changeOccurrence(
  tx: Executor,
  occurrenceId: string,
  change: OccurrenceChange,
): Promise<void> {
  const occurrence = await requireLockedOccurrence(tx, occurrenceId);
  const { startsAt, endsAt } = getTimesAfterChange(occurrence, change);
  if (startsAt.getTime() !== occurrence.startsAt.getTime())
    await assertNoConflict(tx, occurrence, startsAt);
  const previousStart = findAnnouncedStart(occurrence, startsAt);
  // An occurrence that moves back to the time announced first counts as restored.
  const status = change.status === 'moved' && !previousStart ? 'scheduled' : change.status;
  const { plannedStart = getPlannedStart(occurrence), onlineUrl = null } = change;
  await tx
    .update(eventOccurrences)
    .set({
      status,
      statusNote: change.note,
      startsAt,
      endsAt,
      previousStart: status === 'scheduled' ? null : previousStart,
      plannedStart,
      onlineUrl: status === 'moved-online' ? onlineUrl : null,
      sequence: sql`${eventOccurrences.sequence} + 1`,
    })
    .where(eq(eventOccurrences.id, occurrenceId));
  if (!change.skipNotifications) {
    const payload = { occurrenceId, sequence: occurrence.sequence + 1 };
    await enqueueTask(tx, { kind: 'registration.notify-all', payload });
  }
  await offerFreeSeats(tx, occurrenceId, new Date());
}

async function assertNoConflict(
  tx: Executor,
  { id, event }: StoredOccurrence,
  startsAt: Date,
): Promise<void> {
  const conflictingOccurrences = await tx
    .select({ id: eventOccurrences.id })
    .from(eventOccurrences)
    .where(
      and(
        eq(eventOccurrences.eventId, event.id),
        eq(eventOccurrences.startsAt, startsAt),
        ne(eventOccurrences.id, id),
      ),
    );
  if (conflictingOccurrences.length > 0) {
    throw new Problem('form.invalid', { fields: { day: 'Da ist schon ein Termin.' } });
  }
}

/**
 * Notifies the attendees of all upcoming occurrences about a change of the event: it was
 * unpublished, was published again or has a new location.
 * @param excludedIds ids of occurrences whose attendees were already notified
 * @param includeCancelled whether to notify attendees of cancelled occurrences as well
 */
export async function notifyAttendees(
  tx: Executor,
  eventId: string,
  now: Date,
  {
    excludedIds = [],
    includeCancelled = true,
  }: { readonly excludedIds?: readonly string[]; readonly includeCancelled?: boolean } = {},
): Promise<void> {
  const changedOccurrences = await tx
    .update(eventOccurrences)
    .set({ sequence: sql`${eventOccurrences.sequence} + 1` })
    .where(
      and(
        eq(eventOccurrences.eventId, eventId),
        gt(eventOccurrences.startsAt, now),
        notInArray(eventOccurrences.id, [...excludedIds]),
        includeCancelled ? undefined : sql`${eventOccurrences.status} is distinct from 'cancelled'`,
      ),
    )
    .returning({ occurrenceId: eventOccurrences.id, sequence: eventOccurrences.sequence });
  for (const payload of changedOccurrences)
    await enqueueTask(tx, { kind: 'registration.notify-all', payload });
}
