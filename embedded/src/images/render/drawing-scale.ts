import type { PictureSize } from '../asset-path.ts';
import type { Rectangle } from '../path/operations.ts';
import type { Geometry } from './plan-geometry.ts';

/** Scales at which a picture can be drawn, in ascending order. */
const DRAWING_SCALES = [1 / 4, 1 / 2, 1] as const;
/**
 * Minimum ratio of the drawing's size to the variant's size. Below this ratio, lines would look
 * blurred.
 */
const MIN_DRAWING_SIZE_RATIO = 1.2;

/**
 * Returns the scale at which a picture is drawn for a variant. Most variants are small; a drawing
 * at scale 1/4 takes a fifth of the time of a drawing at scale 1.
 */
export function getDrawingScale({ region, resize }: Geometry): number {
  if (!resize) return 1;
  const neededScale = Math.max(
    resize.width / (region.right - region.left),
    resize.height / (region.bottom - region.top),
  );
  return DRAWING_SCALES.find((scale) => scale >= neededScale * MIN_DRAWING_SIZE_RATIO) ?? 1;
}

/** Returns the size of a scaled drawing in whole pixels. */
export function scaleSize({ width, height }: PictureSize, scale: number): PictureSize {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Converts a geometry for the original to the geometry for a drawing at the given scale. */
export function scaleGeometry(geometry: Geometry, source: PictureSize, scale: number): Geometry {
  const { width, height } = scaleSize(source, scale);
  const { left, top, right, bottom } = geometry.region;
  const [fromX, toX] = scaleSpan(left, right, scale, width);
  const [fromY, toY] = scaleSpan(top, bottom, scale, height);
  const region: Rectangle = { left: fromX, top: fromY, right: toX, bottom: toY };
  return { ...geometry, region };
}

/**
 * Scales a span of pixels. Returns a span that lies within the picture and is at least one pixel
 * long.
 */
function scaleSpan(from: number, to: number, scale: number, maxEnd: number): [number, number] {
  const start = Math.min(Math.floor(from * scale), maxEnd - 1);
  return [start, Math.min(maxEnd, Math.max(start + 1, Math.round(to * scale)))];
}
