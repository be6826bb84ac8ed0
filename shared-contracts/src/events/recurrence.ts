/** How a Veranstaltung repeats, as people say it. */
export const REPEATS = [
  'keine',
  'taeglich',
  'woechentlich',
  'zweiwoechentlich',
  'monatlich-wochentag',
  'monatlich-tag',
] as const;
export type Repeat = (typeof REPEATS)[number];

/** Days of the week, in the order of the form. */
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
const WEEKLY: ReadonlySet<Repeat> = new Set(['woechentlich', 'zweiwoechentlich']);

const WEEKDAYS = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;
const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

function read(day: string): Day | null {
  const moment = new Date(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(moment.getTime())) return null;
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth(),
    day: moment.getUTCDate(),
    weekday: moment.getUTCDay(),
  };
}

function dayText(day: string): string {
  const found = read(day);
  return found ? `${found.day}. ${MONTHS[found.month]} ${found.year}` : '';
}

/** „Dienstag, Mittwoch und Freitag“ */
function inWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' und ');
}

/** Which of its weekday in the month; a fifth one is the last, as not every month has five. */
function ordinal({ day }: Day): number {
  const count = Math.ceil(day / 7);
  return count === 5 ? -1 : count;
}

/** The day of the week of a day as `2026-11-21`; null for what is none. */
export function weekdayOf(day: string): EventWeekday | null {
  const found = read(day);
  return found && (WEEKDAY_KEYS[(found.weekday + 6) % 7] ?? null);
}

/** Those that count, from Monday on: only what repeats by weeks has several. */
function chosenOf(repeat: Repeat, weekdays: readonly EventWeekday[]): EventWeekday[] {
  return WEEKLY.has(repeat) ? WEEKDAY_KEYS.filter((key) => weekdays.includes(key)) : [];
}

/**
 * RFC 5545 RRULE without DTSTART, in local time; null for one date.
 * @param first day of the first date as `2026-11-21`
 * @param until last day that may have a date
 * @param weekdays where it repeats by weeks; none: the one of the first date
 */
export function ruleOf(
  repeat: Repeat,
  first: string,
  until: string | null,
  weekdays: readonly EventWeekday[] = [],
): string | null {
  const start = read(first);
  if (repeat === 'keine' || !start) return null;
  const end = until && read(until) ? `;UNTIL=${until.replaceAll('-', '')}T235959Z` : '';
  const codes = chosenOf(repeat, weekdays).map((key) => WEEKDAY_CODES[key]);
  const byDay = codes.length > 0 ? `;BYDAY=${codes.join(',')}` : '';
  const parts: Readonly<Record<Exclude<Repeat, 'keine'>, string>> = {
    taeglich: 'FREQ=DAILY',
    woechentlich: `FREQ=WEEKLY${byDay}`,
    zweiwoechentlich: `FREQ=WEEKLY;INTERVAL=2${byDay}`,
    'monatlich-wochentag': `FREQ=MONTHLY;BYDAY=${ordinal(start)}${CODES[start.weekday]}`,
    'monatlich-tag': `FREQ=MONTHLY;BYMONTHDAY=${start.day}`,
  };
  return parts[repeat] + end;
}

/**
 * „jeden 2. Dienstag im Monat, bis 1. Juni 2027“; without a first day in general words. Months
 * without a 31st are skipped (RFC 5545, 3.3.10), which nobody expects unless told.
 */
export function repeatText(
  repeat: Repeat,
  first: string,
  until: string | null = null,
  weekdays: readonly EventWeekday[] = [],
): string {
  const start = read(first);
  const chosen = chosenOf(repeat, weekdays).map((key) => EVENT_WEEKDAYS[key]);
  const weekday = chosen.length > 0 ? inWords(chosen) : start && WEEKDAYS[start.weekday];
  const number = start && ordinal(start);
  const nth = number === -1 ? 'letzten' : `${number}.`;
  const texts: Readonly<Record<Repeat, string>> = {
    keine: 'einmalig',
    taeglich: 'jeden Tag',
    woechentlich: weekday ? `jede Woche am ${weekday}` : 'jede Woche',
    zweiwoechentlich: weekday ? `jede zweite Woche am ${weekday}` : 'jede zweite Woche',
    'monatlich-wochentag': weekday
      ? `jeden ${nth} ${weekday} im Monat`
      : 'jeden Monat am gleichen Wochentag, etwa jeden 2. Dienstag',
    'monatlich-tag': start
      ? `jeden Monat am ${start.day}.${start.day > 28 ? ' (nicht in kürzeren Monaten)' : ''}`
      : 'jeden Monat am gleichen Tag, etwa am 15.',
  };
  const last = until && repeat !== 'keine' ? dayText(until) : '';
  return texts[repeat] + (last && `, bis ${last}`);
}

/** „nicht am 24. Dezember 2026 und 31. Dezember 2026“; empty where no date is left out. */
export function exceptText(except: readonly string[] = []): string {
  return except.length > 0 ? `nicht am ${inWords(except.toSorted().map(dayText))}` : '';
}
