import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { AttributeDefinition } from '@gruenland/shared-contracts/kleinanzeigen/attribute-definition.ts';

import type { Executor } from '#db/database.ts';
import { kleinanzeigen as ad } from '#db/tables/kleinanzeigen.ts';

import { commonCondition, countedConditions } from './ad-conditions.ts';
import type { AdFilters } from './ad-filters.ts';

/** How many ads each answer would leave, by parameter and answer; `total` and `category` too. */
export type AdCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Counted {
  readonly name: string;
  readonly value: SQL;
}

/** What can be counted: fixed columns, and the choices of the category. */
function countedValues(attributes: readonly AttributeDefinition[]): Counted[] {
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
 * Counts in one statement and one pass over what the common conditions leave: each group leaves its
 * own condition out, so that a second answer of the same group shows what it would add.
 */
export async function countAds(
  db: Executor,
  filters: AdFilters,
  attributes: readonly AttributeDefinition[],
): Promise<AdCounts> {
  const conditions = [...countedConditions(filters)];
  const flags = conditions.map(([, condition], index) => sql`, (${condition}) as ${flag(index)}`);
  const holds = (except?: string) =>
    and(
      sql`true`,
      ...conditions.flatMap(([name], index) => (name === except ? [] : [sql`${flag(index)}`])),
    );
  const groups = countedValues(attributes).map(
    ({ name, value }) => sql`union all select ${name}::text, (${value})::text, count(*)::int
      from base where ${holds(name)} group by 2`,
  );
  const facts = attributes.length > 0 ? sql`, ${ad.attributes}` : sql``;
  const { rows } = await db.execute<{ name: string; value: string | null; count: number }>(sql`
    with base as materialized (
      select ${ad.categoryId}, ${ad.kind}, ${ad.seller}, ${ad.condition}${facts}${sql.join(flags)}
      from ${ad} where ${commonCondition(filters)}
    )
    select 'total' as name, 'all' as value, count(*)::int as count from base where ${holds()}
    union all select 'category', category_id, count(*)::int from base where ${holds()} group by 2
    ${sql.join(groups, sql` `)}`);
  const counts = new Map<string, Map<string, number>>();
  for (const { name, value, count } of rows) {
    if (value === null) continue;
    const group = counts.get(name) ?? new Map<string, number>();
    counts.set(name, group.set(value, count));
  }
  return counts;
}

const flag = (index: number) => sql.raw(`holds_${index}`);
