import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import { clockText, dateText } from '@gruenland/shared-ui/format/date-text.ts';
import { germanDay } from './group-by-day.ts';

/** 12 hours in milliseconds. A party that ends after midnight does not count as two days. */
const ONE_NIGHT_MS = 12 * 3_600_000;

export interface DateSpan {
  /** Time of the start (ISO 8601). */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether an occurrence spans several days; a single night does not count. */
export function spansSeveralDays({ startsAt, endsAt }: DateSpan): boolean {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return to.getTime() - from.getTime() > ONE_NIGHT_MS && germanDay(from) !== germanDay(to);
}

/**
 * Formats the end, for example „So., 29. November, 17 Uhr“, or „17 Uhr“ on the day it starts.
 * All-day ends have no time.
 */
export function endText(span: DateSpan): string {
  if (!spansSeveralDays(span)) return clockText(span.endsAt);
  const year = span.startsAt.slice(0, 4) !== span.endsAt.slice(0, 4);
  return dateText(span.endsAt, { weekday: true, time: !isAllDay(span), year });
}

/** Formats the start, for example „Fr., 27. November 2026, 10 Uhr“. All-day starts have no time. */
export function startText(span: DateSpan, year = true): string {
  return dateText(span.startsAt, { weekday: true, time: !isAllDay(span), year });
}

/** Returns the value of `<time datetime>`: a timestamp, or a day for all-day occurrences. */
export function dateTimeAttribute(span: DateSpan, moment: string): string {
  return isAllDay(span) ? germanDay(new Date(moment)) : moment;
}
