import { getDistance, type Line, type Point } from './point.ts';

interface Knot {
  at: Point;
  isCorner: boolean;
}

/**
 * The points of a shape, as text (`"10,20 30,40* 50,60"`) or as a computed line. A smooth curve
 * runs through them.
 *
 * In a text, a star marks a corner; the line between two corners is straight. In a computed line,
 * points are corners only if the line is closed and has four points.
 */
export type Outline = string | Line;

/** Returns the points of an outline. @throws Error if the text is invalid */
export function parseOutline(outline: Outline, isClosed: boolean): Knot[] {
  if (typeof outline !== 'string') {
    const isCorner = isClosed && outline.length === 4;
    return outline.map((at) => ({ at, isCorner }));
  }
  return outline
    .trim()
    .split(/\s+/u)
    .map((token) => {
      const isCorner = token.endsWith('*');
      const [x, y] = (isCorner ? token.slice(0, -1) : token).split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) {
        throw new Error(`Not a point of an outline: "${token}"`);
      }
      return { at: [x, y] as const, isCorner };
    });
}

function getTangent(before: Knot | undefined, knot: Knot, after: Knot | undefined): Point {
  if (knot.isCorner || !before || !after) return [0, 0];
  const span = getDistance(before.at, knot.at) + getDistance(knot.at, after.at) || 1;
  return [(after.at[0] - before.at[0]) / span, (after.at[1] - before.at[1]) / span];
}

/**
 * Computes a smooth curve through the knots (Catmull-Rom by chord length). Returns points on it at
 * distances of about `step` px.
 */
export function sampleCurve(knots: readonly Knot[], isClosed: boolean, step = 9): Point[] {
  const count = knots.length;
  const knot = (index: number): Knot | undefined =>
    isClosed ? knots[(index + count) % count] : knots[index];
  const points: Point[] = [];
  const segments = isClosed ? count : count - 1;
  for (let index = 0; index < segments; index += 1) {
    const from = knot(index)!;
    const to = knot(index + 1)!;
    points.push(from.at);
    if (from.isCorner && to.isCorner) continue;
    const length = getDistance(from.at, to.at);
    const start = getTangent(knot(index - 1), from, to);
    const end = getTangent(from, to, knot(index + 2));
    const steps = Math.max(1, Math.round(length / step));
    for (let part = 1; part < steps; part += 1) {
      const t = part / steps;
      const fromWeight = (1 + 2 * t) * (1 - t) ** 2;
      const fromTangentWeight = t * (1 - t) ** 2 * length;
      const toWeight = t * t * (3 - 2 * t);
      const toTangentWeight = t * t * (t - 1) * length;
      points.push([
        fromWeight * from.at[0] +
          fromTangentWeight * start[0] +
          toWeight * to.at[0] +
          toTangentWeight * end[0],
        fromWeight * from.at[1] +
          fromTangentWeight * start[1] +
          toWeight * to.at[1] +
          toTangentWeight * end[1],
      ]);
    }
  }
  if (!isClosed && count > 0) points.push(knots[count - 1]!.at);
  return points;
}

/** Returns `count` points on an ellipse, clockwise from its rightmost point. */
export function createEllipse(cx: number, cy: number, rx: number, ry = rx, count = 28): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry] as const;
  });
}

/**
 * Returns points on an arc. `from` and `to` are angles in degrees; they start on the right and run
 * clockwise.
 */
export function createArc(
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  ry = r,
): Point[] {
  const count = Math.max(3, Math.ceil((Math.abs(to - from) / 9) * Math.max(1, r / 400)));
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * ry] as const;
  });
}

export function createRectangle(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Marks all points of an outline text as corners, so that all sides are straight. */
export function markCorners(text: string): string {
  return text.trim().replaceAll(/\s+/gu, '* ').concat('*');
}
