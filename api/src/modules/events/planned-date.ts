import { toGermanTime } from './german-time.ts';

/** When a date begins, and what is known of how it was planned. */
export interface PlannedDate {
  readonly startsAt: Date;
  readonly previousStart: Date | null;
  readonly plannedStart: Date | null;
}

/** When its rule has a date begin, wherever it was moved. */
export function plannedStartOf({ startsAt, previousStart, plannedStart }: PlannedDate): Date {
  // Moved before the plan was kept: then the time before the last move is the nearest to it.
  return plannedStart ?? previousStart ?? startsAt;
}

/** Day in Germany, `2026-11-21`. A rule has one date a day at most: a day names a date of a series. */
export function germanDayOf(moment: Date): string {
  return toGermanTime(moment).toISOString().slice(0, 10);
}
