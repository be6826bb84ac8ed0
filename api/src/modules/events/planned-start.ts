/**
 * Start times of an occurrence: the current start, the start before a move, and the start according
 * to the recurrence rule.
 */
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
  // Older rows may have no `plannedStart` although the occurrence was moved. Then `previousStart`
  // is the best approximation.
  return plannedStart ?? previousStart ?? startsAt;
}
