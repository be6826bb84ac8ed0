import type { PricePeriodMonths } from '#blocks/price-history/price-history.ts';
import type { Category } from '#model/category.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import type { PagerModel } from '#model/pager.ts';

/** Id of the list of articles, to which the page links. */
export const ARTICLES_ID = 'artikel';

/** Model of the head of a category page. */
export interface CategoryHeadModel {
  readonly category: Category;
  /** Parent categories, from the section down. */
  readonly ancestors: readonly Category[];
  readonly subCategories: readonly Category[];
  readonly isFirstPage: boolean;
  /** Period of the price charts below the head; null if the page has none. */
  readonly priceMonths: PricePeriodMonths | null;
}

/** Model of the articles of a category page. */
export interface CategoryArticlesModel {
  readonly articles: readonly ArticleTeaser[];
  readonly pager: PagerModel;
}
