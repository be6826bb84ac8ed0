import type { Veranstaltung } from '@gruenland/shared-contracts/api/events.ts';
import { berlinTime } from '@gruenland/shared-ui/format/berlin-time.ts';

export interface Day {
  /** For example `2026-11-21`, in Germany. */
  readonly day: string;
  readonly events: readonly Veranstaltung[];
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The day of a moment in Germany, for example `2026-11-21`. */
export function germanDay(moment: Date): string {
  const { year, month, day } = berlinTime(moment);
  return `${year}-${two(month)}-${two(day)}`;
}

/**
 * Dates by the day they begin on, in their order; what began before stands under the first day that
 * is asked for.
 *
 * @param from for example `2026-11-21`
 */
export function groupByDay(events: readonly Veranstaltung[], from: string): readonly Day[] {
  const days = Map.groupBy(events, ({ startsAt }) => {
    const day = germanDay(new Date(startsAt));
    return day < from ? from : day;
  });
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}
