import type { AdCategory } from '@gruenland/shared-contracts/api/ad-categories.ts';

import type { Executor } from '#db/database.ts';

import { readCatalogue } from './category-catalogue.ts';

/** Returns all categories that are neither legacy nor below a legacy one, in display order. */
export async function findCurrentCategories(db: Executor): Promise<AdCategory[]> {
  const catalogue = await readCatalogue(db);
  return catalogue.listCurrentCategories().map(({ id, parentId, slug, name, position }) => ({
    id,
    parentId,
    slug,
    name,
    position,
    legacy: false,
  }));
}
