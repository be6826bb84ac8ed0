import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { readCategories } from '#data/read-categories.server.ts';
import { categoryTree } from '#model/category-tree.ts';
import type { CategoryBranch } from '#model/category-tree.ts';

export interface OverviewData {
  /** Null while the api is away. */
  readonly categories: readonly CategoryBranch[] | null;
}

/** The market's start: what is traded here, by category. */
export async function loadOverview(context: LoadContext): Promise<PageResult<OverviewData>> {
  const categories = await readCategories(context);
  return {
    kind: 'page',
    data: { categories: categories && categoryTree(categories) },
    head: {
      name: 'Kleinanzeigen',
      description: 'Landtechnik, Tiere, Futter und alles, was auf Höfen den Besitzer wechselt.',
    },
  };
}
