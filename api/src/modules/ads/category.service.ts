import type { KleinanzeigenCategory } from '@gruenland/shared-contracts/api/ad-categories.ts';

import type { Executor } from '#db/database.ts';

import { findCurrentCategories } from './category.repository.ts';

export interface CategoryService {
  /** Categories that new Kleinanzeigen may be filed under, parents before their children. */
  list(): Promise<KleinanzeigenCategory[]>;
}

/** Walks the tree from the top, so that no child stands before its parent. */
export function parentsFirst(
  categories: readonly KleinanzeigenCategory[],
  parentId: string | null = null,
): KleinanzeigenCategory[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .flatMap((category) => [category, ...parentsFirst(categories, category.id)]);
}

export function createCategoryService(db: Executor): CategoryService {
  return { list: async () => parentsFirst(await findCurrentCategories(db)) };
}
