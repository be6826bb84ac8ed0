import type { ImageSizes } from '#picture/image-sizes.ts';
import type { Ratio } from '#picture/picture-attributes.ts';

/** Ratio and sizes of gallery pictures; the preload must use the same ones. */
export const GALLERY_RATIO: Ratio = [4, 3];
export const GALLERY_SIZES: ImageSizes = { xs: '100vw', lg: '58vw', xl: '700px' };
