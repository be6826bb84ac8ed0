import type { Asset } from '@gruenland/shared-contracts/image.ts';
import type { HeadImage } from '@gruenland/shared-contracts/page-head.ts';

/** Converts a picture to the Open Graph image of a page. */
export function createHeadImage(asset: Asset | undefined): HeadImage | undefined {
  if (!asset) return undefined;
  const { src, alt, focus } = asset;
  return { url: src, ...(alt ? { alt } : {}), ...(focus ? { focus } : {}) };
}
