import { addDays, getLastDayOfMonth } from '@gruenland/shared-contracts/german-calendar.ts';

import { getWeekday } from './days.ts';

const MONTH_PATTERN = /^20\d{2}-(0[1-9]|1[0-2])$/;
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a period is a month such as `2026-12`. */
export const isMonth = (period: string | null): period is string =>
  period !== null && MONTH_PATTERN.test(period);

/** Returns whether a period is a day of the calendar such as `2026-12-31`. */
function isDay(period: string): boolean {
  const month = period.slice(0, 7);
  if (!DAY_PATTERN.test(period) || !isMonth(month)) return false;
  return period >= `${month}-01` && period <= getLastDayOfMonth(month);
}

/** Returns whether a text is a period of the calendar. */
export const isPeriod = (period: string): boolean =>
  period === 'heute' || period === 'wochenende' || isMonth(period) || isDay(period);

/**
 * Returns the first and last day of a period. On a weekday, `wochenende` means the next weekend. On
 * Saturday and Sunday, it means the current one.
 */
export function getDayRange(period: string | null, today: string): { von?: string; bis?: string } {
  if (period === null) return {};
  if (period === 'heute') return { von: today, bis: today };
  if (period === 'wochenende') {
    const weekday = getWeekday(today);
    const sunday = addDays(today, (7 - weekday) % 7);
    return { von: weekday === 0 ? today : addDays(sunday, -1), bis: sunday };
  }
  if (isDay(period)) return { von: period, bis: period };
  const firstDay = `${period}-01`;
  // The list of the current month starts today, not on the first day of the month.
  return { von: today.startsWith(period) ? today : firstDay, bis: getLastDayOfMonth(period) };
}
