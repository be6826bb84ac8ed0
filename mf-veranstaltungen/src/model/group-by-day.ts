import type { EventSummary } from '@gruenland/shared-contracts/api/events.ts';
import { convertToBerlinTime } from '@gruenland/shared-ui/format/berlin-time.ts';

export interface DayGroup {
  /** Day in German time, for example `2026-11-21`. */
  readonly day: string;
  readonly events: readonly EventSummary[];
}

const padTwoDigits = (number: number): string => String(number).padStart(2, '0');

/** Returns the day in Germany at this point in time, for example `2026-11-21`. */
export function toGermanDay(date: Date): string {
  const { year, month, day } = convertToBerlinTime(date);
  return `${year}-${padTwoDigits(month)}-${padTwoDigits(day)}`;
}

/**
 * Groups occurrences by the day on which they start. Keeps the order of `events`. Occurrences that
 * started before `firstDay` are listed under `firstDay`.
 *
 * @param firstDay first day of the list, for example `2026-11-21`
 */
export function groupByDay(events: readonly EventSummary[], firstDay: string): readonly DayGroup[] {
  const days = Map.groupBy(events, ({ startsAt }) => {
    const day = toGermanDay(new Date(startsAt));
    return day < firstDay ? firstDay : day;
  });
  return [...days].map(([day, eventsOfDay]) => ({ day, events: eventsOfDay }));
}
