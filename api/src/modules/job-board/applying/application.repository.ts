import { and, asc, desc, eq, lt, ne, or, sql } from 'drizzle-orm';

import type { ApplicationState } from '@gruenland/shared-contracts/job-board/job-states.ts';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { jobApplications as applications } from '#db/tables/job-applications.ts';
import { jobPostings as jobs } from '#db/tables/job-postings.ts';
import type { DataSubject } from '#module/personal-data.ts';

export type StoredApplication = typeof applications.$inferSelect;
export type NewApplication = typeof applications.$inferInsert;

export async function insertApplication(
  tx: Executor,
  application: NewApplication,
): Promise<StoredApplication | null> {
  const rows = await tx.insert(applications).values(application).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

export async function findApplication(
  db: Executor,
  id: string,
  shouldLock = false,
): Promise<StoredApplication | null> {
  const query = db.select().from(applications).where(eq(applications.id, id));
  const rows = await (shouldLock ? query.for('update') : query);
  return rows[0] ?? null;
}

/** Finds the active application of an email address for a job; at most one can exist. */
export async function findActiveApplication(
  db: Executor,
  postingId: string,
  email: string,
): Promise<StoredApplication | null> {
  const rows = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.postingId, postingId),
        eq(applications.email, email),
        sql`${applications.state} not in ('unconfirmed', 'declined', 'withdrawn')`,
      ),
    );
  return rows[0] ?? null;
}

export async function changeApplication(
  tx: Executor,
  id: string,
  change: Partial<NewApplication>,
): Promise<void> {
  await tx
    .update(applications)
    .set({ ...change, version: sql`${applications.version} + 1` })
    .where(eq(applications.id, id));
}

export async function removeApplication(tx: Executor, id: string): Promise<void> {
  await tx.delete(applications).where(eq(applications.id, id));
}

/**
 * Returns the applications for a job that its employer may see: all except unconfirmed and
 * withdrawn ones.
 */
export async function findReceivedApplications(
  db: Executor,
  postingId: string,
): Promise<StoredApplication[]> {
  const hiddenStates: readonly ApplicationState[] = ['unconfirmed', 'withdrawn'];
  return db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.postingId, postingId),
        ...hiddenStates.map((state) => ne(applications.state, state)),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(500);
}

const createPersonCondition = ({ id, email }: DataSubject) =>
  or(eq(applications.userId, id), eq(applications.email, email));

/** Returns the applications that a person sent, each with its job, newest first. */
export async function findSentApplications(db: Executor, subject: DataSubject) {
  return db
    .select({ application: applications, job: jobs })
    .from(applications)
    .innerJoin(jobs, eq(applications.postingId, jobs.id))
    .where(createPersonCondition(subject))
    .orderBy(desc(applications.id))
    .limit(100);
}

export async function removeApplicationsOfPerson(
  tx: Executor,
  subject: DataSubject,
): Promise<void> {
  await tx.delete(applications).where(createPersonCondition(subject));
}

/** Deletes unconfirmed guest applications whose last change was before `changedBefore`. */
export async function deleteUnconfirmedApplications(
  db: Executor,
  changedBefore: Date,
): Promise<void> {
  const unconfirmedCondition = eq(applications.state, 'unconfirmed');
  const changedBeforeCondition = lt(applications.updatedAt, changedBefore);
  await deleteInBatches(db, applications, and(unconfirmedCondition, changedBeforeCondition));
}

/**
 * Deletes applications that ended before `endedBefore`. An undecided application ends when its job
 * ends.
 */
export async function deleteEndedApplications(db: Executor, endedBefore: Date): Promise<void> {
  const endedApplications = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(applications.postingId, jobs.id))
    .where(
      sql`coalesce(${applications.endedAt}, ${jobs.endedAt}, ${jobs.validThrough})
        < ${endedBefore.toISOString()}::timestamptz`,
    );
  await deleteInBatches(db, applications, sql`${applications.id} in ${endedApplications}`);
}
