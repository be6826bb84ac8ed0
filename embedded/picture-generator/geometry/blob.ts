import type { Random } from '../prng.ts';
import type { Point } from './point.ts';

/**
 * Creates a lumpy, roughly elliptical shape with `lumpCount` bulges. `depth` is the height of the
 * bulges as a fraction of the radius.
 */
export function createBlob(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  lumpCount = 9,
  depth = 0.12,
): Point[] {
  const points: Point[] = [];
  const start = random.range(0, Math.PI * 2);
  for (let lump = 0; lump < lumpCount; lump += 1) {
    const lumpScale = 1 + random.jitter(depth);
    const from = start + (lump / lumpCount) * Math.PI * 2;
    for (let part = 0; part < 5; part += 1) {
      const angle = from + (part / 5 / lumpCount) * Math.PI * 2;
      const bulge = lumpScale * (1 - depth + depth * Math.sin((part / 5) * Math.PI) * 1.6);
      points.push([cx + Math.cos(angle) * rx * bulge, cy + Math.sin(angle) * ry * bulge]);
    }
  }
  return points;
}
