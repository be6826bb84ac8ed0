import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** A scrollable picture gallery. */
export interface ImageGalleryModel {
  /** Id that is unique on the page. Each picture has the anchor `bilder-<id>-<number>`. */
  readonly id: string;
  readonly title: string;
  readonly images: readonly Asset[];
}
