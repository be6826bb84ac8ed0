import { and, count, desc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';

import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import { jobApplications as applications } from '#db/tables/job-applications.ts';
import { jobPostings as jobs } from '#db/tables/job-postings.ts';
import {
  countOwnEntryPages,
  getOwnEntriesOffset,
  OWN_ENTRIES_PER_PAGE,
} from '#listing/own-entry-pages.ts';

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

/**
 * Returns one page of the jobs of a person, each with its number of applications, newest first, and
 * the number of pages.
 */
export async function findOwnJobs(db: Executor, { id, email }: User, page: number) {
  const ownerCondition = or(
    eq(jobs.userId, id),
    and(isNull(jobs.userId), eq(jobs.ownerEmail, email)),
  );
  const condition = and(ownerCondition, ne(jobs.state, 'deleted'));
  const ownJobs = await db
    .select()
    .from(jobs)
    .where(condition)
    .orderBy(desc(jobs.number))
    .limit(OWN_ENTRIES_PER_PAGE)
    .offset(getOwnEntriesOffset(page));
  const ids = ownJobs.map((job) => job.id);
  const counts = await db
    .select({
      postingId: applications.postingId,
      total: count(),
      unread: sql<number>`count(*) filter (where ${applications.state} = 'received')::int`,
    })
    .from(applications)
    .where(
      and(
        inArray(applications.postingId, ids),
        notInArray(applications.state, ['unconfirmed', 'withdrawn']),
      ),
    )
    .groupBy(applications.postingId);
  const applicationCountsByJob = new Map(counts.map(({ postingId, ...rest }) => [postingId, rest]));
  return {
    pages: await countOwnEntryPages(db, jobs, condition),
    ownJobs: ownJobs.map((job: StoredJob) => ({
      job,
      applications: applicationCountsByJob.get(job.id) ?? { total: 0, unread: 0 },
    })),
  };
}
