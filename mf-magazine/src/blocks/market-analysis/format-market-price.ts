import { formatNumber } from '@gruenland/shared-ui/format/number-text.ts';

/**
 * Formats a price. By default, whole numbers and prices of at least 1000 have no decimals, all
 * other prices have two.
 */
export function formatPrice(value: number, decimals = getDefaultDecimals(value)): string {
  return formatNumber(value, decimals);
}

/** Returns the number of decimals that all prices in one column share. */
export function getCommonDecimals(values: readonly number[]): number {
  return Math.max(0, ...values.map(getDefaultDecimals));
}

function getDefaultDecimals(value: number): number {
  return Math.abs(value) >= 1000 || Number.isInteger(value) ? 0 : 2;
}

export type PriceDirection = 'up' | 'down' | 'same';

/**
 * Returns the direction of a price change. A change that rounds to 0.0 percent counts as `same`.
 */
export function getDirection(changePercent: number): PriceDirection {
  if (Math.abs(changePercent) < 0.05) return 'same';
  return changePercent > 0 ? 'up' : 'down';
}

/** Formats a change in percent: `+1,4 %`, `−0,8 %`, `±0`. */
export function formatChange(changePercent: number): string {
  const direction = getDirection(changePercent);
  if (direction === 'same') return '±0';
  return `${direction === 'up' ? '+' : '−'}${formatNumber(Math.abs(changePercent), 1)}\u202f%`;
}
