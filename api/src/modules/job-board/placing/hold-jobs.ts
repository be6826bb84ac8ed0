import { and, eq, isNull, or, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { jobPostings as job } from '#db/tables/job-postings.ts';

import type { StoredJob } from '../job-record.repository.ts';

/** An account and the guest jobs placed with its email address. */
export interface JobOwner {
  readonly id: string;
  readonly email: string;
}

/** SQL condition for the owner's jobs. */
export const jobOwnerCondition = ({ id, email }: JobOwner) =>
  or(eq(job.userId, id), and(isNull(job.userId), eq(job.ownerEmail, email)));

/**
 * Whether a job is hidden only because its owner's account is blocked. A moderator's block on the
 * job itself sets `endedAt`.
 */
export const isHeldByAccountBlock = ({ state, endedAt }: Pick<StoredJob, 'state' | 'endedAt'>) =>
  state === 'blocked' && endedAt === null;

/** Hides the running jobs of a blocked account. @returns the number of hidden jobs */
export async function holdJobs(tx: Executor, owner: JobOwner): Promise<number> {
  const held = await tx
    .update(job)
    .set({ state: 'blocked', endedAt: null, version: sql`${job.version} + 1` })
    .where(and(jobOwnerCondition(owner), eq(job.state, 'active')))
    .returning({ id: job.id });
  return held.length;
}

/**
 * Restores the jobs that {@link holdJobs} hid. Jobs whose run has ended stay unlisted until the
 * daily task marks them as expired. @returns the number of restored jobs
 */
export async function restoreHeldJobs(tx: Executor, owner: JobOwner): Promise<number> {
  const given = await tx
    .update(job)
    .set({ state: 'active', version: sql`${job.version} + 1` })
    .where(and(jobOwnerCondition(owner), eq(job.state, 'blocked'), isNull(job.endedAt)))
    .returning({ id: job.id });
  return given.length;
}
