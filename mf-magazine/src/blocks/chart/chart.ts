/** Kinds of charts. `bar` lies on its side and has room for long words. */
export const CHART_KINDS = ['line', 'column', 'bar'] as const;

export type ChartKind = (typeof CHART_KINDS)[number];

/** One line of the table behind a chart; a missing value is null. */
export interface ChartRow {
  readonly label: string;
  readonly values: readonly (number | null)[];
}

/** Figures drawn by the server, with the table they come from. */
export interface ChartModel {
  readonly title: string;
  readonly kind: ChartKind;
  readonly unit: string | undefined;
  readonly source: string | undefined;
  readonly note: string | undefined;
  /** Heading of the first column. */
  readonly head: string;
  /** Names of the series, at most four. */
  readonly series: readonly string[];
  readonly rows: readonly ChartRow[];
}

/** Colours and dashes are told apart only up to here. */
export const MOST_SERIES = 4;
