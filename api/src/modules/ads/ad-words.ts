import { sql } from 'drizzle-orm';

import { ads } from '#db/tables/ads.ts';
import { getRegionName } from '#places/region-name.ts';
import type { EntryTexts } from '#word-search/entry-lexemes.ts';
import type { LexemeTable } from '#word-search/fill-lexemes.ts';
import type { ListCategory } from '#word-search/list-categories.ts';
import type { WordTable } from '#word-search/searchable-list.ts';

import type { CategoryCatalogue } from './category-catalogue.ts';

/** Returns the texts of an ad that the word search reads. */
export function toAdTexts(
  ad: Pick<
    typeof ads.$inferInsert,
    'title' | 'description' | 'postcode' | 'place' | 'region' | 'attributes' | 'categoryId'
  >,
): EntryTexts {
  const facts = Object.values(ad.attributes ?? {}).filter((fact) => typeof fact === 'string');
  return {
    main: [ad.title, ...facts, ad.postcode, ad.place, getRegionName(ad.region)],
    other: [ad.description],
    categories: [ad.categoryId],
  };
}

/** The table, condition and text expression from which the words of listed ads are read. */
export const adWordTable: WordTable = {
  kind: 'ads',
  table: ads,
  publishedCondition: sql`listed`,
  text: sql`concat_ws(' ', title, attributes, description)`,
};

export const adLexemeTable: LexemeTable<typeof ads> = { table: ads, getEntryTexts: toAdTexts };

/**
 * Returns the categories that a word search can match. Each category includes the categories that
 * it replaced.
 */
export function listSearchedCategories(catalogue: CategoryCatalogue): ListCategory[] {
  return catalogue.listAll().map(({ id, name, parentId }) => ({
    key: id,
    name,
    parentKey: parentId,
    memberKeys: catalogue.getSubtreeIds(id),
  }));
}
