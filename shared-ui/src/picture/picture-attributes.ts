import { BREAKPOINTS, PLACEHOLDER } from '@gruenland/shared-contracts/image.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { buildSrcSet } from './build-src-set.ts';
import type { SrcSet } from './build-src-set.ts';
import { isDrawing, servedPath, sizeInPath, variantAddress } from './image-address.ts';
import type { ImageSizes } from './image-sizes.ts';

/** Width and height of a shape, for example `[16, 9]`. */
export type Ratio = readonly [width: number, height: number];

export interface PictureAttributes extends SrcSet {
  readonly width: number;
  readonly height: number;
  /** Address of the blurred stand-in, or undefined when none can be made. */
  readonly placeholder: string | undefined;
}

const FULL_WIDTH: ImageSizes = Object.fromEntries(
  Object.keys(BREAKPOINTS).map((name) => [name, '100vw']),
);

/** Shape when nothing is known about a picture: that of a usual photograph. */
const UNKNOWN = { width: 1200, height: 800 };

/** All that an `img` of the asset needs; width and height are always there, so nothing jumps. */
export function pictureAttributes(
  asset: Asset,
  ratio: Ratio | undefined,
  sizes: ImageSizes = FULL_WIDTH,
): PictureAttributes {
  const path = servedPath(asset.src);
  const original = originalSize(asset, path);
  const box = ratio ? croppedSize(original ?? UNKNOWN, ratio) : (original ?? UNKNOWN);
  const set = buildSrcSet({
    src: asset.src,
    sizes,
    maxWidth: original ? box.width : undefined,
    focus: asset.focus,
    ...(ratio ? { width: box.width, height: box.height } : {}),
  });
  return { ...set, ...box, placeholder: placeholderOf(path) };
}

function originalSize(asset: Asset, path: string | undefined) {
  if (asset.width && asset.height) return { width: asset.width, height: asset.height };
  return path === undefined ? undefined : sizeInPath(path);
}

/** The largest box of the ratio that fits into the original. */
function croppedSize(original: { width: number; height: number }, [w, h]: Ratio) {
  const width = Math.min(original.width, Math.floor((original.height * w) / h));
  return { width, height: Math.round((width * h) / w) };
}

function placeholderOf(path: string | undefined): string | undefined {
  if (path === undefined || isDrawing(path)) return undefined;
  const { width, height, quality, blur } = PLACEHOLDER;
  return variantAddress(path, { width, height, quality, blur });
}
