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
 * Returns times of an occurrence under the new rule. A manually moved occurrence keeps its start
 * and duration.
 */
function getTimesUnderRule(
  date: StoredOccurrenceRow,
  plannedTimes: ExpandedOccurrence,
  follow: boolean,
): ExpandedOccurrence {
  if (follow || hasSameTimes(date.startsAt, getPlannedStart(date))) return plannedTimes;
  return moveOccurrence(date.startsAt, plannedTimes);
}

function getNewStatus({ status }: StoredOccurrenceRow, isMoved: boolean, follow: boolean) {
  // Without `follow`, a cancelled occurrence stays cancelled; a single occurrence is restored by a
  // new time.
  if (!isMoved || status === 'moved-online' || (status === 'cancelled' && !follow)) return status;
  return 'moved';
}

/**
 * Adjusts an occurrence to the changed rule. If the event is published, attendees are notified of
 * the move.
 *
 * @param follow also adjust a manually moved occurrence, because it is the only one
 * @returns whether the occurrence changed
 */
export async function applyRule(
  tx: Executor,
  date: StoredOccurrenceRow,
  plannedTimes: ExpandedOccurrence,
  { announced, follow }: { readonly announced: boolean; readonly follow: boolean },
): Promise<boolean> {
  const { startsAt, endsAt } = getTimesUnderRule(date, plannedTimes, follow);
  const isMoved = !hasSameTimes(date.startsAt, startsAt);
  const plannedStart = plannedTimes.startsAt;
  if (!isMoved && hasSameTimes(date.endsAt, endsAt)) {
    if (hasSameTimes(getPlannedStart(date), plannedStart)) return false;
    await tx.update(eventOccurrences).set({ plannedStart }).where(eq(eventOccurrences.id, date.id));
    return false;
  }
  if (!announced) {
    const sequence = sql`${eventOccurrences.sequence} + 1`;
    const change = { startsAt, endsAt, plannedStart, sequence };
    await tx.update(eventOccurrences).set(change).where(eq(eventOccurrences.id, date.id));
    return true;
  }
  const status = getNewStatus(date, isMoved, follow) ?? 'scheduled';
  const { statusNote: note, onlineUrl } = date;
  // Attendees of a cancelled occurrence need no notification about its new time.
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
