import type { ArticleTeaser } from '#model/teaser.ts';

/** The most read articles. */
export interface MostReadArticlesModel {
  readonly title: string;
  readonly count: number;
  /** Period in days. */
  readonly days: number;
  /** Uuid of a category; articles in its sub-categories are included. */
  readonly category: string | undefined;
}

export interface MostReadArticlesData {
  readonly teasers: readonly ArticleTeaser[];
  /**
   * False when too few articles have read counts. Then the newest articles are listed under another
   * title.
   */
  readonly hasReadCounts: boolean;
}
