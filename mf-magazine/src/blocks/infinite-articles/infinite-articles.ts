import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { CompactTeaser } from '#model/compact-teaser.ts';

/**
 * Settings of the block: it shows either a list that loads more articles or the full text of
 * articles.
 */
export interface InfiniteArticlesModel {
  readonly title: string;
  /** Number of articles per batch. */
  readonly step: number;
  /** Uuid of a category. Articles in its sub-categories are included. */
  readonly category: string | undefined;
  /** Whether the block shows full articles instead of a list of links. */
  readonly whole: boolean;
}

export interface InfiniteArticlesData {
  readonly articles: readonly CompactTeaser[];
  readonly total: number;
  /** Path of the current page. If an article has this path, the list leaves it out. */
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
