import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import { clockText, dateText } from '@gruenland/shared-ui/format/date-text.ts';
import { toGermanDay } from './group-by-day.ts';

/**
 * 12 hours in milliseconds. An occurrence that is no longer than this has one day, even if it ends
 * after midnight.
 */
const ONE_NIGHT_MS = 12 * 3_600_000;

export interface DateSpan {
  /** Start of the occurrence (ISO 8601). */
  readonly startsAt: string;
  readonly endsAt: string;
}

/**
 * Whether an occurrence spans several days. One that ends in the night after its start does not.
 */
export function spansSeveralDays({ startsAt, endsAt }: DateSpan): boolean {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return to.getTime() - from.getTime() > ONE_NIGHT_MS && toGermanDay(from) !== toGermanDay(to);
}

/**
 * Formats the end, for example „So., 29. November, 17 Uhr“, or only „17 Uhr“ if the occurrence does
 * not span several days. The end of an all-day occurrence has no time.
 */
export function endText(span: DateSpan): string {
  if (!spansSeveralDays(span)) return clockText(span.endsAt);
  const year = span.startsAt.slice(0, 4) !== span.endsAt.slice(0, 4);
  return dateText(span.endsAt, { weekday: true, time: !isAllDay(span), year });
}

/**
 * Formats the start, for example „Fr., 27. November 2026, 10 Uhr“. All-day occurrences get no time.
 */
export function startText(span: DateSpan, year = true): string {
  return dateText(span.startsAt, { weekday: true, time: !isAllDay(span), year });
}

/** Returns the value of `<time datetime>`: `moment`, or only its day for all-day occurrences. */
export function dateTimeAttribute(span: DateSpan, moment: string): string {
  return isAllDay(span) ? toGermanDay(new Date(moment)) : moment;
}
