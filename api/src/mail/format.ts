import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';

const narrow = '\u00a0';

/** `98,40 €` */
export function euro(cents: number): string {
  const [whole, rest] = (cents / 100).toFixed(2).split('.');
  return `${(whole ?? '').replaceAll(/\B(?=(\d{3})+$)/gu, '.')},${rest}${narrow}€`;
}

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'medium',
});

/** `21. November 2026 um 14:03:07`, in German time; with seconds for receipts. */
export function momentText(at: Date): string {
  return moment.format(at);
}

const start = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** `Samstag, 21. November 2026 um 14:03`, in German time */
export function startText(at: Date): string {
  return start.format(at);
}

/** An event of at most this length counts as one day, even if it passes midnight. */
const singleDayMs = 12 * 3_600_000;
const dayOf = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

const fullDay = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
});

/** Start of an occurrence, and its end if that is on another day. */
export function spanText(from: Date, to: Date): string {
  const long =
    to.getTime() - from.getTime() > singleDayMs && dayOf.format(from) !== dayOf.format(to);
  if (isAllDay({ startsAt: from, endsAt: to })) {
    return `${fullDay.format(from)}${long ? ` bis ${fullDay.format(to)}` : ''}, ganztägig`;
  }
  return long ? `${startText(from)} bis ${startText(to)}` : startText(from);
}

/** `31. Januar 2027` of `2027-01-31` */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/**
 * `bis einschließlich 30. November 2026` for the last day of a block; `bis auf Weiteres` for null.
 */
export const blockedFor = (until: string | null): string =>
  until ? `bis einschließlich ${dayText(until)}` : 'bis auf Weiteres';
