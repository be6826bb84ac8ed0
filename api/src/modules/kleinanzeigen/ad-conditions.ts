import { and, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { kleinanzeigen as ad } from '#db/tables/kleinanzeigen.ts';

import type { AdFilters, WantedAttribute } from './ad-filters.ts';

const metersPerDegree = 111_195;

/** Metres between an ad and a point (haversine). */
export function distanceTo(point: { readonly lat: number; readonly lng: number }): SQL<number> {
  return sql<number>`12742000 * asin(least(1, sqrt(
    power(sin(radians(${ad.lat} - ${point.lat}::float8) / 2), 2)
    + cos(radians(${point.lat}::float8)) * cos(radians(${ad.lat}))
    * power(sin(radians(${ad.lng} - ${point.lng}::float8) / 2), 2))))`;
}

/** A box around the place, which the index knows, then the circle in it. */
function within({ lat, lng, radius }: NonNullable<AdFilters['near']>): SQL | undefined {
  const high = (radius * 1000) / metersPerDegree;
  const wide = high / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return and(
    sql`${ad.lat} between ${lat - high}::float8 and ${lat + high}::float8`,
    sql`${ad.lng} between ${lng - wide}::float8 and ${lng + wide}::float8`,
    sql`${distanceTo({ lat, lng })} <= ${radius * 1000}::float8`,
  );
}

function hasAttribute({ attribute, values, from, to }: WantedAttribute): SQL | undefined {
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

/** What every ad of the answer fulfils, whatever is counted. */
export function commonCondition(filters: AdFilters): SQL | undefined {
  const { categoryIds, priceFrom, priceTo, words, near } = filters;
  return and(
    sql`listed`,
    categoryIds ? inArray(ad.categoryId, [...categoryIds]) : undefined,
    priceFrom === null ? undefined : sql`${ad.priceCents} >= ${priceFrom}`,
    priceTo === null ? undefined : sql`${ad.priceCents} <= ${priceTo}`,
    words === null ? undefined : sql`${ad.words} @@ to_tsquery('simple', ${words})`,
    near ? within(near) : undefined,
  );
}

/** Conditions whose answers are counted, by the name of their parameter. */
export function countedConditions(filters: AdFilters): ReadonlyMap<string, SQL> {
  const { kinds, sellers, conditions, attributes } = filters;
  const all: [string, SQL | undefined][] = [
    ['art', kinds.length > 0 ? sql`${ad.kind} in ${kinds}` : undefined],
    ['anbieter', sellers.length > 0 ? sql`${ad.seller} in ${sellers}` : undefined],
    ['zustand', conditions.length > 0 ? sql`${ad.condition} in ${conditions}` : undefined],
    ...attributes.map((wanted): [string, SQL | undefined] => [
      `a-${wanted.attribute.key}`,
      hasAttribute(wanted),
    ]),
  ];
  return new Map(all.flatMap(([name, condition]) => (condition ? [[name, condition]] : [])));
}
