import type { Operations, OutputFormat } from './path/operations.ts';
import type { Geometry } from './render/plan-geometry.ts';

/**
 * Maximum number of pixels of a variant. AVIF takes twenty times as long as WebP, a blur ten times;
 * both would otherwise keep the few renderers busy for tens of seconds.
 */
const MAX_PIXELS = { avif: 1_000_000, blurred: 500_000, other: 10_000_000 } as const;
/** A side shorter than `below` pixels is rounded up to a multiple of `step` pixels. */
const SIDE_STEPS = [
  { below: 100, step: 2 },
  { below: 800, step: 10 },
  { below: Infinity, step: 40 },
] as const;
const QUALITY_STEP = 5;
const MAX_BLUR = 20;

/**
 * Rounds sizes, quality and blur to the next allowed values. Otherwise anybody could make this
 * service render and store millions of variants of one picture.
 */
export function roundToAllowed(operations: Operations): Operations {
  const { size, filters } = operations;
  const { quality, blur } = filters;
  return {
    ...operations,
    ...(size && {
      size: { ...size, width: roundSide(size.width), height: roundSide(size.height) },
    }),
    filters: {
      ...filters,
      ...(quality !== undefined && { quality: roundUp(quality, QUALITY_STEP) }),
      ...(blur !== undefined && { blur: Math.min(MAX_BLUR, Math.ceil(blur)) }),
    },
  };
}

function roundSide(side: number): number {
  const step = SIDE_STEPS.find(({ below }) => side < below)?.step ?? 1;
  return roundUp(side, step);
}

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

/** Scales a variant down to the maximum number of pixels for its format and filters. */
export function limitPixels(
  geometry: Geometry,
  { filters }: Operations,
  format: OutputFormat,
): Geometry {
  const { region } = geometry;
  const regionSize = { width: region.right - region.left, height: region.bottom - region.top };
  const { width, height } = geometry.canvas ?? geometry.resize ?? regionSize;
  const limits = [
    MAX_PIXELS.other,
    format === 'avif' ? MAX_PIXELS.avif : Infinity,
    filters.blur ? MAX_PIXELS.blurred : Infinity,
  ];
  const scale = Math.sqrt(Math.min(...limits) / (width * height));
  if (scale >= 1) return geometry;
  const shrink = (size: { readonly width: number; readonly height: number }) => ({
    width: Math.max(1, Math.floor(size.width * scale)),
    height: Math.max(1, Math.floor(size.height * scale)),
  });
  return {
    region,
    resize: geometry.resize
      ? { ...geometry.resize, ...shrink(geometry.resize) }
      : { ...shrink(regionSize), fit: 'fill' },
    canvas: geometry.canvas && shrink(geometry.canvas),
  };
}
