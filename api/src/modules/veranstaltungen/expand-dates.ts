import { createRequire } from 'node:module';

import { fromGermanTime, toGermanTime } from './german-time.ts';

// Its CommonJS build hides its names from Node's imports, its other build is none that Node reads.
const { RRule } = createRequire(import.meta.url)('rrule') as typeof import('rrule');

/** Dates one Veranstaltung may have (one rule of the house: two a week for a year). */
export const MOST_DATES = 104;
/** A series ends after a year at the latest. */
const LONGEST_MS = 366 * 86_400_000;

export interface ExpandedDate {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Spells a rule out. It is kept in German local time: a market at 8 is at 8 in summer and in winter.
 * @param rule RFC 5545 RRULE without DTSTART, or null for one date
 * @param minutes how long each date lasts
 * @param most dates that are spelled out
 * @throws Error where the rule cannot be read
 */
export function expandDates(
  first: Date,
  minutes: number,
  rule: string | null,
  most = MOST_DATES,
): ExpandedDate[] {
  const date = (startsAt: Date): ExpandedDate => {
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
  };
  if (rule === null) return [date(first)];
  const local = toGermanTime(first);
  const series = new RRule({ ...RRule.parseString(rule), dtstart: local });
  const last = new Date(local.getTime() + LONGEST_MS);
  const dates = series.between(local, last, true, (_date, count) => count < most);
  return dates.map((start) => date(fromGermanTime(start)));
}
