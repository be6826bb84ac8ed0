import { Pen } from './layers/pen.ts';
import type { Print } from './layers/print.ts';
import { identity, type Placement } from './geometry/point.ts';
import type { Random } from './prng.ts';

export const lights = ['morgen', 'mittag', 'abend'] as const;
export const seasons = ['fruehling', 'sommer', 'herbst', 'winter'] as const;

export type Light = (typeof lights)[number];
export type Season = (typeof seasons)[number];

/** Drawing context of a motif. Light falls from the left; on mirrored sheets, from the right. */
export interface Scene {
  print: Print;
  random: Random;
  light: Light;
  season: Season;
  /** Creates a pen for the whole sheet or for a position, with its own random generator. */
  pen(label: string, at?: Placement): Pen;
}

/** Draws one motif onto the sheet. */
export type Motif = (scene: Scene) => void;

export function createScene(print: Print, random: Random, light: Light, season: Season): Scene {
  return {
    print,
    random: random.fork('scene'),
    light,
    season,
    pen: (label, at = identity) => new Pen(print, random.fork(label), at),
  };
}
