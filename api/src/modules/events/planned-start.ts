import { toGermanTime } from './german-time.ts';

/** The start of an occurrence, and its starts before it was moved. */
export interface PlannedOccurrence {
  readonly startsAt: Date;
  readonly previousStart: Date | null;
  readonly plannedStart: Date | null;
}

/** Returns the start according to the recurrence rule, before any move. */
export function getPlannedStart({
  startsAt,
  previousStart,
  plannedStart,
}: PlannedOccurrence): Date {
  // For occurrences moved before `plannedStart` existed, the previous start is the best
  // approximation.
  return plannedStart ?? previousStart ?? startsAt;
}

/**
 * Returns the German day of a point in time, such as `2026-11-21`. A recurrence rule has at most
 * one occurrence per day, so the day of the planned start identifies an occurrence of a series.
 */
export function formatGermanDay(moment: Date): string {
  return toGermanTime(moment).toISOString().slice(0, 10);
}
