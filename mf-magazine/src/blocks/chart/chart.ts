import type { CHART_KIND_VALUES } from './chart.fields.generated.ts';

/** Kinds of charts. `bar` is horizontal and suits long labels. */
export type ChartKind = (typeof CHART_KIND_VALUES)[number];

/** One row of a chart's table. A missing value is null. */
export interface ChartRow {
  readonly label: string;
  readonly values: readonly (number | null)[];
}

/** A chart with the table of its values. The server renders both. */
export interface ChartModel {
  readonly title: string;
  readonly kind: ChartKind;
  readonly unit: string | undefined;
  readonly source: string | undefined;
  readonly note: string | undefined;
  /** Heading of the table's first column, which contains the row labels. */
  readonly head: string;
  /** Names of the series, at most {@link MAX_SERIES}. */
  readonly series: readonly string[];
  readonly rows: readonly ChartRow[];
}

/** Maximum number of series. Readers could not tell more colours and patterns apart. */
export const MAX_SERIES = 4;
