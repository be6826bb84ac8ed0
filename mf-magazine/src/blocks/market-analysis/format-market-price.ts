import { formatNumber } from '@gruenland/shared-ui/format/number-text.ts';

/** Formats a price. By default, whole numbers and prices from 1000 on have no decimals. */
export function formatPrice(value: number, decimals = getDefaultDecimals(value)): string {
  return formatNumber(value, decimals);
}

/** Returns the number of decimals for the prices of one column. */
export function getCommonDecimals(values: readonly number[]): number {
  return Math.max(0, ...values.map(getDefaultDecimals));
}

function getDefaultDecimals(value: number): number {
  return Math.abs(value) >= 1000 || Number.isInteger(value) ? 0 : 2;
}

export type Direction = 'up' | 'down' | 'same';

/**
 * Returns the direction of a price change in percent, after rounding to the displayed precision.
 */
export function getDirection(changePercent: number): Direction {
  if (Math.abs(changePercent) < 0.05) return 'same';
  return changePercent > 0 ? 'up' : 'down';
}

/** Formats a change in percent: `+1,4 %`, `−0,8 %`, `±0`. */
export function formatChange(changePercent: number): string {
  const direction = getDirection(changePercent);
  if (direction === 'same') return '±0';
  return `${direction === 'up' ? '+' : '−'}${formatNumber(Math.abs(changePercent), 1)}\u202f%`;
}
