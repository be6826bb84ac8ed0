import type { Operations, OutputFormat } from './path/operations.ts';
import type { Geometry } from './render/plan-geometry.ts';

/**
 * Maximum number of pixels of a variant. An AVIF pixel takes fifty times as long as a WebP pixel;
 * a blurred pixel takes ten times as long. Large variants would keep the few renderers busy for
 * tens of seconds.
 */
const MAX_PIXELS = { avif: 1_000_000, blurred: 500_000, other: 10_000_000 } as const;
/** Render costs per megapixel. The cost of a blur is added to the cost of the format. */
const MEGAPIXEL_COSTS = { avif: 50, blurred: 10, other: 1 } as const;

/**
 * Returns the cost of rendering a variant in units of `RenderBudget`. One unit is about 50 ms
 * of one renderer: reading the original and rendering up to one megapixel of WebP.
 */
export function getRenderCost(
  { canvas, resize, region }: Geometry,
  { filters }: Operations,
  format: OutputFormat,
): number {
  const { width, height } = canvas ??
    resize ?? { width: region.right - region.left, height: region.bottom - region.top };
  const costPerMegapixel =
    (format === 'avif' ? MEGAPIXEL_COSTS.avif : MEGAPIXEL_COSTS.other) +
    (filters.blur ? MEGAPIXEL_COSTS.blurred : 0);
  return Math.max(1, Math.ceil((width * height * costPerMegapixel) / 1_000_000));
}

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
  const shrinkSize = (size: { readonly width: number; readonly height: number }) => ({
    width: Math.max(1, Math.floor(size.width * scale)),
    height: Math.max(1, Math.floor(size.height * scale)),
  });
  return {
    region,
    resize: geometry.resize
      ? { ...geometry.resize, ...shrinkSize(geometry.resize) }
      : { ...shrinkSize(regionSize), fit: 'fill' },
    canvas: geometry.canvas && shrinkSize(geometry.canvas),
  };
}
