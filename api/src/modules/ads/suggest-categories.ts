import { and, eq, sql } from 'drizzle-orm';

import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';

import type { Executor } from '#db/database.ts';
import { ads } from '#db/tables/ads.ts';
import type { WordQuery } from '#word-search/create-word-query.ts';
import { ListCategories } from '#word-search/list-categories.ts';
import { createMatchCondition } from '#word-search/searchable-list.ts';

import { listSearchedCategories } from './ad-words.ts';
import type { CategoryCatalogue } from './category-catalogue.ts';

const maxSuggestions = 6;

/**
 * Suggests categories for the name of a thing that is for sale: first those whose names
 * contain it, then those in which such things are offered. An ad counts less the worse it matches:
 * „Presse“ in the title of a contractor weighs less than ten ads for „Rundballenpresse“.
 *
 * @returns ids of categories in which ads can be placed
 */
export async function suggestCategories(
  db: Executor,
  catalogue: CategoryCatalogue,
  text: string,
  words: WordQuery | null,
): Promise<string[]> {
  const counts = await Promise.all(
    (words?.tiers ?? []).map((tier) => countAdsByCategory(db, tier)),
  );
  const scores = new Map<string, number>();
  for (const [tierIndex, tierCounts] of counts.entries())
    for (const { id, count } of tierCounts)
      scores.set(id, (scores.get(id) ?? 0) + count / (tierIndex + 1));
  const idsByScore = [...scores].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  const categories = [...findNamedCategoryIds(catalogue, text), ...idsByScore]
    .flatMap((id) => catalogue.getCurrentCategory(id) ?? [])
    .filter((category) => catalogue.isSelectable(category));
  return [...new Set(categories.map(({ id }) => id))].slice(0, maxSuggestions);
}

/** Returns the ids of the categories whose names contain a word of the text. */
function findNamedCategoryIds(catalogue: CategoryCatalogue, text: string): string[] {
  const categories = new ListCategories(listSearchedCategories(catalogue));
  return tokenize(text).flatMap(({ word }) => [
    ...categories.findByWord(word),
    ...categories.findByHead(word),
  ]);
}

/** Counts the offers that match a tsquery by category. */
function countAdsByCategory(db: Executor, tsquery: string) {
  return db
    .select({ id: ads.categoryId, count: sql<number>`count(*)::int` })
    .from(ads)
    .where(and(sql`listed`, eq(ads.kind, 'biete'), createMatchCondition(ads.lexemes, tsquery)))
    .groupBy(ads.categoryId);
}
