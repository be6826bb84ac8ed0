import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { jobPostings as job } from '#db/tables/job-postings.ts';
import { createDistanceExpression, createRadiusCondition } from '#places/distance.ts';
import { createMatchCondition } from '#word-search/searchable-list.ts';

import { jobChoices } from './job-filters.ts';
import type { JobChoice, JobFilters } from './job-filters.ts';

/** Returns the SQL expression for the distance between a job and a point, in metres. */
export const createJobDistanceExpression = (point: {
  readonly lat: number;
  readonly lng: number;
}) => createDistanceExpression(job, point);

/** SQL condition: the job is listed and has not ended. */
export const listedCondition = sql`listed and ${job.validThrough} > now()`;

/**
 * Returns the condition for jobs in the list and in all facet counts: listed, and matching the
 * filters for pay, words and distance.
 */
export function createCommonCondition({
  minHourlyCents,
  words,
  near,
}: JobFilters): SQL | undefined {
  return and(
    listedCondition,
    minHourlyCents === null ? undefined : sql`${job.payHourCents} >= ${minHourlyCents}`,
    words === null ? undefined : createMatchCondition(job.lexemes, words.any),
    near ? createRadiusCondition(job, near) : undefined,
  );
}

function createChoiceCondition(
  { column, mustMatchAll }: JobChoice,
  values: readonly string[],
): SQL {
  if (column === 'experience') return sql`${job.experience} in ${values}`;
  const list = sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
  return mustMatchAll ? sql`${job[column]} @> ${list}` : sql`${job[column]} && ${list}`;
}

/** Returns the conditions of the filters that have facets with counts, keyed by parameter name. */
export function createFacetConditions({ selectedChoices }: JobFilters): ReadonlyMap<string, SQL> {
  return new Map(
    jobChoices.flatMap((choice) => {
      const values = selectedChoices.get(choice.name) ?? [];
      return values.length > 0
        ? [[choice.name, createChoiceCondition(choice, values)] as const]
        : [];
    }),
  );
}
