import type { PictureSize } from './asset-address.ts';

/** Looks up and draws pictures by name. */
export interface PictureCatalogue {
  /** Returns the size of the original in pixels; undefined for an unknown name. */
  getSize(name: string): PictureSize | undefined;
  /** Returns the focal point of the picture, e.g. `44% 60%`; undefined for the centre. */
  getFocus(name: string): string | undefined;
  /** Returns the picture as SVG; undefined for an unknown name. */
  draw(name: string): string | undefined;
  /** Text that changes when pictures may look different, to invalidate caches. */
  readonly revision: string;
}
