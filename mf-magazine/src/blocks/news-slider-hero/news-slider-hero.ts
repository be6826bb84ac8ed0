import type { ArticleTeaser } from '#model/teaser.ts';

/** Three to six selected articles in a scrollable row. */
export interface NewsSliderHeroModel {
  readonly title: string | undefined;
  /** Uuids of the selected articles, in the editors' order. */
  readonly articles: readonly string[];
  /**
   * Whether the block is the first one on the page. In that case, its first picture loads with
   * priority.
   */
  readonly isFirstBlock: boolean;
}

export interface NewsSliderHeroData {
  readonly teasers: readonly ArticleTeaser[];
}
