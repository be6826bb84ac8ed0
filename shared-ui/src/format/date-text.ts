import { GERMAN_MONTHS } from '@gruenland/shared-contracts/german-months.ts';
import { convertToBerlinTime } from './berlin-time.ts';
import type { BerlinTime } from './berlin-time.ts';

const WEEKDAYS = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'];
/** No-break space, which keeps a number and its unit on one line. */
const NO_BREAK_SPACE = '\u00a0';

export interface DateStyle {
  /** Whether the weekday precedes the date: „Sa.“. */
  readonly weekday?: boolean;
  /** Whether the time follows the date: „19 Uhr“ or „19.30 Uhr“. */
  readonly time?: boolean;
  /** Whether the year is shown; default true. */
  readonly year?: boolean;
}

/**
 * Formats a date in German time: „Sa., 21. November 2026, 19 Uhr“. Returns an empty text for an
 * unreadable date, so that the rest of the page is still rendered.
 *
 * @param date a point in time as ISO 8601, or a day as `2026-11-21` without time zone
 */
export function formatLongDate(date: string | Date, style: DateStyle = {}): string {
  const berlinTime = parseDate(date);
  if (!berlinTime) return '';
  const { weekday = false, time = false, year = true } = style;
  const day = `${berlinTime.day}. ${GERMAN_MONTHS[berlinTime.month - 1]}${year ? ` ${berlinTime.year}` : ''}`;
  return [
    weekday ? WEEKDAYS[berlinTime.weekday] : '',
    day,
    time ? formatHourAndMinute(berlinTime) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Formats the time of day in Germany: „19 Uhr“, „19.30 Uhr“. */
export function formatTimeOfDay(date: string | Date): string {
  const berlinTime = parseDate(date);
  return berlinTime ? formatHourAndMinute(berlinTime) : '';
}

/** Formats a date for tables: „21.11.2026“. */
export function formatShortDate(date: string | Date): string {
  const berlinTime = parseDate(date);
  return berlinTime
    ? `${padToTwoDigits(berlinTime.day)}.${padToTwoDigits(berlinTime.month)}.${berlinTime.year}`
    : '';
}

/**
 * Formats a period: „21. bis 23. November 2026“. Shows one date if both dates are the same day, or
 * if one of them is unreadable.
 */
export function formatDateRange(from: string | Date, to: string | Date): string {
  const [fromDate, toDate] = [parseDate(from), parseDate(to)];
  if (!fromDate || !toDate) return formatLongDate(fromDate ? from : to);
  const end = formatLongDate(to);
  if (fromDate.year !== toDate.year) return `${formatLongDate(from)} bis ${end}`;
  if (fromDate.month !== toDate.month) return `${formatLongDate(from, { year: false })} bis ${end}`;
  return fromDate.day === toDate.day ? end : `${fromDate.day}. bis ${end}`;
}

function parseDate(date: string | Date): BerlinTime | undefined {
  const day = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
  // A day without time is parsed as noon UTC, which is the same day in Germany.
  const parsedDate = date instanceof Date ? date : new Date(day ? `${date}T12:00:00Z` : date);
  return Number.isNaN(parsedDate.getTime()) ? undefined : convertToBerlinTime(parsedDate);
}

function formatHourAndMinute({ hour, minute }: BerlinTime): string {
  return `${hour}${minute === 0 ? '' : `.${padToTwoDigits(minute)}`}${NO_BREAK_SPACE}Uhr`;
}

function padToTwoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
