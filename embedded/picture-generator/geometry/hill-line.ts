import type { Random } from '../prng.ts';

/** Returns the y coordinate of a ridge at an x coordinate, both in px of the sheet. */
export type Ridge = (x: number) => number;

/**
 * Creates a soft ridge whose height varies by about `amplitude` px around `level`. `waveCount` is
 * the approximate number of hills in the picture.
 */
export function createRidge(
  random: Random,
  level: number,
  amplitude: number,
  waveCount = 2,
): Ridge {
  const phaseRadians = random.range(0, Math.PI * 2);
  const second = random.range(0, Math.PI * 2);
  const waveFrequency = (waveCount * Math.PI * 2 * random.range(0.75, 1.2)) / 2400;
  return (x) =>
    level -
    amplitude *
      (0.68 * Math.sin(waveFrequency * x + phaseRadians) +
        0.32 * Math.sin(waveFrequency * 2.3 * x + second));
}
