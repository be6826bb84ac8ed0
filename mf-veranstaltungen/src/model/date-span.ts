import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import { clockText, dateText } from '@gruenland/shared-ui/format/date-text.ts';
import { germanDay } from './group-by-day.ts';

/** A feast that ends at night is no event of two days; hours. */
const ONE_NIGHT_MS = 12 * 3_600_000;

export interface Span {
  /** ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether a date lasts over several days, as people say it. */
export function overDays({ startsAt, endsAt }: Span): boolean {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return to.getTime() - from.getTime() > ONE_NIGHT_MS && germanDay(from) !== germanDay(to);
}

/** „So., 29. November, 17 Uhr“, or on the day it begins „17 Uhr“; what lasts all day has no hour. */
export function endText(span: Span): string {
  if (!overDays(span)) return clockText(span.endsAt);
  const year = span.startsAt.slice(0, 4) !== span.endsAt.slice(0, 4);
  return dateText(span.endsAt, { weekday: true, time: !isAllDay(span), year });
}

/** „Fr., 27. November 2026, 10 Uhr“; what lasts all day has no hour. */
export function startText(span: Span, year = true): string {
  return dateText(span.startsAt, { weekday: true, time: !isAllDay(span), year });
}

/** For `<time>`: a moment, of what lasts all day a day. */
export function machineTime(span: Span, moment: string): string {
  return isAllDay(span) ? germanDay(new Date(moment)) : moment;
}
