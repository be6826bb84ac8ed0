import type { ArticleTeaser } from '#model/teaser.ts';

/** Settings of the block that lists the most read articles. */
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
   * False if too few articles have read counts. In that case, the block lists the newest articles
   * under another title.
   */
  readonly hasReadCounts: boolean;
}
