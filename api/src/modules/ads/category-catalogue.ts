import type { AdCategoryLink } from '@gruenland/shared-contracts/api/ads.ts';

import { asc } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { adCategories } from '#db/tables/ad-categories.ts';

type Category = typeof adCategories.$inferSelect;

/** All categories including legacy ones, so that old ads stay readable. */
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

  /** Ids of the category and all its descendants. */
  idsBelow(id: string): string[] {
    return [id, ...this.childrenOf(id).flatMap((child) => this.idsBelow(child.id))];
  }

  /** Whether the category or one of its ancestors is legacy. */
  isLegacy(category: Category): boolean {
    const parent = this.byId(category.parentId);
    return category.legacy || (parent !== undefined && this.isLegacy(parent));
  }

  /** All categories that are not legacy. */
  current(): readonly Category[] {
    return this.all.filter((category) => !this.isLegacy(category));
  }

  /**
   * The current category that replaced a legacy one, following several replacements if needed. Its
   * attribute definitions apply to the ad. Returns the category itself when there is no
   * replacement.
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

  /** Whether new ads may use the category: it has no children and is not legacy. */
  isSelectable(category: Category): boolean {
    if (this.isLegacy(category)) return false;
    return this.childrenOf(category.id).every(({ legacy }) => legacy);
  }

  /** Breadcrumb from the root to the category itself. */
  trail(category: Category | undefined): AdCategoryLink[] {
    if (!category) return [];
    const { slug, name } = category;
    return [...this.trail(this.byId(category.parentId)), { slug, name }];
  }
}

export async function readCatalogue(db: Executor): Promise<CategoryCatalogue> {
  const { position, slug } = adCategories;
  const all = await db.select().from(adCategories).orderBy(asc(position), asc(slug));
  return new CategoryCatalogue(all);
}
