import { isInside, type Line, type Point } from './point.ts';

function nearest(at: Point, polygon: Line): Point {
  let best: Point = at;
  let least = Infinity;
  for (let index = 0; index < polygon.length; index += 1) {
    const a = polygon[index]!;
    const b = polygon[(index + 1) % polygon.length]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const t = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
    const clamped = Math.min(1, Math.max(0, t));
    const x = a[0] + dx * clamped;
    const y = a[1] + dy * clamped;
    const squaredDistance = (x - at[0]) ** 2 + (y - at[1]) ** 2;
    if (squaredDistance < least) {
      least = squaredDistance;
      best = [x, y];
    }
  }
  return best;
}

/**
 * Fits a shape into a polygon: moves all points outside to the nearest edge. Meant for patches and
 * shadows that extend a little beyond it; the result is not the exact intersection.
 */
export function fitInside(shape: Line, polygon: Line): Point[] {
  return shape.map((at) => (isInside(at, polygon) ? at : nearest(at, polygon)));
}
