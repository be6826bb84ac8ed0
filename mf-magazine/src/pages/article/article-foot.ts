import type { AiUse } from '#model/article.ts';
import type { Author } from '#model/author.ts';
import type { ArticleTeaser } from '#model/teaser.ts';

/** What stands below an article's text. */
export interface ArticleFootModel {
  readonly correction: string | undefined;
  readonly aiUse: AiUse;
  readonly topics: readonly string[];
  readonly people: readonly Author[];
  readonly related: readonly ArticleTeaser[];
}
