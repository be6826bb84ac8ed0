import type { Random } from '../prng.ts';
import {
  getBoundingBox,
  getDistance,
  isInside,
  interpolatePoints,
  type Line,
  type Point,
} from './point.ts';
import { createVariableRibbon } from './ribbon.ts';

/**
 * Returns how much of a printing block is cut away at a point, from 0 (nothing) to 1 (everything).
 */
export type Tone = (at: Point) => number;

/**
 * Returns parallel lines inside a polygon. `angle` is in degrees. `gap` is the distance between two
 * lines in px.
 */
export function createParallelLines(
  polygon: Line,
  angle: number,
  gap: number,
  random: Random,
): Point[][] {
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const rotatedPolygon = polygon.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin] as const);
  const box = getBoundingBox([rotatedPolygon]);
  const lines: Point[][] = [];
  for (let y = box.top + gap * random.range(0.3, 0.7); y < box.bottom; y += gap) {
    const level = y + random.jitter(gap * 0.22);
    const crossingXs: number[] = [];
    for (let index = 0; index < rotatedPolygon.length; index += 1) {
      const [ax, ay] = rotatedPolygon[index]!;
      const [bx, by] = rotatedPolygon[(index + 1) % rotatedPolygon.length]!;
      if (ay > level !== by > level) crossingXs.push(ax + ((bx - ax) * (level - ay)) / (by - ay));
    }
    crossingXs.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossingXs.length; pair += 2) {
      const from: Point = [crossingXs[pair]!, level];
      const to: Point = [crossingXs[pair + 1]!, level + random.jitter(gap * 0.25)];
      const parts = Math.max(2, Math.round((to[0] - from[0]) / 40));
      const line: Point[] = [];
      for (let part = 0; part <= parts; part += 1) {
        const [x, rotatedY] = interpolatePoints(from, to, part / parts);
        line.push([x * cos - rotatedY * sin, x * sin + rotatedY * cos]);
      }
      lines.push(line);
    }
  }
  return lines;
}

/**
 * Returns the pieces of a line that lie inside a polygon. Each piece begins and ends at a point of
 * the line, so the result is more exact if the points are dense.
 */
export function clipLine(line: Line, polygon: Line): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const at of line) {
    if (isInside(at, polygon)) piece.push(at);
    else {
      if (piece.length > 1) pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}

/** Returns the point at `t` on a line. `t` is 0 at its start and 1 at its end. */
function getPointAt(line: Line, t: number): Point {
  const position = t * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(position));
  return interpolatePoints(line[index]!, line[index + 1]!, position - index);
}

/**
 * Returns `count` lines between two guide lines. Both guide lines must run in the same direction.
 */
export function interpolateLines(first: Line, second: Line, count: number, parts = 12): Point[][] {
  return Array.from({ length: count }, (_, index) =>
    Array.from({ length: parts + 1 }, (__, part) =>
      interpolatePoints(
        getPointAt(first, part / parts),
        getPointAt(second, part / parts),
        (index + 1) / (count + 1),
      ),
    ),
  );
}

/**
 * Returns strokes along lines, as in an engraving. The tone at a point determines how thick the
 * stroke is; where the tone is nearly 0, the stroke ends. Long strokes have random gaps, as if cut
 * by hand. With `thinsFlatParts`, the stroke becomes thinner where the line is not vertical.
 */
export function engraveLines(
  lines: readonly Line[],
  getTone: Tone,
  width: number,
  random: Random,
  strokeLength = 420,
  thinsFlatParts = false,
): Point[][] {
  const shapes: Point[][] = [];
  const finish = (piece: Point[]): void => {
    if (piece.length < 2) return;
    const getSteepness = (t: number): number => {
      if (!thinsFlatParts) return 1;
      const index = Math.min(piece.length - 2, Math.floor(t * (piece.length - 1)));
      const [a, b] = [piece[index]!, piece[index + 1]!];
      return Math.abs(b[1] - a[1]) / (getDistance(a, b) || 1);
    };
    shapes.push(
      createVariableRibbon(piece, (t, at) => {
        const end = Math.min(1, 0.12 + Math.min(t, 1 - t) * 5);
        return Math.max(
          0.4,
          width * Math.min(1, getTone(at)) * end * getSteepness(t) + random.jitter(width * 0.06),
        );
      }),
    );
  };
  for (const line of lines) {
    let piece: Point[] = [];
    let distanceTravelled = random.range(0, strokeLength * 0.9);
    let reach = strokeLength * random.range(0.5, 1.6);
    for (let index = 0; index < line.length; index += 1) {
      const at = line[index]!;
      if (index > 0) distanceTravelled += getDistance(line[index - 1]!, at);
      if (getTone(at) * width < 1.2) {
        finish(piece);
        piece = [];
      } else if (distanceTravelled > reach && piece.length > 1) {
        piece.push(at);
        finish(piece);
        piece = [];
        distanceTravelled = 0;
        reach = strokeLength * random.range(0.5, 1.6);
      } else piece.push(at);
    }
    finish(piece);
  }
  return shapes;
}
