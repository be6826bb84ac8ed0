import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** `text`: as wide as the text; `wide`: steps out of it; `full`: as wide as the page. */
export const IMAGE_WIDTHS = ['text', 'wide', 'full'] as const;

/** A picture in the course of a text. */
export interface ImageModel {
  readonly asset: Asset;
  /** Unique on the page. */
  readonly id: string;
  readonly width: (typeof IMAGE_WIDTHS)[number];
}
