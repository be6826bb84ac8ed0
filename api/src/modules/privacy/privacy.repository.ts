import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, not, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { dataExports } from '#db/tables/privacy.ts';
import { tasks } from '#db/tables/tasks.ts';
import { users } from '#db/tables/users.ts';

const exportColumns = {
  id: dataExports.id,
  createdAt: dataExports.createdAt,
  readyAt: dataExports.readyAt,
  expiresAt: dataExports.expiresAt,
};

export async function insertExport(tx: Executor, userId: string, expiresAt: Date): Promise<string> {
  const id = ulid();
  await tx.insert(dataExports).values({ id, userId, expiresAt });
  return id;
}

export async function findExports(db: Executor, userId: string) {
  return db
    .select(exportColumns)
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.expiresAt, sql`now()`)))
    .orderBy(desc(dataExports.id));
}

/** SQL condition: the task that creates the export will still run. */
const inProgressCondition = sql`exists (select 1 from ${tasks} where ${tasks.kind} = 'privacy.export'
  and ${tasks.payload} ->> 'exportId' = ${dataExports.id}
  and ${tasks.state} in ('waiting', 'running'))`;

/** Returns the id of the export that is being created. A user can have only one such export. */
export async function findPendingExport(db: Executor, userId: string): Promise<string | null> {
  const rows = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), isNull(dataExports.readyAt), inProgressCondition))
    .limit(1);
  return rows[0]?.id ?? null;
}

/** Deletes the user's exports whose task failed. A new export replaces them. */
export async function deleteFailedExports(tx: Executor, userId: string): Promise<void> {
  await tx
    .delete(dataExports)
    .where(
      and(eq(dataExports.userId, userId), isNull(dataExports.readyAt), not(inProgressCondition)),
    );
}

export async function findExportOwner(db: Executor, id: string) {
  const rows = await db
    .select({ id: users.id, email: users.email, displayName: users.displayName })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(eq(dataExports.id, id));
  return rows[0] ?? null;
}

export async function findArchive(
  db: Executor,
  id: string,
  userId: string,
): Promise<Buffer | null> {
  const rows = await db
    .select({ archive: dataExports.archive })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.userId, userId),
        gt(dataExports.expiresAt, sql`now()`),
        isNotNull(dataExports.readyAt),
      ),
    );
  return rows[0]?.archive ?? null;
}

export async function saveArchive(db: Executor, id: string, archive: Buffer): Promise<void> {
  await db
    .update(dataExports)
    .set({ archive, readyAt: sql`now()` })
    .where(eq(dataExports.id, id));
}

export async function deleteOldExports(db: Executor, expiredBefore: Date): Promise<void> {
  await deleteInBatches(db, dataExports, lt(dataExports.expiresAt, expiredBefore));
}

/**
 * Sets the time at which an account is due for deletion. If `dueAt` is null, cancels the deletion.
 */
export async function setDeletionTime(tx: Executor, userId: string, dueAt: Date | null) {
  await tx.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, userId));
}

export async function findDeletionTime(db: Executor, userId: string): Promise<Date | null> {
  const rows = await db
    .select({ deletionDueAt: users.deletionDueAt })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0]?.deletionDueAt ?? null;
}

/** Returns up to 100 accounts whose grace period is over, in the order of ids after `afterId`. */
export async function findDueDeletions(db: Executor, now: Date, afterId: string) {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(lte(users.deletionDueAt, now), gt(users.id, afterId)))
    .orderBy(asc(users.id))
    .limit(100);
}

/**
 * Locks an account. @returns false if its deletion is no longer due: the user may have cancelled it
 */
export async function lockDueDeletion(tx: Executor, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), lte(users.deletionDueAt, now)))
    .for('update');
  return rows.length > 0;
}

/** Deletes the account; foreign keys delete its sessions, sign-in methods and other rows. */
export async function deleteUser(tx: Executor, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
