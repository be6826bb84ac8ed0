import type { JobPayUnit } from '@gruenland/shared-contracts/job-board/job-words.ts';

/** Weeks of a month: 52 / 12, in fractions as payrolls count them (13 / 3). */
const weeksPerMonth = 13 / 3;
/** Where a Stelle does not say its hours: full time. */
const usualHours = 40;

export interface StatedPay {
  readonly payMinCents?: number | null | undefined;
  readonly payUnit?: JobPayUnit | null | undefined;
  readonly hoursPerWeek?: number | null | undefined;
}

/**
 * The least pay of an hour in cents, so that hourly, monthly and yearly pay can be put in order and
 * compared with the Mindestlohn. Never shown as pay. Null where no pay is stated.
 */
export function payPerHour({ payMinCents, payUnit, hoursPerWeek }: StatedPay): number | null {
  if (typeof payMinCents !== 'number' || !payUnit) return null;
  if (payUnit === 'stunde') return payMinCents;
  const monthly = payUnit === 'jahr' ? payMinCents / 12 : payMinCents;
  return Math.round(monthly / ((hoursPerWeek ?? usualHours) * weeksPerMonth));
}
