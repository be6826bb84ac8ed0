import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';

const nonBreakingSpace = '\u00a0';

/** Formats an amount in cents as `98,40 €`. */
export function formatEuros(cents: number): string {
  const [wholeEuros, centDigits] = (cents / 100).toFixed(2).split('.');
  return `${(wholeEuros ?? '').replaceAll(/\B(?=(\d{3})+$)/gu, '.')},${centDigits}${nonBreakingSpace}€`;
}

const dateTimeFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'medium',
});

/**
 * Formats a time in the German time zone as `21. November 2026 um 14:03:07`; receipts need the
 * seconds.
 */
export function formatDateTime(time: Date): string {
  return dateTimeFormat.format(time);
}

const weekdayDateTimeFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** Formats a time in the German time zone as `Samstag, 21. November 2026 um 14:03`. */
export function formatDateTimeWithWeekday(start: Date): string {
  return weekdayDateTimeFormat.format(start);
}

/**
 * Maximum duration in milliseconds up to which an event that passes midnight counts as a single-day
 * event.
 */
const maxSingleDayMs = 12 * 3_600_000;
const dayFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
});

const fullDayFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
});

/** Formats the start of an occurrence, and also its end if the end is on another day. */
export function formatTimeSpan(start: Date, end: Date): string {
  const endsOnOtherDay =
    end.getTime() - start.getTime() > maxSingleDayMs &&
    dayFormat.format(start) !== dayFormat.format(end);
  if (isAllDay({ startsAt: start, endsAt: end })) {
    return `${fullDayFormat.format(start)}${endsOnOtherDay ? ` bis ${fullDayFormat.format(end)}` : ''}, ganztägig`;
  }
  return endsOnOtherDay
    ? `${formatDateTimeWithWeekday(start)} bis ${formatDateTimeWithWeekday(end)}`
    : formatDateTimeWithWeekday(start);
}

/** Formats `2027-01-31` as `31. Januar 2027`. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/**
 * Formats the last day of an account block as `bis einschließlich 30. November 2026`, and null as
 * `bis auf Weiteres`.
 */
export const formatAccountBlockEnd = (lastDay: string | null): string =>
  lastDay ? `bis einschließlich ${formatDay(lastDay)}` : 'bis auf Weiteres';
