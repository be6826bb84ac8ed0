import type { Asset } from '@gruenland/shared-contracts/image.ts';
import type { ImagePreload } from '@gruenland/shared-contracts/page-head.ts';
import type { ImageSizes } from './image-sizes.ts';
import { getPhoneSource, WIDER_MEDIA } from './phone-source.ts';
import { getPictureAttributes } from './picture-attributes.ts';
import type { Ratio } from './picture-attributes.ts';

/**
 * Creates the preloads of a picture with priority. They name the same URLs as the picture, and at
 * most one of them applies to a browser, so that nothing loads twice. Phones without AVIF preload
 * nothing.
 */
export function createPicturePreloads(
  asset: Asset,
  ratio: Ratio | undefined,
  sizes: ImageSizes,
): readonly ImagePreload[] {
  const phone = getPhoneSource(asset, ratio, sizes, 'avif');
  const { src: href, srcSet, sizes: sizesAttribute } = getPictureAttributes(asset, ratio, sizes);
  const preload = {
    href,
    ...(srcSet ? { srcSet } : {}),
    ...(sizesAttribute ? { sizes: sizesAttribute } : {}),
  };
  if (!phone) return [preload];
  // The address of the last candidate, for browsers that preload pictures but know no candidates.
  const phoneHref = phone.srcSet.split(' ').at(-2) ?? href;
  return [
    { href: phoneHref, ...phone },
    { ...preload, media: WIDER_MEDIA },
  ];
}
