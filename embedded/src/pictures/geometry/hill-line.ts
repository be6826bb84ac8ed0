import type { Random } from '../prng.ts';
import type { Point } from './point.ts';

/** Height of a ridge over x, in px of the sheet. */
export type Ridge = (x: number) => number;

/** A soft ridge around `level`, swinging by `swing` px; `waves` is roughly how many hills show. */
export function createRidge(random: Random, level: number, swing: number, waves = 2): Ridge {
  const phase = random.range(0, Math.PI * 2);
  const second = random.range(0, Math.PI * 2);
  const k = (waves * Math.PI * 2 * random.range(0.75, 1.2)) / 2400;
  return (x) =>
    level - swing * (0.68 * Math.sin(k * x + phase) + 0.32 * Math.sin(k * 2.3 * x + second));
}

/** A ridge as a line across the whole sheet and a little beyond it. */
export function ridgeLine(ridge: Ridge, from = -40, to = 2440, step = 40): Point[] {
  const points: Point[] = [];
  for (let x = from; x <= to; x += step) points.push([x, ridge(x)]);
  return points;
}

/** Everything below a ridge. */
export function belowRidge(ridge: Ridge, bottom = 1640): Point[] {
  return [...ridgeLine(ridge), [2440, bottom], [-40, bottom]];
}
