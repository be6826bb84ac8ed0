import type { Random } from '../prng.ts';
import type { Point } from './point.ts';

/**
 * Creates a roughly elliptical shape with `lumpCount` bulges. `depth` is the height of the bulges
 * as a share of the radius.
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
  for (let lumpIndex = 0; lumpIndex < lumpCount; lumpIndex += 1) {
    const lumpScale = 1 + random.jitter(depth);
    const from = start + (lumpIndex / lumpCount) * Math.PI * 2;
    for (let part = 0; part < 5; part += 1) {
      const angle = from + (part / 5 / lumpCount) * Math.PI * 2;
      const bulgeScale = lumpScale * (1 - depth + depth * Math.sin((part / 5) * Math.PI) * 1.6);
      points.push([cx + Math.cos(angle) * rx * bulgeScale, cy + Math.sin(angle) * ry * bulgeScale]);
    }
  }
  return points;
}
