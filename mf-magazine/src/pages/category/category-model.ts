import type { Category } from '#model/category.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import type { PagerModel } from '#model/pager.ts';

/** Model of a category page. */
export interface CategoryModel {
  readonly category: Category;
  /** Parent categories, from the section down. */
  readonly ancestors: readonly Category[];
  readonly subCategories: readonly Category[];
  readonly articles: readonly ArticleTeaser[];
  readonly pager: PagerModel;
}
