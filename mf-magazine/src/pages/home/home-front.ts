import type { ArticleTeaser } from '#model/teaser.ts';

/** The top of the front page. */
export interface HomeFrontModel {
  /** Heading of the page, for those who hear it. */
  readonly title: string;
  readonly lead: ArticleTeaser | undefined;
  readonly seconds: readonly ArticleTeaser[];
  /** „Kurz gemeldet“. */
  readonly brief: readonly ArticleTeaser[];
}

/** Shape and widths of the lead's picture, for the page and for its preload. */
export const LEAD_PICTURE = {
  ratio: [3, 2],
  sizes: { xs: '100vw', lg: '64vw', xl: '790px' },
} as const;

/** Shape and widths of the reportage's picture. */
export const REPORTAGE_PICTURE = {
  ratio: [21, 9],
  sizes: { xs: '100vw', xl: '1200px' },
} as const;
