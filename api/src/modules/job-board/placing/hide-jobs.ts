import { and, eq, isNull, or, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { jobPostings as job } from '#db/tables/job-postings.ts';

import type { StoredJob } from '../job-record.repository.ts';

/**
 * The owner of jobs: an account, and the email address with which its user placed jobs as a guest.
 */
export interface JobOwner {
  readonly id: string;
  readonly email: string;
}

/** Returns the SQL condition for the owner's jobs. */
export const createJobOwnerCondition = ({ id, email }: JobOwner) =>
  or(eq(job.userId, id), and(isNull(job.userId), eq(job.ownerEmail, email)));

/**
 * Returns whether a job is hidden only because its owner's account is blocked. `endedAt` is set if
 * a moderator blocked the job itself.
 */
export const isHiddenByAccountBlock = ({ state, endedAt }: Pick<StoredJob, 'state' | 'endedAt'>) =>
  state === 'blocked' && endedAt === null;

/** Hides the active jobs of a blocked account. @returns the number of hidden jobs */
export async function hideJobs(tx: Executor, owner: JobOwner): Promise<number> {
  const hiddenJobs = await tx
    .update(job)
    .set({ state: 'blocked', endedAt: null, version: sql`${job.version} + 1` })
    .where(and(createJobOwnerCondition(owner), eq(job.state, 'active')))
    .returning({ id: job.id });
  return hiddenJobs.length;
}

/**
 * Restores the jobs that {@link hideJobs} hid. Jobs that ended in the meantime stay unlisted; the
 * daily task sets them to expired. @returns the number of restored jobs
 */
export async function restoreHiddenJobs(tx: Executor, owner: JobOwner): Promise<number> {
  const restoredJobs = await tx
    .update(job)
    .set({ state: 'active', version: sql`${job.version} + 1` })
    .where(and(createJobOwnerCondition(owner), eq(job.state, 'blocked'), isNull(job.endedAt)))
    .returning({ id: job.id });
  return restoredJobs.length;
}
