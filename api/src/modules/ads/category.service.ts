import type { AdCategory } from '@gruenland/shared-contracts/api/ad-categories.ts';

import type { Executor } from '#db/database.ts';

import { findCurrentCategories } from './category.repository.ts';

export interface CategoryService {
  /** Returns the categories that new ads may be placed in, parents before their children. */
  list(): Promise<AdCategory[]>;
}

/** Sorts categories so that parents precede their children, by walking the tree from the root. */
function sortParentsFirst(
  categories: readonly AdCategory[],
  parentId: string | null = null,
): AdCategory[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .flatMap((category) => [category, ...sortParentsFirst(categories, category.id)]);
}

export function createCategoryService(db: Executor): CategoryService {
  return { list: async () => sortParentsFirst(await findCurrentCategories(db)) };
}
