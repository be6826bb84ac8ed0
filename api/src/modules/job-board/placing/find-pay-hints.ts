import type { JobHint } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobEmploymentType } from '@gruenland/shared-contracts/job-board/job-labels.ts';
import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { computeHourlyPayCents } from '../pay-per-hour.ts';
import type { StatedPay } from '../pay-per-hour.ts';

/** A minimum wage and the day from which it applies. */
export interface MinimumWage {
  /** First day on which this wage applies, such as `2026-01-01`. */
  readonly from: string;
  /** Amount in cents per hour. */
  readonly cents: number;
}

/** The configured minimum wages and their legal source. */
export interface MinimumWages {
  readonly rates: readonly MinimumWage[];
  readonly source: string;
}

/** Types of jobs for which the minimum wage does not apply, at least in some cases (§ 22 MiLoG). */
const WAGE_EXEMPT_TYPES: ReadonlySet<JobEmploymentType> = new Set([
  'ausbildung',
  'praktikum',
  'selbststaendig',
  'hofnachfolge',
]);

/**
 * Returns the minimum wage on a day, in cents per hour. For days before the first entry, returns
 * the wage of the first entry.
 */
export function getMinimumWageCents(wages: readonly MinimumWage[], day: string): number {
  const [firstWage] = wages;
  return wages.findLast(({ from }) => from <= day)?.cents ?? firstWage?.cents ?? 0;
}

/** Returns today's minimum wage in cents per hour. */
export const getTodaysMinimumWageCents = ({ rates }: MinimumWages) =>
  getMinimumWageCents(rates, getBerlinDay(new Date()));

/** Returns the first minimum wage that applies after a day (ISO 8601), or null if none is known. */
export const getNextMinimumWage = ({ rates }: MinimumWages, day: string): MinimumWage | null =>
  rates.find(({ from }) => from > day) ?? null;

const euroFormat = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });

/** Returns hints about pay below the minimum wage or about missing pay. */
export function findPayHints(
  job: StatedPay & { readonly types: readonly JobEmploymentType[] },
  minimumHourlyCents: number,
  source: string,
): JobHint[] {
  const hourlyCents = computeHourlyPayCents(job);
  if (hourlyCents === null) {
    return [
      {
        field: 'pay',
        text: 'Stellen mit Gehalt werden öfter gelesen, und wer sich bewirbt, muss es vor dem Gespräch erfahren (Richtlinie (EU) 2023/970).',
      },
    ];
  }
  if (hourlyCents >= minimumHourlyCents || job.types.some((type) => WAGE_EXEMPT_TYPES.has(type)))
    return [];
  return [
    {
      field: 'pay',
      text: `Das sind ${euroFormat.format(hourlyCents / 100)} € pro Stunde, weniger als der Mindestlohn von ${euroFormat.format(minimumHourlyCents / 100)} € (${source}).`,
    },
  ];
}
