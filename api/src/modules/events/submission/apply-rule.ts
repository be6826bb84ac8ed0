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
 * Times of an occurrence under the new rule. A manually moved occurrence keeps its start and
 * duration.
 */
function timesUnderRule(
  date: StoredOccurrenceRow,
  wanted: ExpandedOccurrence,
  follow: boolean,
): ExpandedOccurrence {
  if (follow || hasSameTimes(date.startsAt, getPlannedStart(date))) return wanted;
  return moveOccurrence(date.startsAt, wanted);
}

function statusAfter({ status }: StoredOccurrenceRow, moved: boolean, follow: boolean) {
  // A cancelled occurrence of a series stays cancelled; a single occurrence is restored by a new
  // time.
  if (!moved || status === 'moved-online' || (status === 'cancelled' && !follow)) return status;
  return 'moved';
}

/**
 * Adjusts an occurrence to its changed rule. If the event is published, attendees are notified of
 * the move.
 * @param follow also adjust a manually moved occurrence, because it is the only one
 * @returns whether it changed
 */
export async function applyRule(
  tx: Executor,
  date: StoredOccurrenceRow,
  wanted: ExpandedOccurrence,
  { announced, follow }: { readonly announced: boolean; readonly follow: boolean },
): Promise<boolean> {
  const { startsAt, endsAt } = timesUnderRule(date, wanted, follow);
  const moved = !hasSameTimes(date.startsAt, startsAt);
  const plannedStart = wanted.startsAt;
  if (!moved && hasSameTimes(date.endsAt, endsAt)) {
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
  const status = statusAfter(date, moved, follow) ?? 'scheduled';
  const { statusNote: note, onlineUrl } = date;
  // Attendees of a cancelled occurrence need no notification about its new time.
  const quiet = status === 'cancelled';
  await changeOccurrence(tx, date.id, {
    status,
    note,
    startsAt,
    endsAt,
    plannedStart,
    onlineUrl,
    quiet,
  });
  return true;
}
