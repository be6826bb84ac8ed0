import type { ImageSizes } from '#picture/image-sizes.ts';
import type { Ratio } from '#picture/picture-attributes.ts';

export type TeaserPictureSize = 'lead' | 'second' | 'list' | 'brief';

/** Aspect ratio and displayed widths of the teaser's picture, by teaser size. */
export const PICTURE_BY_TEASER_SIZE = {
  lead: { ratio: [3, 2], sizes: { xs: '100vw', lg: '60vw', xl: '760px' } },
  second: { ratio: [3, 2], sizes: { xs: '100vw', sm: '50vw', lg: '33vw', xl: '400px' } },
  list: { ratio: [4, 3], sizes: { xs: '34vw', sm: '30vw', lg: '240px' } },
  brief: { ratio: [1, 1], sizes: { xs: '96px' } },
} as const satisfies Readonly<
  Record<TeaserPictureSize, { readonly ratio: Ratio; readonly sizes: ImageSizes }>
>;
