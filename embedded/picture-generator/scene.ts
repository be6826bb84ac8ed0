import { Pen } from './layers/pen.ts';
import type { Print } from './layers/print.ts';
import { identityPlacement, type Placement } from './geometry/point.ts';
import type { Random } from './prng.ts';

export const lights = ['morgen', 'mittag', 'abend'] as const;
export const seasons = ['fruehling', 'sommer', 'herbst', 'winter'] as const;

export type Light = (typeof lights)[number];
export type Season = (typeof seasons)[number];

/**
 * Options and tools that a motif uses to draw. The light comes from the left; on mirrored sheets,
 * it comes from the right.
 */
export interface Scene {
  print: Print;
  random: Random;
  light: Light;
  season: Season;
  /**
   * Creates a pen for the whole sheet or, with `at`, for one position on the sheet. Pens with
   * different labels have different random sequences.
   */
  pen(label: string, at?: Placement): Pen;
}

/** Function that draws one motif on the sheet. */
export type Motif = (scene: Scene) => void;

export function createScene(print: Print, random: Random, light: Light, season: Season): Scene {
  return {
    print,
    random: random.fork('scene'),
    light,
    season,
    pen: (label, at = identityPlacement) => new Pen(print, random.fork(label), at),
  };
}
