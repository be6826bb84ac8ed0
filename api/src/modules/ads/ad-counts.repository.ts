import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { PlaceCounts } from '@gruenland/shared-contracts/api/place-counts.ts';
import type { AttributeDefinition } from '@gruenland/shared-contracts/ads/attribute-definition.ts';

import type { Executor } from '#db/database.ts';
import { ads as ad } from '#db/tables/ads.ts';
import type { FacetCounts } from '#listing/cached-counts.ts';
import { countByPlace } from '#listing/count-by-place.ts';

import { createCommonCondition, createFacetConditions } from './ad-conditions.ts';
import type { AdFilters } from './ad-filters.ts';

/**
 * The filters of an ad list, and the attribute definitions of the category that the filters select.
 */
export interface AdCountRequest {
  readonly filters: AdFilters;
  readonly attributes: readonly AttributeDefinition[];
}

/** Returns the cache key, which contains every filter that changes the counts. */
export function createCountsCacheKey({ filters }: AdCountRequest): string {
  const { sort: _sort, page: _page, adsPerPage: _perPage, attributes, ...countedFilters } = filters;
  const attributeFilters = attributes.map(({ attribute, ...filter }) => [attribute.key, filter]);
  return JSON.stringify([countedFilters, attributeFilters]);
}

interface CountedExpression {
  readonly name: string;
  readonly value: SQL;
}

/** Returns the query parameter of each facet with the SQL expression whose values are counted. */
function listCountedExpressions(attributes: readonly AttributeDefinition[]): CountedExpression[] {
  return [
    { name: 'art', value: sql`kind` },
    { name: 'anbieter', value: sql`seller` },
    { name: 'zustand', value: sql`condition` },
    ...attributes
      .filter(({ type, filter }) => filter === true && type !== 'number')
      .map(({ key }) => ({ name: `a-${key}`, value: sql`attributes ->> ${key}::text` })),
  ];
}

/**
 * Returns how many ads match if a choice of a facet is selected, keyed by query parameter and
 * choice. The key `total` contains the number of matching ads, the key `category` this number per
 * category.
 * One statement reads the ads that match the common conditions and first groups them by all counted
 * values: 100,000 ads form a few hundred groups. The counts of a facet ignore the facet's own
 * filter, so they show how many ads each further choice would add.
 */
export async function countAds(
  db: Executor,
  { filters, attributes }: AdCountRequest,
): Promise<FacetCounts> {
  const conditions = [...createFacetConditions(filters)];
  const countedExpressions = listCountedExpressions(attributes);
  const selectedColumns = [
    sql`${ad.categoryId} as category`,
    ...countedExpressions.map(
      ({ value }, index) => sql`(${value})::text as ${getValueColumn(index)}`,
    ),
    ...conditions.map(([, condition], index) => sql`(${condition}) as ${getFlagColumn(index)}`),
  ];
  const createMatchesAllCondition = (excludedName?: string) =>
    and(
      sql`true`,
      ...conditions.flatMap(([name], index) =>
        name === excludedName ? [] : [sql`${getFlagColumn(index)}`],
      ),
    );
  const facetQueries = countedExpressions.map(
    (
      { name },
      index,
    ) => sql`union all select ${name}::text, ${getValueColumn(index)}, sum(count)::int
      from base where ${createMatchesAllCondition(name)} group by 2`,
  );
  const { rows } = await db.execute<{ name: string; value: string | null; count: number }>(sql`
    with base as materialized (
      select ${sql.join(selectedColumns, sql`, `)}, count(*) as count
      from ${ad} where ${createCommonCondition(filters)}
      group by ${sql.raw(selectedColumns.map((_, index) => index + 1).join(', '))}
    )
    select 'total' as name, 'all' as value, coalesce(sum(count), 0)::int as count
      from base where ${createMatchesAllCondition()}
    union all select 'category', category, sum(count)::int from base where ${createMatchesAllCondition()} group by 2
    ${sql.join(facetQueries, sql` `)}`);
  const counts = new Map<string, Map<string, number>>();
  for (const { name, value, count } of rows) {
    if (value === null) continue;
    const countsByValue = counts.get(name) ?? new Map<string, number>();
    counts.set(name, countsByValue.set(value, count));
  }
  return counts;
}

/** Counts the matching ads by place. */
export const countAdsByPlace = (db: Executor, filters: AdFilters): Promise<PlaceCounts> =>
  countByPlace(
    db,
    {
      from: ad,
      condition: and(createCommonCondition(filters), ...createFacetConditions(filters).values()),
      postcode: ad.postcode,
      place: ad.place,
      lat: ad.lat,
      lng: ad.lng,
    },
    filters.near,
  );

const getFlagColumn = (index: number) => sql.raw(`holds_${index}`);
const getValueColumn = (index: number) => sql.raw(`value_${index}`);
