import { createRequire } from 'node:module';

import { fromGermanTime, toGermanTime } from './german-time.ts';

// Its CommonJS build hides its names from Node's imports, its other build is none that Node reads.
const { RRule, RRuleSet } = createRequire(import.meta.url)('rrule') as typeof import('rrule');

/** Dates one Veranstaltung may have (one rule of the house: two a week for a year). */
export const MOST_DATES = 104;
/** A series ends after a year at the latest. */
const LONGEST_MS = 366 * 86_400_000;

export interface ExpandedDate {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface ExpandOptions {
  /** Dates that are spelled out. */
  readonly most?: number | undefined;
  /** German days that are left out (RFC 5545 EXDATE). */
  readonly except?: readonly string[] | undefined;
}

/**
 * Spells a rule out. It is kept in German local time: a market from 8 to 12 is so in summer and in
 * winter, and what goes on through the night of a change ends at its hour, too.
 * @param rule RFC 5545 RRULE without DTSTART, or null for one date
 * @param minutes from the hour it begins to the hour it ends, as clocks show them
 * @throws Error where the rule cannot be read
 */
export function expandDates(
  first: Date,
  minutes: number,
  rule: string | null,
  { most = MOST_DATES, except = [] }: ExpandOptions = {},
): ExpandedDate[] {
  const local = toGermanTime(first);
  if (rule === null) return [dateAt(local, minutes)];
  const series = new RRuleSet();
  series.rrule(new RRule({ ...RRule.parseString(rule), dtstart: local }));
  const hour = local.toISOString().slice(10);
  for (const day of except) series.exdate(new Date(day + hour));
  const last = new Date(local.getTime() + LONGEST_MS);
  const dates = series.between(local, last, true, (_date, count) => count < most);
  return dates.map((start) => dateAt(start, minutes));
}

/** A date that begins at another moment and lasts as long as one does, as clocks show it. */
export function movedTo(
  startsAt: Date,
  { startsAt: from, endsAt: to }: ExpandedDate,
): ExpandedDate {
  const length = toGermanTime(to).getTime() - toGermanTime(from).getTime();
  return dateAt(toGermanTime(startsAt), length / 60_000);
}

/** A date that begins and ends when German clocks show so. */
function dateAt(local: Date, minutes: number): ExpandedDate {
  const startsAt = fromGermanTime(local);
  const endsAt = fromGermanTime(new Date(local.getTime() + minutes * 60_000));
  // In the hour that spring skips it would end before it begins.
  return endsAt > startsAt
    ? { startsAt, endsAt }
    : { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}
