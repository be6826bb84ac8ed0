import type { ImageSizes } from '#picture/image-sizes.ts';
import type { Ratio } from '#picture/picture-attributes.ts';

/** As the gallery shows its pictures; the head preloads the first one alike. */
export const GALLERY_RATIO: Ratio = [4, 3];
export const GALLERY_SIZES: ImageSizes = { xs: '100vw', lg: '58vw', xl: '700px' };
