import { and, desc, eq, getTableColumns, gt, inArray, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { jobPostings as job } from '#db/tables/job-postings.ts';
import { readRankedPage } from '#word-search/read-ranked-page.ts';
import type { RankedRows } from '#word-search/read-ranked-page.ts';

import {
  createCommonCondition,
  createFacetConditions,
  createJobDistanceExpression,
  listedCondition,
} from './job-conditions.ts';
import type { JobFilters } from './job-filters.ts';
import type { StoredJob } from './job-record.repository.ts';

const {
  words: _words,
  lexemes: _lexemes,
  intro: _intro,
  duties: _duties,
  profile: _profile,
  offer: _offer,
  contact: _contact,
  employerText: _employerText,
  change: _change,
  ...teaserColumns
} = getTableColumns(job);

/** A job without the columns that only the detail page needs. */
export type ListedJob = Omit<
  StoredJob,
  | 'words'
  | 'lexemes'
  | 'intro'
  | 'duties'
  | 'profile'
  | 'offer'
  | 'contact'
  | 'employerText'
  | 'change'
> & { readonly distance: number | null };

const newestFirstOrder = [sql`${job.publishedAt} desc`, sql`${job.number} desc`];

function getOrder({ sort, near }: JobFilters): SQL[] {
  if (sort === 'lohn') return [sql`${job.payHourCents} desc nulls last`, sql`${job.number} desc`];
  if (sort === 'entfernung' && near) return [sql`distance`, ...newestFirstOrder];
  return newestFirstOrder;
}

/**
 * Returns one page of the jobs that match the filters. With search words, the best matches come
 * first, and equally good ones in the chosen order.
 *
 * @param total number of rows on all pages; only awaited if there are search words
 */
export async function findJobs(
  db: Executor,
  filters: JobFilters,
  total: Promise<number>,
): Promise<ListedJob[]> {
  const { near, words, page, perPage } = filters;
  const distance = near ? createJobDistanceExpression(near) : sql<null>`null::float8`;
  const facetConditions = createFacetConditions(filters).values();
  const filterCondition = and(createCommonCondition(filters), ...facetConditions);
  const read: RankedRows<ListedJob>['read'] = (condition, rank, limit, offset) =>
    db
      .select({ ...teaserColumns, distance: sql<number | null>`${distance}`.as('distance') })
      .from(job)
      .where(and(filterCondition, condition))
      .orderBy(...(rank ? [rank] : []), ...getOrder(filters))
      .limit(limit)
      .offset(offset);
  const offset = (page - 1) * perPage;
  if (!words) return read(undefined, undefined, perPage, offset);
  return readRankedPage(
    words,
    { limit: perPage, offset, total },
    {
      lexemes: job.lexemes,
      read,
      count: (condition) => db.$count(job, and(filterCondition, condition)),
    },
  );
}

export async function findJob(db: Executor, number: number): Promise<StoredJob | null> {
  const rows = await db.select().from(job).where(eq(job.number, number));
  return rows[0] ?? null;
}

/** Returns at most `limit` matching jobs that were published after `publishedAfter`, newest first. */
export async function findNewJobs(
  db: Executor,
  filters: JobFilters,
  publishedAfter: Date,
  limit: number,
): Promise<StoredJob[]> {
  const conditions = [createCommonCondition(filters), ...createFacetConditions(filters).values()];
  return db
    .select()
    .from(job)
    .where(and(...conditions, gt(job.publishedAt, publishedAfter)))
    .orderBy(...newestFirstOrder)
    .limit(limit);
}

/** Returns the time at which the newest listed job was published. */
export async function findLastJobPublication(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ publishedAt: job.publishedAt })
    .from(job)
    .where(sql`listed`)
    .orderBy(...newestFirstOrder)
    .limit(1);
  return row?.publishedAt ?? null;
}

/** Returns the jobs with these numbers, in no particular order. */
export async function findJobsByNumber(
  db: Executor,
  numbers: readonly number[],
): Promise<StoredJob[]> {
  if (numbers.length === 0) return [];
  return db
    .select()
    .from(job)
    .where(inArray(job.number, [...numbers]));
}

/** Returns the distance of a job from a point in metres; null if the job has no coordinates. */
export async function findJobDistance(
  db: Executor,
  number: number,
  point: { readonly lat: number; readonly lng: number },
): Promise<number | null> {
  const [row] = await db
    .select({ distance: createJobDistanceExpression(point) })
    .from(job)
    .where(eq(job.number, number));
  return row?.distance ?? null;
}

export async function findJobById(
  db: Executor,
  id: string,
  shouldLock = false,
): Promise<StoredJob | null> {
  const query = db.select().from(job).where(eq(job.id, id));
  const rows = await (shouldLock ? query.for('update') : query);
  return rows[0] ?? null;
}

/** Returns other listed jobs that share a field of work with the given job, nearest first. */
export async function findSimilarJobs(
  db: Executor,
  { id, fields, lat, lng }: StoredJob,
  maxCount: number,
): Promise<ListedJob[]> {
  const distance = createJobDistanceExpression({ lat, lng });
  return db
    .select({ ...teaserColumns, distance: sql<null>`null::float8` })
    .from(job)
    .where(and(listedCondition, sql`${job.fields} && ${sql.param(fields)}::text[]`, ne(job.id, id)))
    .orderBy(distance, desc(job.publishedAt))
    .limit(maxCount);
}

/**
 * Returns the data for the job URLs in one sitemap part, ordered by job number, and the total count
 * of listed jobs.
 */
export async function findSitemapJobs(db: Executor, part: number, partSize: number) {
  const rows = await db
    .select({
      title: job.title,
      place: job.place,
      number: job.number,
      updatedAt: job.updatedAt,
    })
    .from(job)
    .where(listedCondition)
    .orderBy(job.number)
    .limit(partSize)
    .offset((part - 1) * partSize);
  return { rows, total: await db.$count(job, listedCondition) };
}

/** Sets active and paused jobs whose last day has passed to `expired`. @returns these jobs */
export async function expireJobs(
  db: Executor,
): Promise<{ readonly id: string; readonly validThrough: Date }[]> {
  return db
    .update(job)
    .set({ state: 'expired', endedAt: job.validThrough, version: sql`${job.version} + 1` })
    .where(and(sql`${job.state} in ('active', 'paused')`, sql`${job.validThrough} <= now()`))
    .returning({ id: job.id, validThrough: job.validThrough });
}
