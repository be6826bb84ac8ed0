import type { AdCategoryLink } from '@gruenland/shared-contracts/api/ads.ts';

import { asc } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { adCategories } from '#db/tables/ad-categories.ts';

type Category = typeof adCategories.$inferSelect;

/** The tree of all categories. Legacy categories are included, so that old ads stay readable. */
export class CategoryCatalogue {
  private readonly allCategories: readonly Category[];

  constructor(categories: readonly Category[]) {
    this.allCategories = categories.toSorted((a, b) => a.position - b.position);
  }

  findBySlug(slug: string | undefined): Category | undefined {
    return this.allCategories.find((category) => category.slug === slug);
  }

  findById(id: string | null): Category | undefined {
    return this.allCategories.find((category) => category.id === id);
  }

  getChildren(id: string | null): readonly Category[] {
    return this.allCategories.filter((category) => category.parentId === id);
  }

  /**
   * Returns the ids of the category, of all its descendants, and of the legacy categories that one
   * of them replaced.
   */
  getSubtreeIds(id: string): string[] {
    const ids = new Set(this.listDescendantIds(id));
    const replacedIds = this.allCategories
      .filter((category) => ids.has(this.getCurrentCategory(category.id)?.id ?? ''))
      .map((category) => category.id);
    return [...new Set([...ids, ...replacedIds])];
  }

  private listDescendantIds(id: string): string[] {
    return [id, ...this.getChildren(id).flatMap((child) => this.listDescendantIds(child.id))];
  }

  /** Returns whether the category or one of its ancestors is legacy. */
  isLegacy(category: Category): boolean {
    const parent = this.findById(category.parentId);
    return category.legacy || (parent !== undefined && this.isLegacy(parent));
  }

  /** Returns all categories, including legacy ones, in display order. */
  listAll(): readonly Category[] {
    return this.allCategories;
  }

  /** Returns all categories that are neither legacy nor below a legacy one. */
  listCurrentCategories(): readonly Category[] {
    return this.allCategories.filter((category) => !this.isLegacy(category));
  }

  /**
   * Returns the current category that replaced a legacy category, directly or through other legacy
   * categories. Returns the category itself if nothing replaced it. The attribute definitions of
   * the returned category apply to the ad.
   */
  getCurrentCategory(id: string | null): Category | undefined {
    const seenIds = new Set<string>();
    let category = this.findById(id);
    while (category?.replacedById && this.isLegacy(category) && !seenIds.has(category.id)) {
      seenIds.add(category.id);
      category = this.findById(category.replacedById);
    }
    return category;
  }

  /** Returns whether new ads may use the category: it is not legacy and has no current children. */
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
  const categories = await db.select().from(adCategories).orderBy(asc(position), asc(slug));
  return new CategoryCatalogue(categories);
}
