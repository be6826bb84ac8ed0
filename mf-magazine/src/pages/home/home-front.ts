import type { ArticleTeaser } from '#model/teaser.ts';

/** Model of the top of the front page. */
export interface HomeFrontModel {
  /** Visually hidden page heading. */
  readonly title: string;
  readonly lead: ArticleTeaser | undefined;
  readonly seconds: readonly ArticleTeaser[];
  /** Articles of the column „Kurz gemeldet“. */
  readonly brief: readonly ArticleTeaser[];
}

/** Aspect ratio and display widths of the lead's picture, for the page and its preload. */
export const LEAD_PICTURE = {
  ratio: [3, 2],
  sizes: { xs: '100vw', lg: '64vw', xl: '790px' },
} as const;

/** Aspect ratio and display widths of the reportage's picture. */
export const REPORTAGE_PICTURE = {
  ratio: [21, 9],
  sizes: { xs: '100vw', xl: '1200px' },
} as const;
