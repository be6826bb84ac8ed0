import type { Asset } from '@gruenland/shared-contracts/image.ts';
import type { IMAGE_WIDTH_VALUES } from './image.fields.generated.ts';

/** A picture within a text. */
export interface ImageModel {
  readonly asset: Asset;
  /** Id that is unique on the page. */
  readonly id: string;
  /**
   * `text`: as wide as the text; `wide`: wider than the text column; `full`: as wide as the page.
   */
  readonly width: (typeof IMAGE_WIDTH_VALUES)[number];
  /** Whether the block is the first one of the page, so that its picture loads with priority. */
  readonly isFirstBlock?: boolean;
}

/** Display widths of the picture by screen width, for the `sizes` attribute and the preload. */
export const IMAGE_SIZES = {
  text: { xs: '100vw', md: '594px' },
  wide: { xs: '100vw', lg: '95vw', xl: '970px' },
  full: { xs: '100vw', xl: '1200px' },
} as const;
