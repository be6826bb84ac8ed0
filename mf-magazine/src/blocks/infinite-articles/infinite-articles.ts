import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { CompactTeaser } from '#model/compact-teaser.ts';

/** A list that goes on when asked to, or whole articles to read on. */
export interface InfiniteArticlesModel {
  readonly title: string;
  /** Articles per step. */
  readonly step: number;
  /** Uuid of a category; articles below it count too. */
  readonly category: string | undefined;
  /** Whole articles one below the other instead of a list. */
  readonly whole: boolean;
}

export interface InfiniteArticlesData {
  readonly articles: readonly CompactTeaser[];
  readonly total: number;
  /** Path of the article that shows the list, which leaves it out; it counts as a place of a step all the same. */
  readonly atHand?: string;
  /** Page with the same list, for those without script. */
  readonly href: string;
}

export type InfiniteArticlesProps = Pick<
  BlockViewProps<InfiniteArticlesModel, InfiniteArticlesData>,
  'model' | 'data'
>;

/** Answer of {@link listAddress}. */
export type ArticleListAnswer = Pick<InfiniteArticlesData, 'articles' | 'total'>;

/** Address of one step of the list, as JSON. */
export function listAddress(
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
