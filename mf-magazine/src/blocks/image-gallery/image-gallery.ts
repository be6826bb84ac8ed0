import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Pictures to push along. */
export interface ImageGalleryModel {
  readonly title: string;
  readonly images: readonly Asset[];
}
