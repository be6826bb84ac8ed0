import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { formatPrice, getCommonDecimals } from '../market-analysis/format-market-price.ts';
import type { PriceSeries } from './price-history.ts';

/** What a chart says in words. */
export interface PriceSummary {
  /** Newest price with unit. */
  readonly price: string;
  /** Change in percent between the first and the newest price of the period. */
  readonly changePercent: number | undefined;
  /** Sentence about the lowest and the highest price; empty if all prices are equal. */
  readonly range: string;
}

/** Describes the prices of a period. */
export function describePrices({ points, unit }: PriceSeries): PriceSummary {
  const decimals = getCommonDecimals(points.map(({ value }) => value));
  const [firstPoint, lastPoint] = [points[0], points.at(-1)];
  const sortedPoints = points.toSorted((a, b) => a.value - b.value);
  const [lowestPoint, highestPoint] = [sortedPoints[0], sortedPoints.at(-1)];
  if (!firstPoint || !lastPoint || !lowestPoint || !highestPoint)
    return { price: '–', changePercent: undefined, range: '' };
  const formatPoint = (point: typeof firstPoint) =>
    `${formatPrice(point.value, decimals)} am ${formatLongDate(point.day)}`;
  return {
    price: [formatPrice(lastPoint.value, decimals), unit].filter(Boolean).join('\u00a0'),
    changePercent:
      points.length > 1 && firstPoint.value !== 0
        ? ((lastPoint.value - firstPoint.value) / Math.abs(firstPoint.value)) * 100
        : undefined,
    range:
      lowestPoint.value === highestPoint.value
        ? ''
        : `Niedrigster Preis: ${formatPoint(lowestPoint)}. Höchster: ${formatPoint(highestPoint)}.`,
  };
}
