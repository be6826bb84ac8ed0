import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { verifications } from '#db/tables/sessions.ts';
import { passkeys } from '#db/tables/auth-methods.ts';

export type StoredPasskey = typeof passkeys.$inferSelect;

/** Stores a challenge. Only one response to the challenge is accepted. */
export async function insertChallenge(
  db: Executor,
  purpose: string,
  value: string,
  expiresAt: Date,
): Promise<string> {
  const id = ulid();
  await db.insert(verifications).values({ id, identifier: purpose, value, expiresAt });
  return id;
}

/**
 * Deletes a challenge and returns it, so that only one of several parallel requests receives the
 * challenge.
 */
export async function consumeChallenge(
  db: Executor,
  id: string,
  purpose: string,
): Promise<string | null> {
  const rows = await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.id, id),
        eq(verifications.identifier, purpose),
        gt(verifications.expiresAt, sql`now()`),
      ),
    )
    .returning({ value: verifications.value });
  return rows[0]?.value ?? null;
}

export async function deleteOldChallenges(db: Executor, expiredBefore: Date): Promise<void> {
  await deleteInBatches(db, verifications, lt(verifications.expiresAt, expiredBefore));
}

export async function findPasskeys(db: Executor, userId: string): Promise<StoredPasskey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

export async function findPasskey(
  db: Executor,
  credentialId: string,
): Promise<StoredPasskey | null> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return rows[0] ?? null;
}

export async function insertPasskey(
  db: Executor,
  passkey: Omit<typeof passkeys.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(passkeys).values({ ...passkey, id: ulid() });
}

export async function recordPasskeyUse(db: Executor, id: string, counter: number): Promise<void> {
  await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, id));
}

export async function deletePasskey(db: Executor, userId: string, id: string): Promise<boolean> {
  const deletedPasskeys = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return deletedPasskeys.length > 0;
}
