import { and, count, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';

import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import { jobApplications as applications } from '#db/tables/job-applications.ts';
import { jobPostings as jobs } from '#db/tables/job-postings.ts';

import { computeDerivedColumns } from '../job-record.repository.ts';
import type { StoredJob } from '../job-record.repository.ts';
import type { ContentColumns } from './job-content.ts';

/** Replaces the content of a job and the columns derived from the content. */
export async function updateContent(
  tx: Executor,
  id: string,
  content: ContentColumns,
  extraColumns: Partial<typeof jobs.$inferInsert> = {},
): Promise<void> {
  await updatePosting(tx, id, { ...content, ...computeDerivedColumns(content), ...extraColumns });
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

/** Returns the jobs of a person, each with its number of applications, newest first. */
export async function findOwnJobs(db: Executor, { id, email }: User) {
  const ownerCondition = or(
    eq(jobs.userId, id),
    and(isNull(jobs.userId), eq(jobs.ownerEmail, email)),
  );
  const ownJobs = await db
    .select()
    .from(jobs)
    .where(and(ownerCondition, sql`${jobs.state} <> 'deleted'`))
    .orderBy(desc(jobs.number))
    .limit(100);
  const counts = await db
    .select({
      postingId: applications.postingId,
      total: count(),
      unread: sql<number>`count(*) filter (where ${applications.state} = 'received')::int`,
    })
    .from(applications)
    .innerJoin(jobs, eq(applications.postingId, jobs.id))
    .where(and(ownerCondition, sql`${applications.state} not in ('unconfirmed', 'withdrawn')`))
    .groupBy(applications.postingId);
  const countsByJob = new Map(counts.map(({ postingId, ...rest }) => [postingId, rest]));
  return ownJobs.map((job: StoredJob) => ({
    job,
    applications: countsByJob.get(job.id) ?? { total: 0, unread: 0 },
  }));
}

/** Days until an unconfirmed guest job is deleted. */
const unconfirmedDays = 14;

/** Deletes guest jobs that were not confirmed in time. */
export async function removeUnconfirmedJobs(db: Executor, now = new Date()): Promise<void> {
  const createdBefore = new Date(now.getTime() - unconfirmedDays * 86_400_000);
  await db
    .delete(jobs)
    .where(
      and(eq(jobs.state, 'unconfirmed'), sql`${jobs.updatedAt} < ${createdBefore.toISOString()}`),
    );
}

/** Days after the deletion of a job until its content is removed. */
const deletedRetentionDays = 30;

/**
 * Removes the content of deleted jobs. The row with the job number remains, because the URL answers
 * 410 and applications, whose retention period is longer, still refer to the row.
 */
export async function clearDeletedJobs(db: Executor, now = new Date()): Promise<void> {
  const deletedBefore = new Date(now.getTime() - deletedRetentionDays * 86_400_000);
  const emptyContent = {
    title: 'Gelöschte Stelle',
    employer: '',
    duties: '',
    profile: '',
    offer: '',
  };
  await db
    .update(jobs)
    .set({
      ...emptyContent,
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
        eq(jobs.state, 'deleted'),
        ne(jobs.title, emptyContent.title),
        sql`coalesce(${jobs.endedAt}, ${jobs.updatedAt}) < ${deletedBefore.toISOString()}`,
      ),
    );
}
