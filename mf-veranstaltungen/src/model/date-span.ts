import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import { convertToBerlinTime } from '@gruenland/shared-ui/format/berlin-time.ts';
import { formatTimeOfDay, formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { toGermanDay } from './group-by-day.ts';

/**
 * 12 hours in milliseconds. An occurrence of at most this length counts as one day, even if it ends
 * after midnight.
 */
const ONE_NIGHT_MS = 12 * 3_600_000;

export interface DateSpan {
  /** Start of the occurrence (ISO 8601). */
  readonly startsAt: string;
  readonly endsAt: string;
}

/**
 * Returns whether an occurrence spans several days. Returns false if it lasts at most 12 hours,
 * even if it ends after midnight.
 */
export function spansSeveralDays({ startsAt, endsAt }: DateSpan): boolean {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  return end.getTime() - start.getTime() > ONE_NIGHT_MS && toGermanDay(start) !== toGermanDay(end);
}

/**
 * Formats the end, for example „So., 29. November, 17 Uhr“. If the occurrence does not span several
 * days, formats only the time: „17 Uhr“. The end of an all-day occurrence has no time.
 */
export function formatEnd(dateSpan: DateSpan): string {
  if (!spansSeveralDays(dateSpan)) return formatTimeOfDay(dateSpan.endsAt);
  const getYear = (isoTime: string) => convertToBerlinTime(new Date(isoTime)).year;
  const year = getYear(dateSpan.startsAt) !== getYear(dateSpan.endsAt);
  return formatLongDate(dateSpan.endsAt, { weekday: true, time: !isAllDay(dateSpan), year });
}

/**
 * Formats the start, for example „Fr., 27. November 2026, 10 Uhr“. Omits the time of all-day
 * occurrences.
 */
export function formatStart(dateSpan: DateSpan, showsYear = true): string {
  return formatLongDate(dateSpan.startsAt, {
    weekday: true,
    time: !isAllDay(dateSpan),
    year: showsYear,
  });
}

/** Returns the value of `<time datetime>`: `isoTime` or, for all-day occurrences, only its day. */
export function formatDateTimeAttribute(dateSpan: DateSpan, isoTime: string): string {
  return isAllDay(dateSpan) ? toGermanDay(new Date(isoTime)) : isoTime;
}
