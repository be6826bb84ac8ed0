import type { JobPayUnit } from '@gruenland/shared-contracts/job-board/job-labels.ts';

/** Average number of weeks per month, as in payroll accounting. */
const weeksPerMonth = 13 / 3;
/** Weekly hours of full-time work, assumed if a job states no hours. */
const fullTimeHoursPerWeek = 40;

export interface StatedPay {
  readonly payMinCents?: number | null | undefined;
  readonly payUnit?: JobPayUnit | null | undefined;
  readonly hoursPerWeek?: number | null | undefined;
}

/**
 * Converts the lower end of the stated pay to cents per hour. Returns null if no pay is stated. The
 * result is used to sort jobs and to check the minimum wage. It is never displayed.
 */
export function computeHourlyPayCents({
  payMinCents,
  payUnit,
  hoursPerWeek,
}: StatedPay): number | null {
  if (typeof payMinCents !== 'number' || !payUnit) return null;
  if (payUnit === 'hour') return payMinCents;
  const monthlyCents = payUnit === 'year' ? payMinCents / 12 : payMinCents;
  return Math.round(monthlyCents / ((hoursPerWeek ?? fullTimeHoursPerWeek) * weeksPerMonth));
}
