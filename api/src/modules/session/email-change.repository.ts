import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { emailChanges } from '#db/tables/email-changes.ts';

export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
}

/** Hours that a wanted address waits for its confirmation. */
export const emailChangeHours = 24;

export async function insertEmailChange(
  db: Executor,
  change: Pick<EmailChange, 'userId' | 'oldEmail' | 'newEmail'>,
): Promise<string> {
  const id = ulid();
  await db.insert(emailChanges).values({ ...change, id });
  return id;
}

export async function findEmailChange(db: Executor, id: string): Promise<EmailChange | null> {
  const rows = await db.select().from(emailChanges).where(eq(emailChanges.id, id));
  return rows[0] ?? null;
}

/** The latest change that still waits, if any. */
export async function findPendingChange(db: Executor, userId: string): Promise<EmailChange | null> {
  const rows = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.confirmedAt),
        gt(emailChanges.createdAt, sql`now() - make_interval(hours => ${emailChangeHours})`),
      ),
    )
    .orderBy(desc(emailChanges.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Earlier wishes of a person are void once there is a newer one. */
export async function deletePendingChanges(db: Executor, userId: string): Promise<void> {
  await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.confirmedAt)));
}

export async function markChangeConfirmed(db: Executor, id: string): Promise<void> {
  await db
    .update(emailChanges)
    .set({ confirmedAt: sql`now()` })
    .where(eq(emailChanges.id, id));
}

export async function deleteOldEmailChanges(db: Executor, before: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.createdAt, before));
}
