import { and, sql } from 'drizzle-orm';

import type { PlaceCounts } from '@gruenland/shared-contracts/api/place-counts.ts';

import type { Executor } from '#db/database.ts';
import { jobPostings as job } from '#db/tables/job-postings.ts';
import type { FacetCounts } from '#listing/cached-counts.ts';
import { countByPlace } from '#listing/count-by-place.ts';

import { createCommonCondition, createFacetConditions } from './job-conditions.ts';
import { jobChoices } from './job-filters.ts';
import type { JobFilters } from './job-filters.ts';

/** Returns the cache key, which contains every filter that changes the counts. */
export function createJobCountsCacheKey({
  selectedChoices,
  minHourlyCents,
  words,
  near,
}: JobFilters): string {
  return JSON.stringify([
    [...selectedChoices],
    minHourlyCents,
    words,
    near && [near.lat, near.lng, near.radiusKm],
  ]);
}

/** Counts the matching jobs by place. */
export const countJobsByPlace = (db: Executor, filters: JobFilters): Promise<PlaceCounts> =>
  countByPlace(
    db,
    {
      from: job,
      condition: and(createCommonCondition(filters), ...createFacetConditions(filters).values()),
      postcode: job.postcode,
      place: job.place,
      lat: job.lat,
      lng: job.lng,
    },
    filters.near,
  );

const getFlagColumn = (index: number) => sql.raw(`holds_${index}`);

/**
 * Counts the jobs per choice with one query. In a facet where one matching choice is enough, the
 * counts ignore the choices that are selected in the same facet.
 */
export async function countJobs(db: Executor, filters: JobFilters): Promise<FacetCounts> {
  const conditions = [...createFacetConditions(filters)];
  const flagColumns = conditions.map(
    ([, condition], index) => sql`, (${condition}) as ${getFlagColumn(index)}`,
  );
  const createFlagCondition = (ignoredChoice?: string) =>
    and(
      sql`true`,
      ...conditions.flatMap(([name], index) =>
        name === ignoredChoice ? [] : [sql`${getFlagColumn(index)}`],
      ),
    );
  const groupQueries = jobChoices.map(({ name, column, mustMatchAll }) => {
    const fromClause =
      column === 'experience' ? sql`base` : sql`base, unnest(${sql.raw(column)}) as one`;
    const value = column === 'experience' ? sql`experience` : sql`one`;
    return sql`union all select ${name}::text, ${value}, count(*)::int
      from ${fromClause} where ${createFlagCondition(mustMatchAll ? undefined : name)} group by 2`;
  });
  const { rows } = await db.execute<{ name: string; value: string; count: number }>(sql`
    with base as materialized (
      select ${job.fields}, ${job.types}, ${job.licences}, ${job.experience}, ${job.extras}${sql.join(flagColumns)}
      from ${job} where ${createCommonCondition(filters)}
    )
    select 'total' as name, 'all' as value, count(*)::int as count from base where ${createFlagCondition()}
    ${sql.join(groupQueries, sql` `)}`);
  const counts = new Map<string, Map<string, number>>();
  for (const { name, value, count } of rows) {
    const valueCounts = counts.get(name) ?? new Map<string, number>();
    counts.set(name, valueCounts.set(value, count));
  }
  return counts;
}
