import { countDaysBetween, listMonths } from '@gruenland/shared-contracts/german-calendar.ts';
import { GERMAN_MONTHS } from '@gruenland/shared-contracts/german-months.ts';
import { getAxisPosition } from '../chart/chart-scale.ts';
import type { ChartScale } from '../chart/chart-scale.ts';
import type { PriceHistoryModel, PricePoint } from './price-history.ts';

/** Months that a period of a year touches. */
const MAX_MONTHS = 13;

/** First and last day of a time axis. */
export type PricePeriod = Pick<PriceHistoryModel, 'startDay' | 'endDay'>;

/** Returns the position of a day on the time axis, from 0 (start) to 100 (end). */
export function getDayPercent({ startDay, endDay }: PricePeriod, day: string): number {
  return (countDaysBetween(startDay, day) / countDaysBetween(startDay, endDay)) * 100;
}

/** Returns the first day of each month in the period, with a short name of the month as label. */
export function listMonthStarts({ startDay, endDay }: PricePeriod) {
  return listMonths(startDay, MAX_MONTHS)
    .map((month) => ({
      day: `${month}-01`,
      label: (GERMAN_MONTHS[Number(month.slice(5)) - 1] ?? '').slice(0, 3),
    }))
    .filter(({ day }) => day >= startDay && day <= endDay);
}

/** Converts prices to an SVG path in a square of 100 by 100 units. */
export function createPricePath(
  points: readonly PricePoint[],
  period: PricePeriod,
  scale: ChartScale,
): string {
  return points
    .map(({ day, value }, index) => {
      const x = roundToHundredths(getDayPercent(period, day));
      const y = roundToHundredths(100 * (1 - getAxisPosition(scale, value)));
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

function roundToHundredths(number: number): number {
  return Math.round(number * 100) / 100;
}
