import type { ChartModel, ChartRow } from '../chart/chart.ts';
import type { PriceSeries } from './price-history.ts';

/** A row of the price table: all prices of a day, null for a commodity without a price. */
export interface PriceTableRow {
  /** ISO date without time. */
  readonly day: string;
  readonly values: ChartRow['values'];
}

/** Returns a row for each day with a price, the newest first. */
export function createPriceRows(series: readonly PriceSeries[]): readonly PriceTableRow[] {
  const days = new Set(series.flatMap(({ points }) => points.map(({ day }) => day)));
  return [...days]
    .toSorted()
    .toReversed()
    .map((day) => ({
      day,
      values: series.map(({ points }) => points.find((point) => point.day === day)?.value ?? null),
    }));
}

/** Returns the heading of a commodity's column: its name and unit. */
export const getColumnHead = ({ commodity, unit }: PriceSeries): string =>
  unit ? `${commodity} (${unit})` : commodity;

/** Converts the prices to the form from which a CSV file is created. */
export function toCsvTable(
  series: readonly PriceSeries[],
  rows: readonly PriceTableRow[],
): Pick<ChartModel, 'head' | 'series' | 'rows' | 'unit'> {
  return {
    head: 'Tag',
    series: series.map(getColumnHead),
    rows: rows.map(({ day, values }) => ({ label: day, values })),
    unit: undefined,
  };
}
