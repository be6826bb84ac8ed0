import type { Category } from '#model/category.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import type { PagerModel } from '#model/pager.ts';

/** A category with its articles. */
export interface CategoryModel {
  readonly category: Category;
  /** Categories above it, the section first. */
  readonly above: readonly Category[];
  readonly below: readonly Category[];
  readonly articles: readonly ArticleTeaser[];
  readonly pager: PagerModel;
}
