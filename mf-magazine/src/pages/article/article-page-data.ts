import type { ArticleKind } from '#model/teaser.ts';

/** Data of an article page that the browser needs besides the server-rendered parts. */
export interface ArticlePageData {
  readonly kind: ArticleKind;
  /** Uuid of the story, for the view count. */
  readonly story: string;
  /** Id under which an account's interest in the article's section is stored. */
  readonly topic: string | undefined;
  /** Title and URL for the share button. */
  readonly share: { readonly title: string; readonly url: string };
}
