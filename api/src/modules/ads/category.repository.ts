import type { KleinanzeigenCategory } from '@gruenland/shared-contracts/api/ad-categories.ts';

import type { Executor } from '#db/database.ts';

import { readCatalogue } from './category-catalogue.ts';

/** All categories that are not legacy and not below a legacy one, in their order. */
export async function findCurrentCategories(db: Executor): Promise<KleinanzeigenCategory[]> {
  const catalogue = await readCatalogue(db);
  return catalogue.current().map(({ id, parentId, slug, name, position }) => ({
    id,
    parentId,
    slug,
    name,
    position,
    legacy: false,
  }));
}
