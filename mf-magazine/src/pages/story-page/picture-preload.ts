import type { Asset } from '@gruenland/shared-contracts/image.ts';
import type { ImagePreload } from '@gruenland/shared-contracts/page-head.ts';
import { createPicturePreloads } from '@gruenland/shared-ui/picture/picture-preloads.ts';
import type { Ratio } from '@gruenland/shared-ui/picture/picture-attributes.ts';
import type { ImageSizes } from '@gruenland/shared-ui/picture/image-sizes.ts';

interface PictureShape {
  readonly ratio?: Ratio;
  readonly sizes: ImageSizes;
}

/**
 * Creates the preload of the page's largest picture. The preload uses the same URLs as the page.
 */
export function createPicturePreload(
  asset: Asset | undefined,
  { ratio, sizes }: PictureShape,
): readonly ImagePreload[] {
  return asset ? createPicturePreloads(asset, ratio, sizes) : [];
}
