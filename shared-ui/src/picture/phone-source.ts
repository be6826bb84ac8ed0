import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { getServedPath, getVariantUrl, isVectorImage } from './image-address.ts';
import type { ImageSizes } from './image-sizes.ts';
import { buildSizesAttribute, listBreakpointWidths } from './image-sizes.ts';
import { getDisplayedSize, getOriginalSize, isSmallPicture } from './picture-attributes.ts';
import type { Ratio } from './picture-attributes.ts';

/** Matches screens of phones in portrait format. */
export const PHONE_MEDIA = '(max-width: 480px)';
/** Matches all other screens. */
export const WIDER_MEDIA = '(min-width: 480.02px)';

/**
 * Screens of phones and the pictures for them, widths in device pixels: 360 CSS pixels at density 1,
 * 412 at 1.75 (an ordinary phone, as Lighthouse emulates it), 390 at 3. The second picture is one pixel
 * narrower than its screen, like the one for 360 CSS pixels at density 2: image services round sides,
 * and 720 keeps the ratio of width and height, so that the layout does not shift.
 */
const CANDIDATES = [
  { screenWidth: 360, width: 360 },
  { screenWidth: 721, width: 720 },
  { screenWidth: 1170, width: 1170 },
];

/** Format of the pictures for phones. */
export type PhoneFormat = 'avif' | 'webp';

/** Attributes of the `source` that phones load instead of the picture for all screens. */
export interface PhoneSource {
  readonly type: `image/${PhoneFormat}`;
  readonly media: typeof PHONE_MEDIA;
  readonly srcSet: string;
  readonly sizes: string;
}

/**
 * Returns the source of a picture for phones, in the widths of their screens. AVIF is about a third
 * smaller than WebP of the same quality, but costs twenty times the processor time (decision 133). Returns
 * undefined if the image service does not resize the picture, if it is small, or if its width on phones is
 * not given in `vw`.
 */
export function getPhoneSource(
  asset: Asset,
  ratio: Ratio | undefined,
  sizes: ImageSizes,
  format: PhoneFormat,
): PhoneSource | undefined {
  const path = getServedPath(asset.src);
  const [phone] = listBreakpointWidths(sizes);
  const viewportShare = Number(/^([\d.]+)vw$/.exec(phone?.css ?? '')?.[1]) / 100;
  if (path === undefined || isVectorImage(path) || !viewportShare || isSmallPicture(sizes)) {
    return undefined;
  }
  const { width: maxWidth, height } = getDisplayedSize(getOriginalSize(asset, path), ratio);
  const candidates = CANDIDATES.map((candidate) => ({
    screenWidth: Math.ceil(candidate.screenWidth * viewportShare),
    width: Math.min(maxWidth, Math.round(candidate.width * viewportShare)),
  }));
  const widest = candidates.findIndex(({ width }) => width === maxWidth);
  const neededCandidates = widest < 0 ? candidates : candidates.slice(0, widest + 1);
  const srcSet = neededCandidates.map(({ screenWidth, width }) => {
    const variant = {
      width,
      height: ratio ? Math.round((width * height) / maxWidth) : undefined,
      focus: asset.focus,
      format,
    };
    return `${getVariantUrl(path, variant)} ${screenWidth}w`;
  });
  return {
    type: `image/${format}`,
    media: PHONE_MEDIA,
    srcSet: srcSet.join(', '),
    sizes: buildSizesAttribute(listBreakpointWidths(sizes)),
  };
}
