import type { ArticleKind } from '#model/teaser.ts';

/** What the browser gets of an article beyond the rendered parts. */
export interface ArticlePageData {
  readonly kind: ArticleKind;
  /** Uuid of the story, for the count of readers. */
  readonly story: string;
  /** Id of its section among interests. */
  readonly topic: string | undefined;
  /** For passing it on. */
  readonly share: { readonly title: string; readonly url: string };
}
