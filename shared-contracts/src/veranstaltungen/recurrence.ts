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

/** Which of its weekday in the month; a fifth one is the last, as not every month has five. */
function ordinal({ day }: Day): number {
  const count = Math.ceil(day / 7);
  return count === 5 ? -1 : count;
}

/**
 * RFC 5545 RRULE without DTSTART, in local time; null for one date.
 * @param first day of the first date as `2026-11-21`
 * @param until last day that may have a date
 */
export function ruleOf(repeat: Repeat, first: string, until: string | null): string | null {
  const start = read(first);
  if (repeat === 'keine' || !start) return null;
  const end = until && read(until) ? `;UNTIL=${until.replaceAll('-', '')}T235959Z` : '';
  const parts: Readonly<Record<Exclude<Repeat, 'keine'>, string>> = {
    taeglich: 'FREQ=DAILY',
    woechentlich: 'FREQ=WEEKLY',
    zweiwoechentlich: 'FREQ=WEEKLY;INTERVAL=2',
    'monatlich-wochentag': `FREQ=MONTHLY;BYDAY=${ordinal(start)}${CODES[start.weekday]}`,
    'monatlich-tag': `FREQ=MONTHLY;BYMONTHDAY=${start.day}`,
  };
  return parts[repeat] + end;
}

/**
 * „jeden 2. Dienstag im Monat, bis 1. Juni 2027“; without a first day in general words. Months
 * without a 31st are skipped (RFC 5545, 3.3.10), which nobody expects unless told.
 */
export function repeatText(repeat: Repeat, first: string, until: string | null = null): string {
  const start = read(first);
  const weekday = start && WEEKDAYS[start.weekday];
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
  const end = until ? read(until) : null;
  const last =
    end && repeat !== 'keine' ? `, bis ${end.day}. ${MONTHS[end.month]} ${end.year}` : '';
  return texts[repeat] + last;
}
