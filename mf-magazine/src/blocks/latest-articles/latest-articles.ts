import type { ArticleTeaser } from '#model/teaser.ts';

/**
 * Layouts of the list. `list`: rows. `pair`: two articles of equal size. `lead-list`: a large
 * article, and the other articles as rows beside it. `index`: the first article with a picture, the
 * other articles as headlines. `words`: no pictures.
 */
export const LATEST_LAYOUTS = ['list', 'pair', 'lead-list', 'index', 'words'] as const;

/** Settings of the block that shows the newest articles of the magazine or of one category. */
export interface LatestArticlesModel {
  readonly title: string | undefined;
  readonly count: number;
  /** Uuid of a category. Articles in its sub-categories are included. */
  readonly category: string | undefined;
  /** Maximum age of the articles in days. */
  readonly days: number | undefined;
  readonly layout: (typeof LATEST_LAYOUTS)[number];
  /** Uuids of articles that this block must not show, because the page shows them already. */
  readonly excluded: readonly string[];
  /** Uuids of articles that the block shows only when there are too few other articles. */
  readonly deprioritized: readonly string[];
}

export interface LatestArticlesData {
  readonly teasers: readonly ArticleTeaser[];
  readonly category: { readonly headline: string; readonly href: string } | undefined;
}
