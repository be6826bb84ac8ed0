import type { AdCategoryLink } from '@gruenland/shared-contracts/api/ads.ts';

import { asc } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { kleinanzeigenCategories } from '#db/tables/ad-categories.ts';

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

  /** Whether it, or anything above it, is legacy. */
  isLegacy(category: Category): boolean {
    const parent = this.byId(category.parentId);
    return category.legacy || (parent !== undefined && this.isLegacy(parent));
  }

  /** All that are not legacy. */
  current(): readonly Category[] {
    return this.all.filter((category) => !this.isLegacy(category));
  }

  /**
   * What an ad of a legacy category would be filed under today, however many times it was replaced:
   * its attributes are read by this one. Without a replacement the category itself.
   */
  currentOf(id: string | null): Category | undefined {
    const seen = new Set<string>();
    let category = this.byId(id);
    while (category?.replacedById && this.isLegacy(category) && !seen.has(category.id)) {
      seen.add(category.id);
      category = this.byId(category.replacedById);
    }
    return category;
  }

  /** Whether a new ad may be filed under it: at the end of its branch, nothing of it legacy. */
  isSelectable(category: Category): boolean {
    if (this.isLegacy(category)) return false;
    return this.childrenOf(category.id).every(({ legacy }) => legacy);
  }

  /** From the top down to the category itself. */
  trail(category: Category | undefined): AdCategoryLink[] {
    if (!category) return [];
    const { slug, name } = category;
    return [...this.trail(this.byId(category.parentId)), { slug, name }];
  }
}

export async function readCatalogue(db: Executor): Promise<CategoryCatalogue> {
  const { position, slug } = kleinanzeigenCategories;
  const all = await db.select().from(kleinanzeigenCategories).orderBy(asc(position), asc(slug));
  return new CategoryCatalogue(all);
}
