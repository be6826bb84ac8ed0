import type { PictureSize } from '../asset-address.ts';
import type { Operations, Rectangle } from '../path/operations.ts';

/** Maximum side length of a variant in pixels. */
export const MAX_SIDE = 4000;

/** How pixels of the original are mapped to pixels of the variant. */
export interface Geometry {
  /** Used part of the original. */
  readonly region: Rectangle;
  /** Target size of the region; `cover` cuts off what does not fit the aspect ratio. */
  readonly resize:
    | { readonly width: number; readonly height: number; readonly fit: 'cover' | 'fill' }
    | undefined;
  /** Size of the canvas on which the picture is centred, if the canvas is larger. */
  readonly canvas: PictureSize | undefined;
}

const widthOf = ({ left, right }: Rectangle): number => right - left;
const heightOf = ({ top, bottom }: Rectangle): number => bottom - top;

/** The crop clipped to the picture; the whole picture when they do not overlap. */
function cropped(source: PictureSize, crop: Rectangle | undefined): Rectangle {
  const whole = { left: 0, top: 0, right: source.width, bottom: source.height };
  if (!crop) return whole;
  const right = Math.min(crop.right, source.width);
  const bottom = Math.min(crop.bottom, source.height);
  if (crop.left >= right || crop.top >= bottom) return whole;
  return { left: crop.left, top: crop.top, right, bottom };
}

/** Start of a span of the given length around a centre, moved inside the limits. */
function spanStart(centre: number, length: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(centre - length / 2, least), most - length));
}

/** Largest part of the region with the target's aspect ratio, around the focal point. */
function around(focal: Rectangle, region: Rectangle, target: PictureSize): Rectangle {
  const ratio = target.width / target.height;
  const width = Math.max(1, Math.min(widthOf(region), Math.round(heightOf(region) * ratio)));
  const height = Math.max(1, Math.min(heightOf(region), Math.round(widthOf(region) / ratio)));
  const left = spanStart((focal.left + focal.right) / 2, width, region.left, region.right);
  const top = spanStart((focal.top + focal.bottom) / 2, height, region.top, region.bottom);
  return { left, top, right: left + width, bottom: top + height };
}

const atLeastOne = (size: PictureSize): PictureSize => ({
  width: Math.max(1, Math.round(size.width)),
  height: Math.max(1, Math.round(size.height)),
});

function planFitIn(region: Rectangle, wanted: PictureSize, operations: Operations): Geometry {
  const scales = [wanted.width / widthOf(region), wanted.height / heightOf(region)];
  const scale = Math.min(...scales.filter((value) => value > 0));
  const factor = operations.filters.noUpscale ? Math.min(scale, 1) : scale;
  const inner = atLeastOne({ width: widthOf(region) * factor, height: heightOf(region) * factor });
  const filled = operations.filters.fill !== undefined && wanted.width > 0 && wanted.height > 0;
  return { region, resize: { ...inner, fit: 'fill' }, canvas: filled ? wanted : undefined };
}

function planCover(region: Rectangle, wanted: PictureSize, operations: Operations): Geometry {
  const { focal, noUpscale } = operations.filters;
  const ratio = widthOf(region) / heightOf(region);
  const full = {
    width: wanted.width || wanted.height * ratio,
    height: wanted.height || wanted.width / ratio,
  };
  const factor = noUpscale
    ? Math.min(1, widthOf(region) / full.width, heightOf(region) / full.height)
    : 1;
  const size = atLeastOne({ width: full.width * factor, height: full.height * factor });
  const both = wanted.width > 0 && wanted.height > 0;
  const part = focal && both ? around(focal, region, size) : region;
  return { region: part, resize: { ...size, fit: 'cover' }, canvas: undefined };
}

/** Plans crop and size. Undefined when the variant would exceed {@link MAX_SIDE}. */
export function planGeometry(source: PictureSize, operations: Operations): Geometry | undefined {
  const region = cropped(source, operations.crop);
  const { size } = operations;
  const plain = { region, resize: undefined, canvas: undefined };
  if (!size || (size.width === 0 && size.height === 0)) return plain;
  const plan = operations.fitIn
    ? planFitIn(region, size, operations)
    : planCover(region, size, operations);
  const largest = plan.canvas ?? plan.resize;
  if (!largest || largest.width > MAX_SIDE || largest.height > MAX_SIDE) return undefined;
  return { ...plan, canvas: plan.canvas && { width: size.width, height: size.height } };
}
