import type { PictureSize } from '../asset-address.ts';
import type { Rectangle } from '../path/operations.ts';
import type { Geometry } from './plan-geometry.ts';

/** Scales at which a picture is drawn, ascending. */
const SCALES = [1 / 4, 1 / 2, 1] as const;
/** A drawing is slightly larger than its variant so that lines stay sharp. */
const RESERVE = 1.2;

/**
 * Returns the scale at which a picture is drawn for a variant. Most variants are small, and a
 * quarter of the size takes a fifth of the time.
 */
export function drawingScale({ region, resize }: Geometry): number {
  if (!resize) return 1;
  const needed = Math.max(
    resize.width / (region.right - region.left),
    resize.height / (region.bottom - region.top),
  );
  return SCALES.find((scale) => scale >= needed * RESERVE) ?? 1;
}

/** Size of a drawing in whole pixels. */
export function scaledSize({ width, height }: PictureSize, scale: number): PictureSize {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Converts a geometry to a drawing of the picture at that scale. */
export function scaledGeometry(geometry: Geometry, source: PictureSize, scale: number): Geometry {
  const { width, height } = scaledSize(source, scale);
  const { left, top, right, bottom } = geometry.region;
  const [fromX, toX] = scaledSpan(left, right, scale, width);
  const [fromY, toY] = scaledSpan(top, bottom, scale, height);
  const region: Rectangle = { left: fromX, top: fromY, right: toX, bottom: toY };
  return { ...geometry, region };
}

/** At least one pixel long and within the picture. */
function scaledSpan(from: number, to: number, scale: number, most: number): [number, number] {
  const start = Math.min(Math.floor(from * scale), most - 1);
  return [start, Math.min(most, Math.max(start + 1, Math.round(to * scale)))];
}
