import { GERMAN_MONTHS } from '../german-months.ts';

/** How an event can repeat, in the order of the form. */
export const REPEAT_OPTIONS = [
  'none',
  'daily',
  'weekly',
  'biweekly',
  'monthly-weekday',
  'monthly-day',
] as const;
export type RepeatOption = (typeof REPEAT_OPTIONS)[number];

/** Labels of weekdays, in the order of the form. */
export const EVENT_WEEKDAYS = {
  mo: 'Montag',
  di: 'Dienstag',
  mi: 'Mittwoch',
  do: 'Donnerstag',
  fr: 'Freitag',
  sa: 'Samstag',
  so: 'Sonntag',
} as const;
export type EventWeekday = keyof typeof EVENT_WEEKDAYS;

const WEEKDAY_KEYS = Object.keys(EVENT_WEEKDAYS) as EventWeekday[];
const WEEKDAY_CODES: Readonly<Record<EventWeekday, string>> = {
  mo: 'MO',
  di: 'TU',
  mi: 'WE',
  do: 'TH',
  fr: 'FR',
  sa: 'SA',
  so: 'SU',
};
const WEEKLY_OPTIONS: ReadonlySet<RepeatOption> = new Set(['weekly', 'biweekly']);

const WEEKDAYS_FROM_SUNDAY = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;
const WEEKDAY_CODES_FROM_SUNDAY = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

function parseDay(day: string): CalendarDay | null {
  const noonUtc = new Date(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(noonUtc.getTime())) return null;
  return {
    year: noonUtc.getUTCFullYear(),
    month: noonUtc.getUTCMonth(),
    day: noonUtc.getUTCDate(),
    weekday: noonUtc.getUTCDay(),
  };
}

function formatDay(day: string): string {
  const calendarDay = parseDay(day);
  return calendarDay
    ? `${calendarDay.day}. ${GERMAN_MONTHS[calendarDay.month]} ${calendarDay.year}`
    : '';
}

function joinWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' und ');
}

/**
 * Returns the position of a day among the same weekdays of its month, for example 2 for the second
 * Tuesday. The fifth one is returned as the last (-1), because not every month has five.
 */
function getWeekdayOrdinal({ day }: CalendarDay): number {
  const count = Math.ceil(day / 7);
  return count === 5 ? -1 : count;
}

/** Returns the weekday of a date such as `2026-11-21`; null for an invalid date. */
export function getWeekday(day: string): EventWeekday | null {
  const calendarDay = parseDay(day);
  return calendarDay && (WEEKDAY_KEYS[(calendarDay.weekday + 6) % 7] ?? null);
}

/** Returns the chosen weekdays in order from Monday; empty unless the event repeats weekly. */
function listSelectedWeekdays(
  repeat: RepeatOption,
  weekdays: readonly EventWeekday[],
): EventWeekday[] {
  return WEEKLY_OPTIONS.has(repeat) ? WEEKDAY_KEYS.filter((key) => weekdays.includes(key)) : [];
}

/**
 * Creates an RFC 5545 RRULE without DTSTART, in local time. Returns null for a single occurrence
 * and for an invalid first day.
 *
 * @param first date of the first occurrence, `2026-11-21`
 * @param until last possible date of an occurrence
 * @param weekdays for weekly rules; empty means the weekday of the first occurrence
 */
export function createRecurrenceRule(
  repeat: RepeatOption,
  first: string,
  until: string | null,
  weekdays: readonly EventWeekday[] = [],
): string | null {
  const start = parseDay(first);
  if (repeat === 'none' || !start) return null;
  const end = until && parseDay(until) ? `;UNTIL=${until.replaceAll('-', '')}T235959Z` : '';
  const codes = listSelectedWeekdays(repeat, weekdays).map((key) => WEEKDAY_CODES[key]);
  const byDayPart = codes.length > 0 ? `;BYDAY=${codes.join(',')}` : '';
  const ruleByOption: Readonly<Record<Exclude<RepeatOption, 'none'>, string>> = {
    daily: 'FREQ=DAILY',
    weekly: `FREQ=WEEKLY${byDayPart}`,
    biweekly: `FREQ=WEEKLY;INTERVAL=2${byDayPart}`,
    'monthly-weekday': `FREQ=MONTHLY;BYDAY=${getWeekdayOrdinal(start)}${WEEKDAY_CODES_FROM_SUNDAY[start.weekday]}`,
    'monthly-day': `FREQ=MONTHLY;BYMONTHDAY=${start.day}`,
  };
  return ruleByOption[repeat] + end;
}

/**
 * Returns a German text such as „jeden 2. Dienstag im Monat, bis 1. Juni 2027“. Returns a general
 * text if `first` is not a valid date. Mentions that days 29 to 31 are skipped in shorter months
 * (RFC 5545, 3.3.10).
 */
export function describeRecurrence(
  repeat: RepeatOption,
  first: string,
  until: string | null = null,
  weekdays: readonly EventWeekday[] = [],
): string {
  const start = parseDay(first);
  const weekdayNames = listSelectedWeekdays(repeat, weekdays).map((key) => EVENT_WEEKDAYS[key]);
  const weekday =
    weekdayNames.length > 0
      ? joinWords(weekdayNames)
      : start && WEEKDAYS_FROM_SUNDAY[start.weekday];
  const number = start && getWeekdayOrdinal(start);
  const ordinalText = number === -1 ? 'letzten' : `${number}.`;
  const texts: Readonly<Record<RepeatOption, string>> = {
    none: 'einmalig',
    daily: 'jeden Tag',
    weekly: weekday ? `jede Woche am ${weekday}` : 'jede Woche',
    biweekly: weekday ? `jede zweite Woche am ${weekday}` : 'jede zweite Woche',
    'monthly-weekday': weekday
      ? `jeden ${ordinalText} ${weekday} im Monat`
      : 'jeden Monat am gleichen Wochentag, etwa jeden 2. Dienstag',
    'monthly-day': start
      ? `jeden Monat am ${start.day}.${start.day > 28 ? ' (nicht in kürzeren Monaten)' : ''}`
      : 'jeden Monat am gleichen Tag, etwa am 15.',
  };
  const last = until && repeat !== 'none' ? formatDay(until) : '';
  return texts[repeat] + (last && `, bis ${last}`);
}

/**
 * Returns a German text such as „nicht am 24. Dezember 2026 und 31. Dezember 2026“; empty if no day
 * is excluded.
 */
export function describeExcludedDays(except: readonly string[] = []): string {
  return except.length > 0 ? `nicht am ${joinWords(except.toSorted().map(formatDay))}` : '';
}
