import { and, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { ads as ad } from '#db/tables/ads.ts';
import { createDistanceExpression, createRadiusCondition } from '#modules/places/distance.ts';

import type { AdFilters, AttributeFilter } from './ad-filters.ts';

/** Returns the SQL expression for the distance between an ad and a point, in metres. */
export const createDistanceTo = (point: { readonly lat: number; readonly lng: number }) =>
  createDistanceExpression(ad, point);

function createAttributeCondition({
  attribute,
  values,
  from,
  to,
}: AttributeFilter): SQL | undefined {
  const { key, type } = attribute;
  const answers = values.map((value) => {
    const fact = JSON.stringify({ [key]: type === 'yes' ? true : value });
    return sql`${ad.attributes} @> ${fact}::jsonb`;
  });
  const number = sql`(${ad.attributes} ->> ${key}::text)::numeric`;
  return and(
    answers.length > 0 ? or(...answers) : undefined,
    from === null ? undefined : sql`${number} >= ${from}::numeric`,
    to === null ? undefined : sql`${number} <= ${to}::numeric`,
  );
}

/**
 * Returns the condition for the filters that restrict the counts of every facet: category, price,
 * words and distance.
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
    words === null ? undefined : sql`${ad.words} @@ to_tsquery('simple', ${words})`,
    near ? createRadiusCondition(ad, near) : undefined,
  );
}

/** Returns the conditions of the filters that have facets with counts, keyed by parameter name. */
export function createCountedConditions(filters: AdFilters): ReadonlyMap<string, SQL> {
  const { kinds, sellers, conditions, attributes } = filters;
  const all: [string, SQL | undefined][] = [
    ['art', kinds.length > 0 ? sql`${ad.kind} in ${kinds}` : undefined],
    ['anbieter', sellers.length > 0 ? sql`${ad.seller} in ${sellers}` : undefined],
    ['zustand', conditions.length > 0 ? sql`${ad.condition} in ${conditions}` : undefined],
    ...attributes.map((attributeFilter): [string, SQL | undefined] => [
      `a-${attributeFilter.attribute.key}`,
      createAttributeCondition(attributeFilter),
    ]),
  ];
  return new Map(all.flatMap(([name, condition]) => (condition ? [[name, condition]] : [])));
}
