import type { PictureSize } from './asset-address.ts';

/** The pictures that exist by name. */
export interface PictureCatalogue {
  /** Size of the original in pixels; undefined when there is no picture of that name. */
  sizeOf(name: string): PictureSize | undefined;
  /** What the picture is about, as `44% 60%`; undefined for the middle. */
  focusOf(name: string): string | undefined;
  /** The picture as SVG text; undefined when there is none of that name. */
  draw(name: string): string | undefined;
  /** Changes when pictures may look different than before, so that caches start anew. */
  readonly revision: string;
}
