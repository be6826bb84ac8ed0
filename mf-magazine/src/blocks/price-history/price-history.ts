/** Periods in months that readers choose from. */
export const PRICE_PERIODS_MONTHS = [3, 6, 12] as const;
export type PricePeriodMonths = (typeof PRICE_PERIODS_MONTHS)[number];
export const DEFAULT_PRICE_PERIOD_MONTHS: PricePeriodMonths = 12;

/** The price of one day. */
export interface PricePoint {
  /** ISO date without time, for example `2026-11-20`. */
  readonly day: string;
  readonly value: number;
}

/** The prices of one commodity. */
export interface PriceSeries {
  readonly commodity: string;
  /** Unit of the prices, for example `€/t`. */
  readonly unit: string | undefined;
  /** Prices within the period, the oldest first; at least one. */
  readonly points: readonly PricePoint[];
}

/** Prices of several commodities over one period. */
export interface PriceHistoryModel {
  readonly title: string;
  readonly place: string | undefined;
  readonly source: string | undefined;
  readonly note: string | undefined;
  readonly months: PricePeriodMonths;
  /** First day of the period as ISO date. It may precede the first price. */
  readonly startDay: string;
  /** Day of the newest price as ISO date, which ends the period. */
  readonly endDay: string;
  readonly series: readonly PriceSeries[];
}
