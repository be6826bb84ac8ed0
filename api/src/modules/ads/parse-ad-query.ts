import type { AdListQuery } from '@gruenland/shared-contracts/api/ads.schema.ts';
import { getAttributes } from '@gruenland/shared-contracts/ads/attributes.ts';

import type { Drizzle } from '#db/database.ts';
import { resolvePlace } from '#places/resolve-place.ts';
import { Problem } from '#problem.ts';
import { createWordReader } from '#word-search/searchable-list.ts';

import { parseAdFilters } from './ad-filters.ts';
import { adWordTable, listSearchedCategories } from './ad-words.ts';
import { readCatalogue } from './category-catalogue.ts';

/**
 * Creates a function that parses the query of a list of ads and looks up its category, place and
 * words. The function throws Problem `record.not-found` for an unknown category. Its second parameter
 * decides what an ambiguous place means.
 */
export function createAdQueryParser(db: Drizzle) {
  const readWords = createWordReader(db, adWordTable);
  return async (query: AdListQuery, resolve = resolvePlace) => {
    const [catalogue, { place, choices }] = await Promise.all([
      readCatalogue(db),
      resolve(db, query.ort ?? ''),
    ]);
    const category = catalogue.findBySlug(query.kategorie);
    if (query.kategorie && !category) throw new Problem('record.not-found');
    const attributes = getAttributes(
      catalogue.getCurrentCategory(category?.id ?? null)?.slug ?? '',
    );
    const categoryIds = category ? catalogue.getSubtreeIds(category.id) : null;
    const words = query.q ? await readWords(query.q, listSearchedCategories(catalogue)) : null;
    const filters = parseAdFilters(query, { categoryIds, attributes, place, words });
    return { catalogue, category, attributes, choices, words, filters };
  };
}
