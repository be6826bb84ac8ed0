import type { Deadline } from '@gruenland/shared-contracts/api/staff-contracts.ts';

import { addDays, berlinDay, daysBetween } from '#berlin-day.ts';

interface Declared {
  readonly kind: 'kuendigung' | 'widerruf';
  readonly manner: 'ordentlich' | 'ausserordentlich' | null;
  readonly receivedAt: Date;
}

/** Days that there are for what a declaration asks of the house, and what says so. */
interface DutyRule {
  readonly days: number;
  readonly rule: string;
}

/**
 * The day on which something came in does not count (§ 187 Abs. 1 BGB), the last one counts whole
 * (§ 188 Abs. 1). That a Saturday, a Sunday or a holiday at the end would give another day (§ 193) is
 * left out: what is shown is never too late. Where the law says „unverzüglich“ without a number, the
 * number is a rule of this house.
 */
export const dutyRules = {
  widerruf: { days: 14, rule: 'Erstattung binnen 14 Tagen, § 357 Abs. 1 BGB' },
  ausserordentlich: {
    days: 7,
    rule: 'Antwort ohne Zögern, sieben Tage nach der Regel des Hauses',
  },
  ordentlich: {
    days: 2,
    rule: 'Bestätigung mit dem Tag des Endes unverzüglich, § 312k Abs. 4 BGB; zwei Tage nach der Regel des Hauses',
  },
} as const satisfies Record<string, DutyRule>;

const ruleOf = ({ kind, manner }: Declared): DutyRule =>
  dutyRules[kind === 'widerruf' ? 'widerruf' : (manner ?? 'ordentlich')];

/** Until when the house has to have done what a declaration asks of it. */
export function deadlineOf(declared: Declared, now: Date): Deadline {
  const { days, rule } = ruleOf(declared);
  const on = addDays(berlinDay(declared.receivedAt), days);
  return { on, daysLeft: daysBetween(berlinDay(now), on), rule };
}
