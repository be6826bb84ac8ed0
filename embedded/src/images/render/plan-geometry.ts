import type { PictureSize } from '../asset-path.ts';
import type { Operations, Rectangle } from '../path/operations.ts';

/** Maximum side length of a variant in pixels. */
export const MAX_SIDE_PX = 4000;

/** The part of the original that a variant shows, and the size of the variant. */
export interface Geometry {
  /** Part of the original that the variant shows. */
  readonly region: Rectangle;
  /**
   * Size to which the region is scaled. With `cover`, parts that do not fit the aspect ratio are
   * cut off.
   */
  readonly resize:
    | { readonly width: number; readonly height: number; readonly fit: 'cover' | 'fill' }
    | undefined;
  /** Size of the canvas on which the scaled region is centred; undefined if there is no canvas. */
  readonly canvas: PictureSize | undefined;
}

const getWidth = ({ left, right }: Rectangle): number => right - left;
const getHeight = ({ top, bottom }: Rectangle): number => bottom - top;

/** Limits the crop to the picture. Returns the whole picture when the crop is outside it. */
function clipCrop(source: PictureSize, crop: Rectangle | undefined): Rectangle {
  const wholePicture = { left: 0, top: 0, right: source.width, bottom: source.height };
  if (!crop) return wholePicture;
  const right = Math.min(crop.right, source.width);
  const bottom = Math.min(crop.bottom, source.height);
  if (crop.left >= right || crop.top >= bottom) return wholePicture;
  return { left: crop.left, top: crop.top, right, bottom };
}

/**
 * Returns the start of a span with the given length and centre. Moves the span so that it lies
 * between `min` and `max`.
 */
function getSpanStart(centre: number, length: number, min: number, max: number): number {
  return Math.round(Math.min(Math.max(centre - length / 2, min), max - length));
}

/**
 * Returns the largest part of the region that has the target's aspect ratio and is as close as
 * possible to the focal point.
 */
function findLargestCrop(focal: Rectangle, region: Rectangle, target: PictureSize): Rectangle {
  const aspectRatio = target.width / target.height;
  const width = Math.max(
    1,
    Math.min(getWidth(region), Math.round(getHeight(region) * aspectRatio)),
  );
  const height = Math.max(
    1,
    Math.min(getHeight(region), Math.round(getWidth(region) / aspectRatio)),
  );
  const left = getSpanStart((focal.left + focal.right) / 2, width, region.left, region.right);
  const top = getSpanStart((focal.top + focal.bottom) / 2, height, region.top, region.bottom);
  return { left, top, right: left + width, bottom: top + height };
}

const roundToPixels = (size: PictureSize): PictureSize => ({
  width: Math.max(1, Math.round(size.width)),
  height: Math.max(1, Math.round(size.height)),
});

function planFitIn(
  region: Rectangle,
  requestedSize: PictureSize,
  operations: Operations,
): Geometry {
  const sideScales = [
    requestedSize.width / getWidth(region),
    requestedSize.height / getHeight(region),
  ];
  const scale = Math.min(...sideScales.filter((value) => value > 0));
  const scaleFactor = operations.filters.noUpscale ? Math.min(scale, 1) : scale;
  const fittedSize = roundToPixels({
    width: getWidth(region) * scaleFactor,
    height: getHeight(region) * scaleFactor,
  });
  const hasCanvas =
    operations.filters.fill !== undefined && requestedSize.width > 0 && requestedSize.height > 0;
  return {
    region,
    resize: { ...fittedSize, fit: 'fill' },
    canvas: hasCanvas ? requestedSize : undefined,
  };
}

function planCover(
  region: Rectangle,
  requestedSize: PictureSize,
  operations: Operations,
): Geometry {
  const { focal, noUpscale } = operations.filters;
  const aspectRatio = getWidth(region) / getHeight(region);
  const unclampedSize = {
    width: requestedSize.width || requestedSize.height * aspectRatio,
    height: requestedSize.height || requestedSize.width / aspectRatio,
  };
  const scaleFactor = noUpscale
    ? Math.min(1, getWidth(region) / unclampedSize.width, getHeight(region) / unclampedSize.height)
    : 1;
  const size = roundToPixels({
    width: unclampedSize.width * scaleFactor,
    height: unclampedSize.height * scaleFactor,
  });
  const hasBothSides = requestedSize.width > 0 && requestedSize.height > 0;
  const shownRegion = focal && hasBothSides ? findLargestCrop(focal, region, size) : region;
  return { region: shownRegion, resize: { ...size, fit: 'cover' }, canvas: undefined };
}

/**
 * Plans the crop and the size of a variant. Returns undefined when a side of the variant would
 * exceed {@link MAX_SIDE_PX}.
 */
export function planGeometry(source: PictureSize, operations: Operations): Geometry | undefined {
  const region = clipCrop(source, operations.crop);
  const { size } = operations;
  const unscaledGeometry = { region, resize: undefined, canvas: undefined };
  if (!size || (size.width === 0 && size.height === 0)) return unscaledGeometry;
  const geometry = operations.fitIn
    ? planFitIn(region, size, operations)
    : planCover(region, size, operations);
  const finalSize = geometry.canvas ?? geometry.resize;
  if (!finalSize || finalSize.width > MAX_SIDE_PX || finalSize.height > MAX_SIDE_PX)
    return undefined;
  return { ...geometry, canvas: geometry.canvas && { width: size.width, height: size.height } };
}
