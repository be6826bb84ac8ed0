import type { ImageSizes } from '#picture/image-sizes.ts';
import type { Ratio } from '#picture/picture-attributes.ts';

/**
 * Aspect ratio of gallery pictures. The preload must use this ratio and `GALLERY_SIZES`, so that
 * the browser does not load another variant.
 */
export const GALLERY_RATIO: Ratio = [4, 3];
export const GALLERY_SIZES: ImageSizes = { xs: '100vw', lg: '58vw', xl: '700px' };
