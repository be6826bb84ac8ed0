import type { ArticleTeaser } from '#model/teaser.ts';

/** What others read. */
export interface MostReadArticlesModel {
  readonly title: string;
  readonly count: number;
  /** Days that are counted. */
  readonly days: number;
  /** Uuid of a category; articles of its sub-categories count too. */
  readonly category: string | undefined;
}

export interface MostReadArticlesData {
  readonly teasers: readonly ArticleTeaser[];
  /** False while too little was read: then the newest stand here, under an honest title. */
  readonly counted: boolean;
}
