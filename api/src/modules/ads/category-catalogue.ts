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

  findBySlug(slug: string | undefined): Category | undefined {
    return this.all.find((category) => category.slug === slug);
  }

  findById(id: string | null): Category | undefined {
    return this.all.find((category) => category.id === id);
  }

  getChildren(id: string | null): readonly Category[] {
    return this.all.filter((category) => category.parentId === id);
  }

  /** Returns the ids of the category and all its descendants. */
  getSubtreeIds(id: string): string[] {
    return [id, ...this.getChildren(id).flatMap((child) => this.getSubtreeIds(child.id))];
  }

  /** Whether the category or one of its ancestors is legacy. */
  isLegacy(category: Category): boolean {
    const parent = this.findById(category.parentId);
    return category.legacy || (parent !== undefined && this.isLegacy(parent));
  }

  /** Returns all categories that are neither legacy nor below a legacy one. */
  listCurrent(): readonly Category[] {
    return this.all.filter((category) => !this.isLegacy(category));
  }

  /**
   * Returns the current category that replaced a legacy category, following several replacements if
   * needed; the category itself if nothing replaced it. The returned category's attribute
   * definitions apply to the ad.
   */
  getCurrent(id: string | null): Category | undefined {
    const seen = new Set<string>();
    let category = this.findById(id);
    while (category?.replacedById && this.isLegacy(category) && !seen.has(category.id)) {
      seen.add(category.id);
      category = this.findById(category.replacedById);
    }
    return category;
  }

  /** Whether new ads may use the category: it has no children and is not legacy. */
  isSelectable(category: Category): boolean {
    if (this.isLegacy(category)) return false;
    return this.getChildren(category.id).every(({ legacy }) => legacy);
  }

  /** Returns the breadcrumb from the root to the category itself. */
  getBreadcrumb(category: Category | undefined): AdCategoryLink[] {
    if (!category) return [];
    const { slug, name } = category;
    return [...this.getBreadcrumb(this.findById(category.parentId)), { slug, name }];
  }
}

export async function readCatalogue(db: Executor): Promise<CategoryCatalogue> {
  const { position, slug } = adCategories;
  const all = await db.select().from(adCategories).orderBy(asc(position), asc(slug));
  return new CategoryCatalogue(all);
}
