import type { ArticleTeaser } from '#model/teaser.ts';

/** The most read articles. */
export interface MostReadArticlesModel {
  readonly title: string;
  readonly count: number;
  /** Number of past days in which reads are counted. */
  readonly days: number;
  /** Uuid of a category. Articles in its sub-categories are included. */
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
