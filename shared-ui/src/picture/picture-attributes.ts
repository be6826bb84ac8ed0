import { BREAKPOINTS, PLACEHOLDER } from '@gruenland/shared-contracts/image.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { buildSrcSet } from './build-src-set.ts';
import type { SrcSet } from './build-src-set.ts';
import { isVectorImage, getServedPath, readSizeFromPath, getVariantUrl } from './image-address.ts';
import { getLargestWidth } from './image-sizes.ts';
import type { ImageSizes } from './image-sizes.ts';

/** Width and height of an aspect ratio, for example `[16, 9]`. */
export type Ratio = readonly [width: number, height: number];

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PictureAttributes extends SrcSet, Size {
  /** URL of the blurred placeholder; undefined for small pictures and those that are not resized. */
  readonly placeholder: string | undefined;
}

/** Full width at each breakpoint. */
export const FULL_WIDTH_SIZES: ImageSizes = Object.fromEntries(
  Object.keys(BREAKPOINTS).map((name) => [name, '100vw']),
);

/** Width in CSS pixels up to which a picture is small. */
const MAX_SMALL_WIDTH_PX = 320;

/** Assumed size in pixels of a picture with unknown dimensions. */
const DEFAULT_SIZE_PX = { width: 1200, height: 800 };

/**
 * Returns the attributes of an `img` for the asset. Width and height are always set, so that the
 * layout does not shift.
 */
export function getPictureAttributes(
  asset: Asset,
  ratio: Ratio | undefined,
  sizes: ImageSizes = FULL_WIDTH_SIZES,
): PictureAttributes {
  const path = getServedPath(asset.src);
  const original = getOriginalSize(asset, path);
  const displayedSize = getDisplayedSize(original, ratio);
  const srcSet = buildSrcSet({
    src: asset.src,
    sizes,
    maxWidth: original ? displayedSize.width : undefined,
    focus: asset.focus,
    ...(ratio ? { width: displayedSize.width, height: displayedSize.height } : {}),
  });
  return { ...srcSet, ...displayedSize, placeholder: getPlaceholderUrl(path, sizes) };
}

/** Returns the size in pixels of the picture, or of its part if it is cropped. */
export function getDisplayedSize(original: Size | undefined, ratio: Ratio | undefined): Size {
  const size = original ?? DEFAULT_SIZE_PX;
  return ratio ? getCroppedSize(size, ratio) : size;
}

/**
 * Whether the picture is as small as the thumbnails of a list on all screens. Such a picture has
 * neither placeholder nor source for phones: a list has dozens of them, and each placeholder is a
 * request.
 */
export function isSmallPicture(sizes: ImageSizes): boolean {
  return getLargestWidth(sizes) <= MAX_SMALL_WIDTH_PX;
}

/** Returns the size in pixels of the original picture; undefined if nothing states it. */
export function getOriginalSize(asset: Asset, path: string | undefined): Size | undefined {
  if (asset.width && asset.height) return { width: asset.width, height: asset.height };
  return path === undefined ? undefined : readSizeFromPath(path);
}

/** Returns the size of the largest area of this ratio within the original picture. */
function getCroppedSize(original: Size, [w, h]: Ratio): Size {
  const width = Math.min(original.width, Math.floor((original.height * w) / h));
  return { width, height: Math.round((width * h) / w) };
}

function getPlaceholderUrl(path: string | undefined, sizes: ImageSizes): string | undefined {
  if (path === undefined || isVectorImage(path) || isSmallPicture(sizes)) return undefined;
  const { width, height, quality, blur } = PLACEHOLDER;
  return getVariantUrl(path, { width, height, quality, blur });
}
