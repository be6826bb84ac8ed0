/** The price of one commodity on a market day. */
export interface MarketRow {
  readonly commodity: string;
  /** Unit of the price, for example `€/t`. */
  readonly unit: string | undefined;
  readonly value: number;
  readonly previous: number | undefined;
  /** Change in percent against the price of the previous market day. */
  readonly change: number | undefined;
  /** Prices, the oldest first and the current price last. */
  readonly history: readonly number[];
}

/** Prices of a market day. */
export interface MarketAnalysisModel {
  readonly title: string;
  readonly place: string | undefined;
  /** Day of the prices as ISO date. */
  readonly date: string | undefined;
  readonly source: string | undefined;
  /** URL of the page with all prices. */
  readonly allPricesHref: string | undefined;
  readonly rows: readonly MarketRow[];
  /** Layout of the prices: `table` in articles, `band` on the front page. */
  readonly layout: 'table' | 'band';
}
