import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** `text`: as wide as the text; `wide`: steps out of it; `full`: as wide as the page. */
export const IMAGE_WIDTHS = ['text', 'wide', 'full'] as const;

/** A picture in the course of a text. */
export interface ImageModel {
  readonly asset: Asset;
  /** Unique on the page. */
  readonly id: string;
  readonly width: (typeof IMAGE_WIDTHS)[number];
  /** Whether it opens the page, so that it is among what is seen first. */
  readonly opens?: boolean;
}

/** Widths of the picture, for the page and for its preload. */
export const IMAGE_SIZES = {
  text: { xs: '100vw', md: '594px' },
  wide: { xs: '100vw', lg: '95vw', xl: '970px' },
  full: { xs: '100vw', xl: '1200px' },
} as const;
