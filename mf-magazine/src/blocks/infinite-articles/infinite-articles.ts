import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { CompactTeaser } from '#model/compact-teaser.ts';

/** A list of articles that grows, or further articles in full. */
export interface InfiniteArticlesModel {
  readonly title: string;
  /** Number of articles per batch. */
  readonly step: number;
  /** Uuid of a category. Articles in its sub-categories are included. */
  readonly category: string | undefined;
  /** Whether the articles are shown in full instead of as a list. */
  readonly whole: boolean;
}

export interface InfiniteArticlesData {
  readonly articles: readonly CompactTeaser[];
  readonly total: number;
  /**
   * Path of the page with the list. The list does not show the article at this path, although the
   * batches contain it.
   */
  readonly currentPath?: string;
  /** Path of the paginated page with the same list, for readers without JavaScript. */
  readonly href: string;
}

export type InfiniteArticlesProps = Pick<
  BlockViewProps<InfiniteArticlesModel, InfiniteArticlesData>,
  'model' | 'data'
>;

/** Response body of a request to {@link buildArticleListUrl}. */
export type ArticleListResponse = Pick<InfiniteArticlesData, 'articles' | 'total'>;

/** Returns the URL at which the server returns one batch of the list as JSON. */
export function buildArticleListUrl(
  { step, category }: Pick<InfiniteArticlesModel, 'step' | 'category'>,
  page: number,
): string {
  const query = new URLSearchParams({
    anzahl: String(step),
    ...(category ? { kategorie: category } : {}),
    seite: String(page),
  });
  return `/_liste/artikel.json?${query}`;
}
