import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Pictures to push along. */
export interface ImageGalleryModel {
  /** Unique on the page; its pictures can be linked to as `bilder-<id>-<number>`. */
  readonly id: string;
  readonly title: string;
  readonly images: readonly Asset[];
}
