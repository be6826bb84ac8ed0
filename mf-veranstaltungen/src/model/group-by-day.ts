import type { EventSummary } from '@gruenland/shared-contracts/api/events.ts';
import { berlinTime } from '@gruenland/shared-ui/format/berlin-time.ts';

export interface Day {
  /** Day in Germany, for example `2026-11-21`. */
  readonly day: string;
  readonly events: readonly EventSummary[];
}

const padTwoDigits = (number: number): string => String(number).padStart(2, '0');

/** Day of a point in time in Germany, for example `2026-11-21`. */
export function germanDay(moment: Date): string {
  const { year, month, day } = berlinTime(moment);
  return `${year}-${padTwoDigits(month)}-${padTwoDigits(day)}`;
}

/**
 * Groups occurrences by the day they start on and keeps their order. Occurrences that started
 * before `from` are listed under `from`.
 *
 * @param from first day of the list, for example `2026-11-21`
 */
export function groupByDay(events: readonly EventSummary[], from: string): readonly Day[] {
  const days = Map.groupBy(events, ({ startsAt }) => {
    const day = germanDay(new Date(startsAt));
    return day < from ? from : day;
  });
  return [...days].map(([day, eventsOfDay]) => ({ day, events: eventsOfDay }));
}
