import { numberText } from '@gruenland/shared-ui/format/number-text.ts';

/** A price: whole from 1000 on and where nothing stands behind the comma, else with cents. */
export function formatPrice(value: number): string {
  const whole = Math.abs(value) >= 1000 || Number.isInteger(value);
  return numberText(value, whole ? 0 : 2);
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
