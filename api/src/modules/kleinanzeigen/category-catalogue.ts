import type { AdCategoryLink } from '@gruenland/shared-contracts/api/kleinanzeigen-ads.ts';

import type { Executor } from '#db/database.ts';
import { kleinanzeigenCategories } from '#db/tables/kleinanzeigen-categories.ts';

type Category = typeof kleinanzeigenCategories.$inferSelect;

/** All categories, legacy ones too: old ads stay readable. */
export class CategoryCatalogue {
  private readonly all: readonly Category[];

  constructor(all: readonly Category[]) {
    this.all = all.toSorted((left, right) => left.position - right.position);
  }

  bySlug(slug: string | undefined): Category | undefined {
    return this.all.find((category) => category.slug === slug);
  }

  byId(id: string | null): Category | undefined {
    return this.all.find((category) => category.id === id);
  }

  childrenOf(id: string | null): readonly Category[] {
    return this.all.filter((category) => category.parentId === id);
  }

  /** The category and everything below it. */
  idsBelow(id: string): string[] {
    return [id, ...this.childrenOf(id).flatMap((child) => this.idsBelow(child.id))];
  }

  /** From the top down to the category itself. */
  trail(category: Category | undefined): AdCategoryLink[] {
    if (!category) return [];
    const { slug, name } = category;
    return [...this.trail(this.byId(category.parentId)), { slug, name }];
  }
}

export async function readCatalogue(db: Executor): Promise<CategoryCatalogue> {
  return new CategoryCatalogue(await db.select().from(kleinanzeigenCategories));
}
