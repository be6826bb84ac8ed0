import { isInside, type Line, type Point } from './point.ts';

function findNearestPoint(at: Point, polygon: Line): Point {
  let nearestPoint: Point = at;
  let leastSquaredDistance = Infinity;
  for (let index = 0; index < polygon.length; index += 1) {
    const a = polygon[index]!;
    const b = polygon[(index + 1) % polygon.length]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const t = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
    const clampedShare = Math.min(1, Math.max(0, t));
    const x = a[0] + dx * clampedShare;
    const y = a[1] + dy * clampedShare;
    const squaredDistance = (x - at[0]) ** 2 + (y - at[1]) ** 2;
    if (squaredDistance < leastSquaredDistance) {
      leastSquaredDistance = squaredDistance;
      nearestPoint = [x, y];
    }
  }
  return nearestPoint;
}

/**
 * Fits a shape into a polygon by moving each point that is outside to the nearest edge. Use it for
 * patches and shadows that extend only a little beyond the polygon, because the result is not the
 * exact intersection.
 */
export function fitInside(shape: Line, polygon: Line): Point[] {
  return shape.map((at) => (isInside(at, polygon) ? at : findNearestPoint(at, polygon)));
}
