import { and, asc, desc, eq, lt, ne, or, sql } from 'drizzle-orm';

import type { ApplicationState } from '@gruenland/shared-contracts/job-board/job-states.ts';

import type { Executor } from '#db/database.ts';
import { jobApplications as applications } from '#db/tables/job-applications.ts';
import { jobPostings as jobs } from '#db/tables/job-postings.ts';
import type { DataSubject } from '#modules/privacy/personal-data.ts';

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
  lock = false,
): Promise<StoredApplication | null> {
  const query = db.select().from(applications).where(eq(applications.id, id));
  const rows = await (lock ? query.for('update') : query);
  return rows[0] ?? null;
}

/** The one application of an address for a Stelle that is under way. */
export async function findLive(
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
        sql`${applications.state} not in ('unbestaetigt', 'abgesagt', 'zurueckgezogen')`,
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

/** What an employer has got for a Stelle; nothing that is not confirmed or was withdrawn. */
export async function findReceived(db: Executor, postingId: string): Promise<StoredApplication[]> {
  const hidden: readonly ApplicationState[] = ['unbestaetigt', 'zurueckgezogen'];
  return db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.postingId, postingId),
        ...hidden.map((state) => ne(applications.state, state)),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(500);
}

const ofPerson = ({ id, email }: DataSubject) =>
  or(eq(applications.userId, id), eq(applications.email, email));

/** Somebody's own applications with their Stelle, newest first. */
export async function findSent(db: Executor, subject: DataSubject) {
  return db
    .select({ application: applications, job: jobs })
    .from(applications)
    .innerJoin(jobs, eq(applications.postingId, jobs.id))
    .where(ofPerson(subject))
    .orderBy(desc(applications.id))
    .limit(100);
}

export async function removeOfPerson(tx: Executor, subject: DataSubject): Promise<void> {
  await tx.delete(applications).where(ofPerson(subject));
}

/** Days for which a guest's application waits for its confirmation. */
const unconfirmedDays = 7;
/** Claims for damages end after two months (§ 15 Abs. 4 AGG), suits three later; and a margin. */
const keptMonths = 6;

/** Removes what has outlived its purpose. */
export async function removeOldApplications(db: Executor, now = new Date()): Promise<void> {
  const days = new Date(now.getTime() - unconfirmedDays * 86_400_000);
  await db
    .delete(applications)
    .where(and(eq(applications.state, 'unbestaetigt'), lt(applications.updatedAt, days)));
  const over = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(applications.postingId, jobs.id))
    .where(
      sql`coalesce(${applications.endedAt}, ${jobs.endedAt}, ${jobs.validThrough})
        < ${now.toISOString()}::timestamptz - make_interval(months => ${keptMonths})`,
    );
  await db.delete(applications).where(sql`${applications.id} in ${over}`);
}
