import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { RouteMatch } from '@gruenland/shared-contracts/route.ts';
import {
  DEFAULT_PRICE_PERIOD_MONTHS,
  PRICE_PERIODS_MONTHS,
} from '#blocks/price-history/price-history.ts';
import type { PricePeriodMonths } from '#blocks/price-history/price-history.ts';

/** Query parameter for the period of price charts in months. */
export const PRICE_PERIOD_PARAM = 'zeitraum';

/**
 * Returns the requested period, by default twelve months. Returns undefined for any other value, and
 * for the default, which has a URL without the parameter.
 */
export function readPricePeriod(query: URLSearchParams): PricePeriodMonths | undefined {
  const values = query.getAll(PRICE_PERIOD_PARAM);
  if (values.length === 0) return DEFAULT_PRICE_PERIOD_MONTHS;
  return values.length > 1
    ? undefined
    : PRICE_PERIODS_MONTHS.find(
        (months) => String(months) === values[0] && months !== DEFAULT_PRICE_PERIOD_MONTHS,
      );
}

/** Returns whether the request has either a valid period or none. */
export function acceptsPricePeriod({ query }: RouteMatch): boolean {
  return readPricePeriod(query) !== undefined;
}

/** Returns the URL of a category page with a period. */
export function buildPricePeriodHref(href: string, months: PricePeriodMonths): string {
  return months === DEFAULT_PRICE_PERIOD_MONTHS ? href : `${href}?${PRICE_PERIOD_PARAM}=${months}`;
}

export const hasPriceHistory = (blocks: readonly RawBlock[]): boolean =>
  blocks.some(({ component }) => component === 'price_history');

/** Sets the period of all price charts among the blocks. */
export function setPricePeriod(
  blocks: readonly RawBlock[],
  months: PricePeriodMonths,
): readonly RawBlock[] {
  return blocks.map((block) =>
    block.component === 'price_history' ? { ...block, months } : block,
  );
}
