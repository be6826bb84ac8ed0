import { and, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { ads as ad } from '#db/tables/ads.ts';
import { createDistanceExpression, createRadiusCondition } from '#places/distance.ts';
import { createMatchCondition } from '#word-search/searchable-list.ts';

import type { AdFilters, AttributeFilter } from './ad-filters.ts';

/** Returns the SQL expression for the distance between an ad and a point, in metres. */
export const createAdDistanceExpression = (point: { readonly lat: number; readonly lng: number }) =>
  createDistanceExpression(ad, point);

function createAttributeCondition({
  attribute,
  values,
  from,
  to,
}: AttributeFilter): SQL | undefined {
  const { key, type } = attribute;
  const valueConditions = values.map((value) => {
    const factJson = JSON.stringify({ [key]: type === 'yes' ? true : value });
    return sql`${ad.attributes} @> ${factJson}::jsonb`;
  });
  const numberExpression = sql`(${ad.attributes} ->> ${key}::text)::numeric`;
  return and(
    valueConditions.length > 0 ? or(...valueConditions) : undefined,
    from === null ? undefined : sql`${numberExpression} >= ${from}::numeric`,
    to === null ? undefined : sql`${numberExpression} <= ${to}::numeric`,
  );
}

/**
 * Returns the SQL condition for the filters that restrict the counts of every facet: category,
 * price, words and distance.
 */
export function createCommonCondition(filters: AdFilters): SQL | undefined {
  const { categoryIds, priceFrom, priceTo, words, near } = filters;
  return and(
    sql`listed`,
    categoryIds ? inArray(ad.categoryId, [...categoryIds]) : undefined,
    // A free ad never matches a minimum price ("ab"), even a minimum of zero. It matches every
    // maximum ("bis").
    priceFrom === null ? undefined : sql`${ad.askingCents} >= ${Math.max(priceFrom, 1)}`,
    priceTo === null ? undefined : sql`${ad.askingCents} <= ${priceTo}`,
    words === null ? undefined : createMatchCondition(ad.lexemes, words.any),
    near ? createRadiusCondition(ad, near) : undefined,
  );
}

/** Returns the SQL conditions of the filters whose facets show counts, keyed by query parameter. */
export function createFacetConditions(filters: AdFilters): ReadonlyMap<string, SQL> {
  const { kinds, sellers, conditions: itemConditions, attributes } = filters;
  const namedConditions: [string, SQL | undefined][] = [
    ['art', kinds.length > 0 ? sql`${ad.kind} in ${kinds}` : undefined],
    ['anbieter', sellers.length > 0 ? sql`${ad.seller} in ${sellers}` : undefined],
    ['zustand', itemConditions.length > 0 ? sql`${ad.condition} in ${itemConditions}` : undefined],
    ...attributes.map((attributeFilter): [string, SQL | undefined] => [
      `a-${attributeFilter.attribute.key}`,
      createAttributeCondition(attributeFilter),
    ]),
  ];
  return new Map(
    namedConditions.flatMap(([name, condition]) => (condition ? [[name, condition]] : [])),
  );
}
