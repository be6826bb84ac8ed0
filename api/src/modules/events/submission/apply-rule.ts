import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventOccurrences } from '#db/tables/events.ts';

import { changeOccurrence } from '../change-occurrence.ts';
import { moveOccurrence } from '../expand-recurrence.ts';
import type { ExpandedOccurrence } from '../expand-recurrence.ts';
import { getPlannedStart } from '../planned-start.ts';

export type StoredOccurrenceRow = typeof eventOccurrences.$inferSelect;

const hasSameTimes = (one: Date, other: Date) => one.getTime() === other.getTime();

/**
 * Returns the times of an occurrence under the new rule. A manually moved occurrence keeps its
 * start unless `isOnlyOccurrence` is set; every occurrence gets the new duration.
 */
function getTimesUnderRule(
  date: StoredOccurrenceRow,
  plannedTimes: ExpandedOccurrence,
  isOnlyOccurrence: boolean,
): ExpandedOccurrence {
  if (isOnlyOccurrence || hasSameTimes(date.startsAt, getPlannedStart(date))) return plannedTimes;
  return moveOccurrence(date.startsAt, plannedTimes);
}

function getNewStatus(
  { status }: StoredOccurrenceRow,
  isMoved: boolean,
  isOnlyOccurrence: boolean,
) {
  // A new time restores a cancelled occurrence only if the event has no other. In a series, the
  // occurrence stays cancelled.
  if (!isMoved || status === 'moved-online' || (status === 'cancelled' && !isOnlyOccurrence))
    return status;
  return 'moved';
}

/**
 * Adjusts an occurrence to the changed rule. If the event is published, attendees are notified.
 *
 * @param isOnlyOccurrence whether the event has no other; if so, the occurrence follows the rule
 *   even if it was moved or cancelled before
 * @returns whether the start or end changed
 */
export async function applyRule(
  tx: Executor,
  date: StoredOccurrenceRow,
  plannedTimes: ExpandedOccurrence,
  {
    isPublished,
    isOnlyOccurrence,
  }: { readonly isPublished: boolean; readonly isOnlyOccurrence: boolean },
): Promise<boolean> {
  const { startsAt, endsAt } = getTimesUnderRule(date, plannedTimes, isOnlyOccurrence);
  const isMoved = !hasSameTimes(date.startsAt, startsAt);
  const plannedStart = plannedTimes.startsAt;
  if (!isMoved && hasSameTimes(date.endsAt, endsAt)) {
    if (hasSameTimes(getPlannedStart(date), plannedStart)) return false;
    await tx.update(eventOccurrences).set({ plannedStart }).where(eq(eventOccurrences.id, date.id));
    return false;
  }
  if (!isPublished) {
    const sequence = sql`${eventOccurrences.sequence} + 1`;
    const change = { startsAt, endsAt, plannedStart, sequence };
    await tx.update(eventOccurrences).set(change).where(eq(eventOccurrences.id, date.id));
    return true;
  }
  const status = getNewStatus(date, isMoved, isOnlyOccurrence) ?? 'scheduled';
  const { statusNote: note, onlineUrl } = date;
  // Attendees of a cancelled occurrence get no notification about its new time.
  const skipNotifications = status === 'cancelled';
  await changeOccurrence(tx, date.id, {
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
