import { and, count, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';

import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import { jobApplications as applications } from '#db/tables/job-applications.ts';
import { jobPostings as jobs } from '#db/tables/job-postings.ts';

import { derivedColumns } from '../job-record.repository.ts';
import type { StoredJob } from '../job-record.repository.ts';
import type { ContentColumns } from './job-content.ts';

/** Puts other content in place, with what follows from it. */
export async function updateContent(
  tx: Executor,
  id: string,
  content: ContentColumns,
  more: Partial<typeof jobs.$inferInsert> = {},
): Promise<void> {
  await updatePosting(tx, id, { ...content, ...derivedColumns(content), ...more });
}

export async function updatePosting(
  tx: Executor,
  id: string,
  change: Partial<typeof jobs.$inferInsert>,
): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...change, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, id));
}

/** Somebody's Stellen with how many applied, newest first. */
export async function findOwnJobs(db: Executor, { id, email }: User) {
  const mine = or(eq(jobs.userId, id), and(isNull(jobs.userId), eq(jobs.ownerEmail, email)));
  const own = await db
    .select()
    .from(jobs)
    .where(and(mine, sql`${jobs.state} <> 'geloescht'`))
    .orderBy(desc(jobs.number))
    .limit(100);
  const counts = await db
    .select({
      postingId: applications.postingId,
      total: count(),
      unread: sql<number>`count(*) filter (where ${applications.state} = 'eingegangen')::int`,
    })
    .from(applications)
    .innerJoin(jobs, eq(applications.postingId, jobs.id))
    .where(and(mine, sql`${applications.state} not in ('unbestaetigt', 'zurueckgezogen')`))
    .groupBy(applications.postingId);
  const byJob = new Map(counts.map(({ postingId, ...rest }) => [postingId, rest]));
  return own.map((job: StoredJob) => ({
    job,
    applications: byJob.get(job.id) ?? { total: 0, unread: 0 },
  }));
}

/** Days for which a guest's Stelle waits for its confirmation. */
const unconfirmedDays = 14;

/** Removes what nobody confirmed. */
export async function removeUnconfirmedJobs(db: Executor, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - unconfirmedDays * 86_400_000);
  await db
    .delete(jobs)
    .where(and(eq(jobs.state, 'unbestaetigt'), sql`${jobs.updatedAt} < ${before.toISOString()}`));
}

/** Days after which nothing is left of a deleted Stelle but that it is gone. */
const keptDeletedDays = 30;

/**
 * What is left of a deleted Stelle: its number, so that its address says that it is gone, and its row
 * for the applications to it, which have a time of their own.
 */
export async function emptyDeletedJobs(db: Executor, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptDeletedDays * 86_400_000);
  const gone = { title: 'Gelöschte Stelle', employer: '', tasks: '', profile: '', offer: '' };
  await db
    .update(jobs)
    .set({
      ...gone,
      employerText: '',
      employerUrl: null,
      contactPerson: null,
      intro: '',
      contact: '',
      applyUrl: null,
      reference: null,
      otherPlaces: [],
      change: null,
      words: sql`''::tsvector` as never,
      userId: null,
      ownerEmail: null,
    })
    .where(
      and(
        eq(jobs.state, 'geloescht'),
        ne(jobs.title, gone.title),
        sql`coalesce(${jobs.endedAt}, ${jobs.updatedAt}) < ${before.toISOString()}`,
      ),
    );
}
