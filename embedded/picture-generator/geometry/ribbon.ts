import type { Random } from '../prng.ts';
import { getDistance, type Line, type Point } from './point.ts';

/**
 * How the width of a stroke varies: `blunt` keeps its width, `taper` narrows towards the end,
 * `lens` narrows towards both ends.
 */
export type StrokeProfile = 'blunt' | 'taper' | 'lens';

const profiles: Record<StrokeProfile, (t: number) => number> = {
  blunt: () => 1,
  taper: (t) => Math.min(1, 0.35 + t * 6) * (1 - t ** 2.2),
  lens: (t) => Math.sin(Math.PI * Math.min(1, Math.max(0, t * 0.94 + 0.03))) ** 0.7,
};

/**
 * Returns the shape of a stroke along a line. `getWidth` returns the width in px at position `t`,
 * which is 0 at the start and 1 at the end.
 */
export function createVariableRibbon(
  line: Line,
  getWidth: (t: number, at: Point) => number,
): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = line.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const at = line[index]!;
    const before = line[Math.max(0, index - 1)]!;
    const after = line[Math.min(last, index + 1)]!;
    const length = getDistance(before, after) || 1;
    const halfWidth = getWidth(index / last, at) / 2;
    const normalX = (-(after[1] - before[1]) / length) * halfWidth;
    const normalY = ((after[0] - before[0]) / length) * halfWidth;
    left.push([at[0] + normalX, at[1] + normalY]);
    if (Math.abs(halfWidth) > 0.4) right.push([at[0] - normalX, at[1] - normalY]);
  }
  return left.concat(right.toReversed());
}

/** Returns the shape of a stroke as a gouge or knife would cut it, with an uneven edge. */
export function createRibbon(
  line: Line,
  width: number,
  profile: StrokeProfile,
  random: Random,
): Point[] {
  const shape = profiles[profile];
  const unevenness = Math.min(2, width * 0.14);
  return createVariableRibbon(line, (t) =>
    Math.max(0.3, width * shape(t) + random.jitter(unevenness)),
  );
}

/**
 * Removes points that are less than `step` px apart along the line, so that the SVG becomes
 * smaller.
 */
export function thinOutLine(line: Line, step: number): Point[] {
  const last = line.at(-1);
  const first = line[0];
  if (!first || !last) return [];
  const thinnedLine: Point[] = [first];
  let distanceTravelled = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    distanceTravelled += getDistance(line[index - 1]!, line[index]!);
    if (distanceTravelled >= step) {
      thinnedLine.push(line[index]!);
      distanceTravelled = 0;
    }
  }
  thinnedLine.push(last);
  return thinnedLine;
}
