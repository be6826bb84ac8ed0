import type { ArticleTeaser } from '#model/teaser.ts';

/** Three to six chosen articles in a row to push along. */
export interface NewsSliderHeroModel {
  readonly title: string | undefined;
  /** Uuids in the editors' order. */
  readonly articles: readonly string[];
  /** Whether it stands first on the page: its first picture is the largest then. */
  readonly opens: boolean;
}

export interface NewsSliderHeroData {
  readonly teasers: readonly ArticleTeaser[];
}
