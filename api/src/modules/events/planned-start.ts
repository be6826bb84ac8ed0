/** The start of an occurrence: the current one, the one before a move, the one by the rule. */
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
