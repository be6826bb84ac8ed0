import type { AiUse } from '#model/article.ts';
import type { Author } from '#model/author.ts';
import type { ArticleTeaser } from '#model/teaser.ts';

/**
 * The neighbours of an article in its section by date: the next newer and the next older article.
 */
export interface ArticleNeighbours {
  /** Name of the section. */
  readonly section: string;
  readonly newer: Pick<ArticleTeaser, 'headline' | 'href'> | undefined;
  readonly older: Pick<ArticleTeaser, 'headline' | 'href'> | undefined;
}

/** Model of the content below an article's text. */
export interface ArticleFootModel {
  readonly correction: string | undefined;
  readonly aiUse: AiUse;
  readonly topics: readonly string[];
  readonly people: readonly Author[];
  readonly related: readonly ArticleTeaser[];
  readonly neighbours: ArticleNeighbours;
}
