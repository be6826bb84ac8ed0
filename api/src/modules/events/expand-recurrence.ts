import { RRuleTemporal } from 'rrule-temporal';

import {
  convertFromGermanTime,
  convertToGermanTime,
} from '@gruenland/shared-contracts/german-calendar.ts';

/** Maximum number of occurrences per event: two per week for a year. */
export const MAX_OCCURRENCES = 104;
/** Maximum duration of a series in milliseconds: one year. */
const MAX_SERIES_DURATION_MS = 366 * 86_400_000;

export interface ExpandedOccurrence {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface RecurrenceOptions {
  /** Maximum number of occurrences to return. */
  readonly maxCount?: number | undefined;
  /** German days without an occurrence (RFC 5545 EXDATE). */
  readonly except?: readonly string[] | undefined;
}

/**
 * Expands a recurrence rule in German local time: a market from 8 to 12 keeps these hours in summer
 * and winter. An occurrence that spans a clock change also ends at its usual hour.
 *
 * @param rule RFC 5545 RRULE without DTSTART, or null for a single occurrence
 * @param durationMinutes duration in minutes on the wall clock
 * @throws Error if the rule cannot be parsed
 */
export function expandRecurrence(
  firstStart: Date,
  durationMinutes: number,
  rule: string | null,
  { maxCount = MAX_OCCURRENCES, except = [] }: RecurrenceOptions = {},
): ExpandedOccurrence[] {
  const localStart = convertToGermanTime(firstStart);
  if (rule === null) return [createOccurrence(localStart, durationMinutes)];
  const clockTimeSuffix = localStart.toISOString().slice(10);
  const series = new RRuleTemporal({
    rruleString: rule,
    dtstart: toWallClock(localStart),
    exDate: except.map((day) => toWallClock(new Date(day + clockTimeSuffix))),
  });
  const latestStart = new Date(localStart.getTime() + MAX_SERIES_DURATION_MS);
  return series
    .between(localStart, latestStart, true)
    .slice(0, maxCount)
    .map(({ epochMilliseconds }) => createOccurrence(new Date(epochMilliseconds), durationMinutes));
}

/**
 * Converts a wall-clock time to the input of the rule library. The rule is expanded in UTC, which
 * has no clock changes; `createOccurrence` converts each result to German time.
 */
function toWallClock(localTime: Date) {
  const text = localTime.toISOString().replace('Z', '+00:00[UTC]');
  return { timeZoneId: 'UTC', toString: () => text };
}

/** Moves an occurrence to another start, with the same duration on the wall clock. */
export function moveOccurrence(
  startsAt: Date,
  { startsAt: oldStart, endsAt: oldEnd }: ExpandedOccurrence,
): ExpandedOccurrence {
  const durationMs =
    convertToGermanTime(oldEnd).getTime() - convertToGermanTime(oldStart).getTime();
  return createOccurrence(convertToGermanTime(startsAt), durationMs / 60_000);
}

/** Creates the occurrence with this German wall-clock start and duration. */
function createOccurrence(localStart: Date, durationMinutes: number): ExpandedOccurrence {
  const startsAt = convertFromGermanTime(localStart);
  const endsAt = convertFromGermanTime(new Date(localStart.getTime() + durationMinutes * 60_000));
  // A start in the hour that is skipped in spring can be after `endsAt`. Then the duration counts
  // from the start.
  return endsAt > startsAt
    ? { startsAt, endsAt }
    : { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000) };
}
