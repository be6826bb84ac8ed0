import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';

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
  const applicationCountsByJob = new Map(counts.map(({ postingId, ...rest }) => [postingId, rest]));
  return ownJobs.map((job: StoredJob) => ({
    job,
    applications: applicationCountsByJob.get(job.id) ?? { total: 0, unread: 0 },
  }));
}
