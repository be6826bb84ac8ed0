import { GERMAN_MONTHS } from '@gruenland/shared-contracts/german-months.ts';
import { berlinTime } from './berlin-time.ts';
import type { BerlinTime } from './berlin-time.ts';

const WEEKDAYS = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'];
/** Keeps a number and its unit on one line. */
const NO_BREAK = '\u00a0';

export interface DateStyle {
  /** „Sa.“ before the date. */
  readonly weekday?: boolean;
  /** „19 Uhr“ or „19.30 Uhr“ after the date. */
  readonly time?: boolean;
  /** Default true. */
  readonly year?: boolean;
}

/**
 * „Sa., 21. November 2026, 19 Uhr“, in German time. Returns an empty text for an unreadable date,
 * because a page with a missing date is better than no page.
 *
 * @param date a moment as ISO 8601, or a day as `2026-11-21` without time zone
 */
export function dateText(date: string | Date, style: DateStyle = {}): string {
  const at = timeOf(date);
  if (!at) return '';
  const { weekday = false, time = false, year = true } = style;
  const day = `${at.day}. ${GERMAN_MONTHS[at.month - 1]}${year ? ` ${at.year}` : ''}`;
  return [weekday ? WEEKDAYS[at.weekday] : '', day, time ? clock(at) : '']
    .filter(Boolean)
    .join(', ');
}

/** „19 Uhr“, „19.30 Uhr“. */
export function clockText(date: string | Date): string {
  const at = timeOf(date);
  return at ? clock(at) : '';
}

/** „21.11.2026“, for tables. */
export function shortDateText(date: string | Date): string {
  const at = timeOf(date);
  return at ? `${twoDigits(at.day)}.${twoDigits(at.month)}.${at.year}` : '';
}

/** „21. bis 23. November 2026“; a single day if both are equal; unreadable dates are skipped. */
export function dateRangeText(from: string | Date, to: string | Date): string {
  const [a, b] = [timeOf(from), timeOf(to)];
  if (!a || !b) return dateText(a ? from : to);
  const end = dateText(to);
  if (a.year !== b.year) return `${dateText(from)} bis ${end}`;
  if (a.month !== b.month) return `${dateText(from, { year: false })} bis ${end}`;
  return a.day === b.day ? end : `${a.day}. bis ${end}`;
}

function timeOf(date: string | Date): BerlinTime | undefined {
  const day = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
  // A day without time is set to noon UTC, which is the same day in Germany.
  const moment = date instanceof Date ? date : new Date(day ? `${date}T12:00:00Z` : date);
  return Number.isNaN(moment.getTime()) ? undefined : berlinTime(moment);
}

function clock({ hour, minute }: BerlinTime): string {
  return `${hour}${minute === 0 ? '' : `.${twoDigits(minute)}`}${NO_BREAK}Uhr`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
