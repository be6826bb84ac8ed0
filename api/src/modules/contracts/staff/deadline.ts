import type { Deadline } from '@gruenland/shared-contracts/api/staff-contracts.ts';

import {
  addDays,
  getBerlinDay,
  countDaysBetween,
} from '@gruenland/shared-contracts/german-calendar.ts';

interface ReceivedDeclaration {
  readonly kind: 'cancellation' | 'withdrawal';
  readonly manner: 'ordinary' | 'extraordinary' | null;
  readonly receivedAt: Date;
}

/** Number of days within which staff must handle a declaration, and the source of that number. */
interface DeadlineRule {
  readonly days: number;
  readonly rule: string;
}

/**
 * Periods within which staff must handle declarations. The day of receipt does not count (§ 187
 * Abs. 1 BGB). The last day counts in full (§ 188 Abs. 1 BGB). Extensions for weekends and holidays
 * (§ 193 BGB) are ignored, so the deadline on the staff page is never too late. Where the law only
 * says „unverzüglich“, the magazine sets the number of days.
 */
export const deadlineRules = {
  withdrawal: { days: 14, rule: 'Erstattung binnen 14 Tagen, § 357 Abs. 1 BGB' },
  extraordinary: {
    days: 7,
    rule: 'Antwort ohne Zögern, sieben Tage nach der Regel des Hauses',
  },
  ordinary: {
    days: 2,
    rule: 'Bestätigung mit dem Tag des Endes unverzüglich, § 312k Abs. 4 BGB; zwei Tage nach der Regel des Hauses',
  },
} as const satisfies Record<string, DeadlineRule>;

const getDeadlineRule = ({ kind, manner }: ReceivedDeclaration): DeadlineRule =>
  deadlineRules[kind === 'withdrawal' ? 'withdrawal' : (manner ?? 'ordinary')];

/** Returns the day by which staff must have handled a declaration. */
export function getDeadline(declaration: ReceivedDeclaration, now: Date): Deadline {
  const { days, rule } = getDeadlineRule(declaration);
  const dueDay = addDays(getBerlinDay(declaration.receivedAt), days);
  return { on: dueDay, daysLeft: countDaysBetween(getBerlinDay(now), dueDay), rule };
}
