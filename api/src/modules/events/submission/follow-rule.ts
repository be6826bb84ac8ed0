import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventDates } from '#db/tables/events.ts';

import { changeDate } from '../date-changes.ts';
import { movedTo } from '../expand-dates.ts';
import type { ExpandedDate } from '../expand-dates.ts';
import { plannedStartOf } from '../planned-date.ts';

export type StoredDateRow = typeof eventDates.$inferSelect;

const sameTime = (one: Date, other: Date) => one.getTime() === other.getTime();

/** When a date is to be by its new rule; one that was moved by hand stays there, and lasts as long. */
function placed(date: StoredDateRow, wanted: ExpandedDate, follow: boolean): ExpandedDate {
  if (follow || sameTime(date.startsAt, plannedStartOf(date))) return wanted;
  return movedTo(date.startsAt, wanted);
}

function statusAfter({ status }: StoredDateRow, moved: boolean, follow: boolean) {
  // A series date that was called off stays so; the only one is called up again by a new time.
  if (!moved || status === 'moved-online' || (status === 'cancelled' && !follow)) return status;
  return 'moved';
}

/**
 * Has a date follow its rule: announced it was moved, before that it simply is then.
 * @param follow also where it was moved by hand: the only date there is
 * @returns whether it changed
 */
export async function followRule(
  tx: Executor,
  date: StoredDateRow,
  wanted: ExpandedDate,
  { announced, follow }: { readonly announced: boolean; readonly follow: boolean },
): Promise<boolean> {
  const { startsAt, endsAt } = placed(date, wanted, follow);
  const moved = !sameTime(date.startsAt, startsAt);
  const plannedStart = wanted.startsAt;
  if (!moved && sameTime(date.endsAt, endsAt)) {
    if (sameTime(plannedStartOf(date), plannedStart)) return false;
    await tx.update(eventDates).set({ plannedStart }).where(eq(eventDates.id, date.id));
    return false;
  }
  if (!announced) {
    const sequence = sql`${eventDates.sequence} + 1`;
    const change = { startsAt, endsAt, plannedStart, sequence };
    await tx.update(eventDates).set(change).where(eq(eventDates.id, date.id));
    return true;
  }
  const status = statusAfter(date, moved, follow) ?? 'scheduled';
  const { statusNote: note, onlineUrl } = date;
  // Who was told that it is off need not know when it would have been.
  const quiet = status === 'cancelled';
  await changeDate(tx, date.id, { status, note, startsAt, endsAt, plannedStart, onlineUrl, quiet });
  return true;
}
