import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { deleteInBatches, updateInBatches } from '#db/erase-in-batches.ts';
import { jobPostings as jobs } from '#db/tables/job-postings.ts';

/** Deletes unconfirmed guest jobs whose last change was before `changedBefore`. */
export async function deleteUnconfirmedJobs(db: Executor, changedBefore: Date): Promise<void> {
  const unconfirmedCondition = eq(jobs.state, 'unconfirmed');
  await deleteInBatches(db, jobs, and(unconfirmedCondition, lt(jobs.updatedAt, changedBefore)));
}

/** Removes the content of jobs that were deleted before `deletedBefore`. */
export async function clearDeletedJobs(db: Executor, deletedBefore: Date): Promise<void> {
  const deletedCondition = and(
    eq(jobs.state, 'deleted'),
    sql`coalesce(${jobs.endedAt}, ${jobs.updatedAt}) < ${deletedBefore.toISOString()}`,
  );
  await clearContent(db, deletedCondition, 'Gelöschte Stelle');
}

/** Removes the content of jobs that ended before `endedBefore` and that nobody deleted. */
export async function clearEndedJobs(db: Executor, endedBefore: Date): Promise<void> {
  const endedAt = sql`coalesce(${jobs.endedAt},
    case when ${jobs.state} = 'rejected' then ${jobs.updatedAt} else ${jobs.validThrough} end)`;
  const endedCondition = and(
    sql`${jobs.state} in ('filled', 'expired', 'rejected', 'blocked')`,
    sql`${endedAt} < ${endedBefore.toISOString()}`,
  );
  await clearContent(db, endedCondition, 'Beendete Stelle');
}

/**
 * Clears the content but keeps the row. The URL with the job number then answers 410, and stored
 * applications can still refer to the row.
 */
async function clearContent(db: Executor, condition: SQL | undefined, title: string) {
  const emptyContent = { title, employer: '', duties: '', profile: '', offer: '' };
  const emptyDetails = { employerUrl: null, contactPerson: null, applyUrl: null, reference: null };
  const change = {
    ...emptyContent,
    ...emptyDetails,
    employerText: '',
    intro: '',
    contact: '',
    otherPlaces: [],
    change: null,
    words: sql`''::tsvector` as never,
    lexemes: sql`''::tsvector` as never,
    userId: null,
    ownerEmail: null,
  };
  await updateInBatches(db, jobs, change, and(condition, ne(jobs.title, title)));
}
