import { and, eq, isNull, or, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { jobPostings as job } from '#db/tables/job-postings.ts';

import type { StoredJob } from '../job-record.repository.ts';

/** Somebody with their Stellen: those of the account, and those placed as a guest with its address. */
export interface JobOwner {
  readonly id: string;
  readonly email: string;
}

/** Condition of a query: what is theirs. */
export const jobsOf = ({ id, email }: JobOwner) =>
  or(eq(job.userId, id), and(isNull(job.userId), eq(job.ownerEmail, email)));

/**
 * Whether a Stelle is away only because its owner is blocked. One that the desk blocks for itself has
 * ended; this one has not.
 */
export const isHeldWithAccount = ({ state, endedAt }: Pick<StoredJob, 'state' | 'endedAt'>) =>
  state === 'gesperrt' && endedAt === null;

/** Takes the running Stellen of a blocked account out of the lists. @returns how many */
export async function holdJobs(tx: Executor, owner: JobOwner): Promise<number> {
  const held = await tx
    .update(job)
    .set({ state: 'gesperrt', endedAt: null, version: sql`${job.version} + 1` })
    .where(and(jobsOf(owner), eq(job.state, 'aktiv')))
    .returning({ id: job.id });
  return held.length;
}

/**
 * Gives back what {@link holdJobs} took. What has run out meanwhile stands in no list, and the daily
 * work ends it. @returns how many
 */
export async function giveJobsBack(tx: Executor, owner: JobOwner): Promise<number> {
  const given = await tx
    .update(job)
    .set({ state: 'aktiv', version: sql`${job.version} + 1` })
    .where(and(jobsOf(owner), eq(job.state, 'gesperrt'), isNull(job.endedAt)))
    .returning({ id: job.id });
  return given.length;
}
