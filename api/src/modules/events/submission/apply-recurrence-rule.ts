import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventOccurrences } from '#db/tables/events.ts';

import { changeOccurrence } from '../change-occurrence.ts';
import { moveOccurrence } from '../expand-recurrence.ts';
import type { ExpandedOccurrence } from '../expand-recurrence.ts';
import { getPlannedStart } from '../planned-start.ts';

export type StoredOccurrenceRow = typeof eventOccurrences.$inferSelect;

const isSameTime = (firstDate: Date, secondDate: Date) =>
  firstDate.getTime() === secondDate.getTime();

/**
 * Returns the times of an occurrence according to the new rule. A manually moved occurrence keeps
 * its start unless `isOnlyOccurrence` is set. Every occurrence gets the new duration.
 */
function getTimesUnderRule(
  occurrence: StoredOccurrenceRow,
  plannedTimes: ExpandedOccurrence,
  isOnlyOccurrence: boolean,
): ExpandedOccurrence {
  if (isOnlyOccurrence || isSameTime(occurrence.startsAt, getPlannedStart(occurrence)))
    return plannedTimes;
  return moveOccurrence(occurrence.startsAt, plannedTimes);
}

function getNewStatus(
  { status }: StoredOccurrenceRow,
  isMoved: boolean,
  isOnlyOccurrence: boolean,
) {
  // If the rule has a new time, a cancelled occurrence counts as moved only if the event has no
  // other occurrence. In a series, the occurrence stays cancelled.
  if (!isMoved || status === 'moved-online' || (status === 'cancelled' && !isOnlyOccurrence))
    return status;
  return 'moved';
}

/**
 * Adjusts an occurrence to the changed rule. If the event is published, attendees are notified.
 *
 * @param isOnlyOccurrence whether the event has no other occurrence. If so, the occurrence follows
 *   the rule even if it was moved or cancelled before.
 * @returns whether the start or end changed
 */
export async function applyRecurrenceRule(
  tx: Executor,
  occurrence: StoredOccurrenceRow,
  plannedTimes: ExpandedOccurrence,
  {
    isPublished,
    isOnlyOccurrence,
  }: { readonly isPublished: boolean; readonly isOnlyOccurrence: boolean },
): Promise<boolean> {
  const { startsAt, endsAt } = getTimesUnderRule(occurrence, plannedTimes, isOnlyOccurrence);
  const isMoved = !isSameTime(occurrence.startsAt, startsAt);
  const plannedStart = plannedTimes.startsAt;
  if (!isMoved && isSameTime(occurrence.endsAt, endsAt)) {
    if (isSameTime(getPlannedStart(occurrence), plannedStart)) return false;
    await tx
      .update(eventOccurrences)
      .set({ plannedStart })
      .where(eq(eventOccurrences.id, occurrence.id));
    return false;
  }
  if (!isPublished) {
    const sequence = sql`${eventOccurrences.sequence} + 1`;
    const changedColumns = { startsAt, endsAt, plannedStart, sequence };
    await tx
      .update(eventOccurrences)
      .set(changedColumns)
      .where(eq(eventOccurrences.id, occurrence.id));
    return true;
  }
  const status = getNewStatus(occurrence, isMoved, isOnlyOccurrence) ?? 'scheduled';
  const { statusNote: note, onlineUrl } = occurrence;
  // Attendees of a cancelled occurrence get no notification about its new time.
  const skipNotifications = status === 'cancelled';
  await changeOccurrence(tx, occurrence.id, {
    status,
    note,
    startsAt,
    endsAt,
    plannedStart,
    onlineUrl,
    skipNotifications,
  });
  return true;
}
