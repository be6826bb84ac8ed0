import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { emailChanges } from '#db/tables/email-changes.ts';
import { users } from '#db/tables/users.ts';

export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
}

/** Hours within which a user must confirm a new email address. */
export const emailChangeLifetimeHours = 24;

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

/** Returns a user's latest unconfirmed email change, or null if there is none. */
export async function findPendingEmailChange(
  db: Executor,
  userId: string,
): Promise<EmailChange | null> {
  const rows = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.confirmedAt),
        gt(
          emailChanges.createdAt,
          sql`now() - make_interval(hours => ${emailChangeLifetimeHours})`,
        ),
      ),
    )
    .orderBy(desc(emailChanges.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Deletes all pending email changes of a user, because a new change replaces them. */
export async function deletePendingEmailChanges(db: Executor, userId: string): Promise<void> {
  await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.confirmedAt)));
}

export async function markEmailChangeConfirmed(db: Executor, id: string): Promise<void> {
  await db
    .update(emailChanges)
    .set({ confirmedAt: sql`now()` })
    .where(eq(emailChanges.id, id));
}

/**
 * Finds the former email addresses of a user, each with the time at which the user gave it up.
 * Omits addresses that now belong to another account.
 */
export async function findFormerEmailAddresses(
  db: Executor,
  userId: string,
): Promise<{ readonly email: string; readonly usedUntil: Date }[]> {
  const rows = await db
    .select({ email: emailChanges.oldEmail, usedUntil: emailChanges.confirmedAt })
    .from(emailChanges)
    .leftJoin(users, eq(users.email, emailChanges.oldEmail))
    .where(
      and(eq(emailChanges.userId, userId), isNotNull(emailChanges.confirmedAt), isNull(users.id)),
    )
    .orderBy(emailChanges.id);
  // If the user gave up the same email address several times, the latest time is used.
  const givenUpAtByEmail = new Map(rows.map(({ email, usedUntil }) => [email, usedUntil]));
  return [...givenUpAtByEmail].flatMap(([email, givenUpAt]) =>
    givenUpAt ? [{ email, usedUntil: givenUpAt }] : [],
  );
}

/**
 * Deletes unconfirmed email changes that were created before `createdBefore`. Confirmed changes are
 * kept, because they list the user's former email addresses.
 */
export async function deleteOldEmailChanges(db: Executor, createdBefore: Date): Promise<void> {
  await deleteInBatches(
    db,
    emailChanges,
    and(isNull(emailChanges.confirmedAt), lt(emailChanges.createdAt, createdBefore)),
  );
}
