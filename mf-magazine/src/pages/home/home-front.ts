import type { ArticleTeaser } from '#model/teaser.ts';

/** Model of the top of the front page. */
export interface HomeFrontModel {
  /** Page heading for screen readers. It is visually hidden. */
  readonly title: string;
  readonly lead: ArticleTeaser | undefined;
  readonly seconds: readonly ArticleTeaser[];
  /** Articles in the column „Kurz gemeldet“. */
  readonly brief: readonly ArticleTeaser[];
}

/**
 * Aspect ratio and display widths of the lead's picture. The page and its preload use the same
 * values.
 */
export const LEAD_PICTURE = {
  ratio: [3, 2],
  sizes: { xs: '100vw', lg: '64vw', xl: '790px' },
} as const;

/** Aspect ratio and display widths of the reportage's picture. */
export const REPORTAGE_PICTURE = {
  ratio: [21, 9],
  sizes: { xs: '100vw', xl: '1200px' },
} as const;
