import { toGermanTime } from './german-time.ts';

/** The current start of an occurrence, and the starts that it had before it was moved. */
export interface PlannedOccurrence {
  readonly startsAt: Date;
  readonly previousStart: Date | null;
  readonly plannedStart: Date | null;
}

/** Returns the start according to the recurrence rule, regardless of any move. */
export function getPlannedStart({
  startsAt,
  previousStart,
  plannedStart,
}: PlannedOccurrence): Date {
  // Occurrences that were moved before `plannedStart` existed have none. Their previous start is
  // the best approximation.
  return plannedStart ?? previousStart ?? startsAt;
}

/**
 * Returns the German day of a point in time, such as `2026-11-21`. A recurrence rule has at most
 * one occurrence per day, so the day of the planned start identifies an occurrence of a series.
 */
export function formatGermanDay(moment: Date): string {
  return toGermanTime(moment).toISOString().slice(0, 10);
}
