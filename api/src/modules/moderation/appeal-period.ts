import { sql } from 'drizzle-orm';

import { addMonths, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

/** Months within which a decision can be appealed (Art. 20 DSA: at least six). */
const appealPeriodMonths = 6;

/**
 * Returns whether a decision can still be appealed. The period ends at midnight in Germany after
 * its last day.
 */
export function isWithinAppealPeriod(decidedAt: Date, now: Date): boolean {
  return getBerlinDay(now) <= addMonths(getBerlinDay(decidedAt), appealPeriodMonths);
}

/**
 * The appeal period as an SQL interval, for conditions that keep data until it has ended. The
 * interval is two days longer than the period, because months differ in length and the last day
 * counts in full.
 */
export const appealInterval = sql`make_interval(months => ${appealPeriodMonths}, days => 2)`;
