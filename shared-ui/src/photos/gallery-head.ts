import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import type { PageHead } from '@gruenland/shared-contracts/page-head.ts';
import { createPicturePreloads } from '#picture/picture-preloads.ts';
import { GALLERY_RATIO, GALLERY_SIZES } from './gallery-size.ts';
import { createPhotoAsset } from './photo-asset.ts';

/**
 * Returns head data that makes the first picture of a gallery the page's preview image and preloads
 * the picture.
 */
export function buildGalleryHead(
  pictures: readonly ShownPhoto[],
): Pick<PageHead, 'ogImage' | 'preloadImages'> {
  const [first] = pictures;
  if (!first) return {};
  return {
    ogImage: { url: first.src, alt: first.alt },
    preloadImages: createPicturePreloads(createPhotoAsset(first), GALLERY_RATIO, GALLERY_SIZES),
  };
}
