import type { JobHint } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobType } from '@gruenland/shared-contracts/job-board/job-words.ts';

import { payPerHour } from '../pay-per-hour.ts';
import type { StatedPay } from '../pay-per-hour.ts';

/** The Mindestlohn from a day on. */
export interface MinimumWage {
  /** `2026-01-01` */
  readonly from: string;
  /** Per hour. */
  readonly cents: number;
}

/** As configured, with where it is written. */
export interface MinimumWages {
  readonly steps: readonly MinimumWage[];
  readonly source: string;
}

/** Where the Mindestlohn does not hold (§ 22 MiLoG), or not for all. */
const EXEMPT: ReadonlySet<JobType> = new Set([
  'ausbildung',
  'praktikum',
  'selbststaendig',
  'hofnachfolge',
]);

/** The figure that holds on a day; the first one before all of them. */
export function wageOn(wages: readonly MinimumWage[], day: string): number {
  const [first] = wages;
  return wages.findLast(({ from }) => from <= day)?.cents ?? first?.cents ?? 0;
}

/** The figure that holds now. */
export const wageToday = ({ steps }: MinimumWages) =>
  wageOn(steps, new Date().toISOString().slice(0, 10));

const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });

/** Warns below the Mindestlohn, and where no pay is told. */
export function checkPay(
  job: StatedPay & { readonly types: readonly JobType[] },
  minimum: number,
  source: string,
): JobHint[] {
  const hourly = payPerHour(job);
  if (hourly === null) {
    return [
      {
        field: 'pay',
        text: 'Stellen mit Gehalt werden öfter gelesen, und wer sich bewirbt, muss es vor dem Gespräch erfahren (Richtlinie (EU) 2023/970).',
      },
    ];
  }
  if (hourly >= minimum || job.types.some((type) => EXEMPT.has(type))) return [];
  return [
    {
      field: 'pay',
      text: `Das sind ${euros.format(hourly / 100)} € pro Stunde, weniger als der Mindestlohn von ${euros.format(minimum / 100)} € (${source}).`,
    },
  ];
}
