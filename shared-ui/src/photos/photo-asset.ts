import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Converts an uploaded photo to an `Asset`. */
export function createPhotoAsset({ src, alt, width, height }: ShownPhoto): Asset {
  return { src, alt, width, height, caption: undefined, credit: undefined, focus: undefined };
}
