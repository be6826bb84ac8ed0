import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { KleinanzeigenCategory } from '@gruenland/shared-contracts/api/kleinanzeigen.ts';

import type { Executor } from '#db/database.ts';
import { kleinanzeigenCategories } from '#db/tables/kleinanzeigen-categories.ts';

/** All categories that are not legacy and not below a legacy one, in their order. */
export async function findCurrentCategories(db: Executor): Promise<KleinanzeigenCategory[]> {
  const category = kleinanzeigenCategories;
  const parent = alias(kleinanzeigenCategories, 'parent');
  const rows = await db
    .select({
      id: category.id,
      parentId: category.parentId,
      slug: category.slug,
      name: category.name,
      position: category.position,
    })
    .from(category)
    .leftJoin(parent, eq(parent.id, category.parentId))
    .where(and(eq(category.legacy, false), or(isNull(parent.id), eq(parent.legacy, false))))
    .orderBy(asc(category.position), asc(category.slug));
  return rows.map((row) => ({ ...row, legacy: false }));
}
