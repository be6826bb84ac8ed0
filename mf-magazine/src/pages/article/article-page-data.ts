import type { ArticleKind } from '#model/teaser.ts';

/** Data that the browser needs in addition to the server-rendered parts of an article page. */
export interface ArticlePageData {
  readonly kind: ArticleKind;
  /** Uuid of the story, under which its view is counted. */
  readonly story: string;
  /** Id under which an account stores its interest in the article's section. */
  readonly topic: string | undefined;
  readonly share: ArticleShare;
}

/** What the buttons that save and share an article need. */
export interface ArticleShare {
  /** Id of the article on the watchlist: its slug below `/artikel`. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
}
