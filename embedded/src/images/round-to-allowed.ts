import type { PictureSize } from './asset-path.ts';
import type { Colour, Filters, Operations, Rectangle } from './path/operations.ts';

/** A side shorter than `below` pixels is rounded up to a multiple of `step` pixels. */
const SIDE_STEPS = [
  { below: 100, step: 2 },
  { below: 800, step: 10 },
  { below: Infinity, step: 40 },
] as const;
const QUALITY_STEP = 5;
const MAX_BLUR = 20;
const BRIGHTNESS_STEP = 10;
/**
 * Allowed values of a colour channel are multiples of this step: 00, 33, 66, 99, cc and ff in
 * hexadecimal.
 */
const CHANNEL_STEP = 51;
const RADIUS_STEP = 10;
const MAX_RADIUS = 400;
/** A crop begins and ends at tenths of the picture's sides. */
const CROP_CELLS_PER_SIDE = 10;
/**
 * A focal point is rounded to a multiple of 5 % of the picture's sides, because editors mostly use
 * such multiples.
 */
const FOCAL_CELLS_PER_SIDE = 20;

/**
 * Rounds all values of the operations to allowed values, and removes operations that have no
 * effect. Otherwise anybody could make this service render and store millions of variants of one
 * picture.
 */
export function roundToAllowed(source: PictureSize, operations: Operations): Operations {
  const { crop, fitIn, size, filters, ...others } = operations;
  const { focal, fill, ...otherFilters } = filters;
  const roundedCrop = crop && roundCrop(source, crop);
  const hasBothSides = size !== undefined && size.width > 0 && size.height > 0;
  return {
    ...others,
    ...(roundedCrop && { crop: roundedCrop }),
    ...(fitIn && { fitIn }),
    ...(size && {
      size: { ...size, width: roundSide(size.width), height: roundSide(size.height) },
    }),
    filters: {
      ...otherFilters,
      ...roundFilters(filters),
      ...(focal && hasBothSides && !fitIn && { focal: roundFocal(source, focal) }),
      ...(fill && hasBothSides && fitIn && { fill: roundFill(fill) }),
    },
  };
}

function roundFilters({ quality, blur, brightness, roundCorner }: Filters): Filters {
  return {
    ...(quality !== undefined && { quality: roundUpToStep(quality, QUALITY_STEP) }),
    ...(blur !== undefined && { blur: Math.min(MAX_BLUR, Math.ceil(blur)) }),
    ...(brightness !== undefined && { brightness: roundToStep(brightness, BRIGHTNESS_STEP) }),
    ...(roundCorner && {
      roundCorner: {
        radiusX: roundRadius(roundCorner.radiusX),
        radiusY: roundRadius(roundCorner.radiusY),
        colour: roundColour(roundCorner.isTransparent ? BLACK : roundCorner.colour),
        isTransparent: roundCorner.isTransparent,
      },
    }),
  };
}

const BLACK: Colour = { r: 0, g: 0, b: 0 };

/**
 * Enlarges the crop to whole cells, so that it contains the whole requested region. Returns
 * undefined if the crop is the whole picture or lies outside the picture. In both cases the variant
 * shows the whole picture.
 */
function roundCrop({ width, height }: PictureSize, crop: Rectangle): Rectangle | undefined {
  if (crop.left >= width || crop.top >= height) return undefined;
  const [cellWidth, cellHeight] = [width / CROP_CELLS_PER_SIDE, height / CROP_CELLS_PER_SIDE];
  const left = Math.round(Math.floor(crop.left / cellWidth) * cellWidth);
  const top = Math.round(Math.floor(crop.top / cellHeight) * cellHeight);
  const right = Math.min(width, Math.round(Math.ceil(crop.right / cellWidth) * cellWidth));
  const bottom = Math.min(height, Math.round(Math.ceil(crop.bottom / cellHeight) * cellHeight));
  const isWholePicture = left === 0 && top === 0 && right === width && bottom === height;
  const isEmpty = right <= left || bottom <= top;
  return isWholePicture || isEmpty ? undefined : { left, top, right, bottom };
}

/**
 * Returns the focal point as a rectangle without area, because only the centre of `focal` matters.
 */
function roundFocal({ width, height }: PictureSize, focal: Rectangle): Rectangle {
  const left = roundPosition((focal.left + focal.right) / 2, width);
  const top = roundPosition((focal.top + focal.bottom) / 2, height);
  return { left, top, right: left, bottom: top };
}

function roundPosition(position: number, side: number): number {
  const cell = Math.min(FOCAL_CELLS_PER_SIDE, Math.round((position / side) * FOCAL_CELLS_PER_SIDE));
  return Math.round((cell / FOCAL_CELLS_PER_SIDE) * side);
}

const roundFill = (fill: Colour | 'transparent') =>
  fill === 'transparent' ? fill : roundColour(fill);

const roundColour = ({ r, g, b }: Colour): Colour => ({
  r: roundToStep(r, CHANNEL_STEP),
  g: roundToStep(g, CHANNEL_STEP),
  b: roundToStep(b, CHANNEL_STEP),
});

const roundRadius = (radius: number): number =>
  Math.min(MAX_RADIUS, roundUpToStep(radius, RADIUS_STEP));

function roundSide(side: number): number {
  const step = SIDE_STEPS.find(({ below }) => side < below)?.step ?? 1;
  return roundUpToStep(side, step);
}

const roundUpToStep = (value: number, step: number): number => Math.ceil(value / step) * step;

// Rounds to the nearest multiple of `step`. `|| 0` turns -0 into 0.
const roundToStep = (value: number, step: number): number => Math.round(value / step) * step || 0;
