import type { PictureSize } from './asset-address.ts';

/** The available pictures by name. */
export interface PictureCatalogue {
  /** Size of the original in pixels; undefined for an unknown name. */
  sizeOf(name: string): PictureSize | undefined;
  /** Focal point of the picture, e.g. `44% 60%`; undefined for the centre. */
  focusOf(name: string): string | undefined;
  /** The picture as SVG; undefined for an unknown name. */
  draw(name: string): string | undefined;
  /** Changes when pictures may look different, to invalidate caches. */
  readonly revision: string;
}
