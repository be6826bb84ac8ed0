import type { KleinanzeigenCategory } from '@gruenland/shared-contracts/api/kleinanzeigen.ts';

/** A category with those below it, in the order of the catalogue. */
export interface CategoryBranch {
  readonly slug: string;
  readonly name: string;
  readonly children: readonly CategoryBranch[];
}

/** Makes a tree of the api's list. A category whose parent is not in the list stands at the top. */
export function categoryTree(
  categories: readonly KleinanzeigenCategory[],
): readonly CategoryBranch[] {
  const known = new Set(categories.map(({ id }) => id));
  const below = (parent: string | null): CategoryBranch[] =>
    categories
      .filter(
        ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null) === parent,
      )
      .toSorted((left, right) => left.position - right.position)
      .map(({ id, slug, name }) => ({ slug, name, children: below(id) }));
  return below(null);
}
