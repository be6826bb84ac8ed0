import type { Random } from '../prng.ts';

/** Returns the y of a ridge for an x, in px of the sheet. */
export type Ridge = (x: number) => number;

/**
 * Creates a soft ridge whose height varies around `level` by `amplitude` px. `waveCount` is the
 * approximate number of hills in the picture.
 */
export function createRidge(
  random: Random,
  level: number,
  amplitude: number,
  waveCount = 2,
): Ridge {
  const phase = random.range(0, Math.PI * 2);
  const second = random.range(0, Math.PI * 2);
  const waveFrequency = (waveCount * Math.PI * 2 * random.range(0.75, 1.2)) / 2400;
  return (x) =>
    level -
    amplitude *
      (0.68 * Math.sin(waveFrequency * x + phase) +
        0.32 * Math.sin(waveFrequency * 2.3 * x + second));
}
