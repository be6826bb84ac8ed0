import type { PictureSize } from './asset-path.ts';

/** The pictures of this project, by name. */
export interface PictureCatalogue {
  /** Returns the size of the original in pixels; undefined if there is no such picture. */
  getSize(name: string): PictureSize | undefined;
  /** Returns the focal point of the picture, for example `44% 60%`; undefined for the centre. */
  getFocus(name: string): string | undefined;
  /** Returns the picture as SVG; undefined if there is no such picture. */
  draw(name: string): string | undefined;
  /** Text that changes when the drawings change, to invalidate caches. */
  readonly revision: string;
}
