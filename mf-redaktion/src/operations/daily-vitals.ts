import type { DailyVital } from '@gruenland/shared-contracts/api/staff-area-telemetry.ts';
import type { VitalName } from '@gruenland/shared-contracts/api/telemetry.ts';
import { formatNumber } from '@gruenland/shared-ui/format/number-text.ts';

/** A web vital that the page shows. */
export interface ShownVital {
  readonly name: VitalName;
  readonly label: string;
  /**
   * Highest value that counts as good (https://web.dev/articles/vitals), in milliseconds. CLS has
   * no unit.
   */
  readonly target: number;
}

export const SHOWN_VITALS: readonly ShownVital[] = [
  { name: 'LCP', label: 'Inhalt sichtbar', target: 2500 },
  { name: 'INP', label: 'Reaktion', target: 200 },
  { name: 'CLS', label: 'Verrutschen', target: 0.1 },
  { name: 'TTFB', label: 'Antwort', target: 800 },
];

/** All web vitals of one day. */
export interface VitalsDay {
  /** ISO date, for example `2026-11-21`. */
  readonly day: string;
  readonly vitals: Partial<Readonly<Record<VitalName, DailyVital>>>;
  /**
   * Estimated number of page views: the number of measurements of the web vital that was measured
   * most often on this day.
   */
  readonly views: number;
}

/** Groups web vitals by day. The days keep the order in which they occur in `vitals`. */
export function groupByDay(vitals: readonly DailyVital[]): VitalsDay[] {
  return [...Map.groupBy(vitals, ({ day }) => day)].map(([day, dayVitals]) => ({
    day,
    vitals: Object.fromEntries(dayVitals.map((vital) => [vital.name, vital])),
    views: Math.max(...dayVitals.map(({ count }) => count)),
  }));
}

/** Formats the value of a web vital: „1,8 s“, „120 ms“, „0,02“. */
export function formatVital(name: VitalName, value: number): string {
  if (name === 'CLS') return formatNumber(value, 2);
  return value >= 1000
    ? `${formatNumber(value / 1000, 1)}\u00A0s`
    : `${formatNumber(value)}\u00A0ms`;
}
