import { numberText } from '@gruenland/shared-ui/format/number-text.ts';

/** A price; without `decimals` whole from 1000 on and where nothing stands behind the comma. */
export function formatPrice(value: number, decimals = usualDecimals(value)): string {
  return numberText(value, decimals);
}

/** Decimals with which prices of one column line up. */
export function commonDecimals(values: readonly number[]): number {
  return Math.max(0, ...values.map(usualDecimals));
}

function usualDecimals(value: number): number {
  return Math.abs(value) >= 1000 || Number.isInteger(value) ? 0 : 2;
}

export type Direction = 'up' | 'down' | 'same';

/** Where a change in per cent points to, after rounding to what is shown. */
export function directionOf(change: number): Direction {
  if (Math.abs(change) < 0.05) return 'same';
  return change > 0 ? 'up' : 'down';
}

/** A change as it is printed: `+1,4 %`, `−0,8 %`, `±0`. */
export function formatChange(change: number): string {
  const direction = directionOf(change);
  if (direction === 'same') return '±0';
  return `${direction === 'up' ? '+' : '−'}${numberText(Math.abs(change), 1)}\u202f%`;
}
