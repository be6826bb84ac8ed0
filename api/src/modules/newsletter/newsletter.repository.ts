import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { newsletterSignUps, newsletterSubscriptions } from '#db/tables/newsletter.ts';

export type StoredSignUp = typeof newsletterSignUps.$inferSelect;
export type StoredSubscription = typeof newsletterSubscriptions.$inferSelect;
export type NewSignUp = Omit<typeof newsletterSignUps.$inferInsert, 'id' | 'createdAt'>;

export async function insertSignUp(db: Executor, signUp: NewSignUp): Promise<string> {
  const id = ulid();
  await db.insert(newsletterSignUps).values({ ...signUp, id });
  return id;
}

export async function findSignUp(db: Executor, id: string): Promise<StoredSignUp | null> {
  const rows = await db.select().from(newsletterSignUps).where(eq(newsletterSignUps.id, id));
  return rows[0] ?? null;
}

/** Locks the row, so that of several confirmations at once one comes first. */
export async function lockSignUpByToken(db: Executor, hash: string): Promise<StoredSignUp | null> {
  const rows = await db
    .select()
    .from(newsletterSignUps)
    .where(eq(newsletterSignUps.tokenHash, hash))
    .for('update');
  return rows[0] ?? null;
}

export async function saveSignUpToken(
  db: Executor,
  id: string,
  tokenHash: string,
  tokenExpiresAt: Date,
): Promise<void> {
  await db
    .update(newsletterSignUps)
    .set({ tokenHash, tokenExpiresAt })
    .where(eq(newsletterSignUps.id, id));
}

export async function markSignUpConfirmed(
  db: Executor,
  id: string,
  by: { readonly confirmIp: string; readonly confirmUserAgent: string },
): Promise<void> {
  await db
    .update(newsletterSignUps)
    .set({ ...by, confirmedAt: sql`now()` })
    .where(eq(newsletterSignUps.id, id));
}

/** Notes wished-for lists without touching those that are active already. */
export async function addPending(
  db: Executor,
  email: string,
  listIds: readonly string[],
): Promise<void> {
  await db
    .insert(newsletterSubscriptions)
    .values(listIds.map((listId) => ({ id: ulid(), email, listId })))
    .onConflictDoUpdate({
      target: [newsletterSubscriptions.email, newsletterSubscriptions.listId],
      set: { state: 'pending', updatedAt: sql`now()` },
      setWhere: sql`${newsletterSubscriptions.state} <> 'active'`,
    });
}

export async function activate(
  db: Executor,
  email: string,
  listIds: readonly string[],
): Promise<StoredSubscription[]> {
  return db
    .insert(newsletterSubscriptions)
    .values(
      listIds.map((listId) => ({
        id: ulid(),
        email,
        listId,
        state: 'active' as const,
        confirmedAt: new Date(),
      })),
    )
    .onConflictDoUpdate({
      target: [newsletterSubscriptions.email, newsletterSubscriptions.listId],
      set: {
        state: 'active',
        confirmedAt: sql`now()`,
        endedAt: null,
        updatedAt: sql`now()`,
        version: sql`${newsletterSubscriptions.version} + 1`,
      },
    })
    .returning();
}

export async function findSubscriptions(
  db: Executor,
  email: string,
): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
    .orderBy(newsletterSubscriptions.listId);
}

export async function findSubscription(
  db: Executor,
  id: string,
): Promise<StoredSubscription | null> {
  const rows = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, id));
  return rows[0] ?? null;
}

export async function endSubscription(db: Executor, id: string): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({
      state: 'unsubscribed',
      endedAt: sql`now()`,
      version: sql`${newsletterSubscriptions.version} + 1`,
    })
    .where(eq(newsletterSubscriptions.id, id));
}

export async function changeSubscription(
  db: Executor,
  id: string,
  change: { readonly frequency?: string; readonly pausedUntil?: Date | null },
): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({ ...change, version: sql`${newsletterSubscriptions.version} + 1` })
    .where(eq(newsletterSubscriptions.id, id));
}

/** Takes subscriptions along to a person's new address; lists that are there already stay. */
export async function moveSubscriptions(db: Executor, from: string, to: string): Promise<void> {
  const taken = db
    .select({ listId: newsletterSubscriptions.listId })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, to));
  await db
    .update(newsletterSubscriptions)
    .set({ email: to })
    .where(
      and(
        eq(newsletterSubscriptions.email, from),
        sql`${newsletterSubscriptions.listId} not in ${taken}`,
      ),
    );
}

export async function findSignUpsOf(db: Executor, email: string): Promise<StoredSignUp[]> {
  return db
    .select()
    .from(newsletterSignUps)
    .where(eq(newsletterSignUps.email, email))
    .orderBy(newsletterSignUps.id);
}

/** What was never confirmed was never wanted: nothing of it is kept. */
export async function deleteUnconfirmedSignUps(db: Executor, before: Date): Promise<void> {
  await db
    .delete(newsletterSignUps)
    .where(and(isNull(newsletterSignUps.confirmedAt), lt(newsletterSignUps.createdAt, before)));
  await db
    .delete(newsletterSubscriptions)
    .where(
      and(
        eq(newsletterSubscriptions.state, 'pending'),
        lt(newsletterSubscriptions.updatedAt, before),
      ),
    );
}

/** The last part of visitors' addresses, where the first ones are proof enough. */
export async function cutOldAddresses(db: Executor, before: Date): Promise<void> {
  const cut = (column: typeof newsletterSignUps.signUpIp | typeof newsletterSignUps.confirmIp) =>
    sql`regexp_replace(${column}, '[.:][0-9a-fA-F]*$', '')|| ' …'`;
  await db
    .update(newsletterSignUps)
    .set({
      signUpIp: cut(newsletterSignUps.signUpIp),
      confirmIp: cut(newsletterSignUps.confirmIp),
    })
    .where(
      and(
        isNotNull(newsletterSignUps.signUpIp),
        lt(newsletterSignUps.createdAt, before),
        sql`${newsletterSignUps.signUpIp} not like '% …'`,
      ),
    );
}

/** Proof is kept for three years after the last subscription of an address has ended. */
export async function deleteOldProofs(db: Executor, endedBefore: Date): Promise<void> {
  const needed = db
    .select({ email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(
      sql`${newsletterSubscriptions.state} = 'active' or ${newsletterSubscriptions.endedAt} > ${endedBefore.toISOString()}::timestamptz`,
    );
  await db
    .delete(newsletterSignUps)
    .where(
      and(
        lt(newsletterSignUps.createdAt, endedBefore),
        sql`${newsletterSignUps.email} not in ${needed}`,
      ),
    );
  await db
    .delete(newsletterSubscriptions)
    .where(
      and(
        inArray(newsletterSubscriptions.state, ['unsubscribed', 'bounced', 'complained']),
        lt(newsletterSubscriptions.endedAt, endedBefore),
      ),
    );
}

export async function endAllOf(db: Executor, email: string): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({ state: 'unsubscribed', endedAt: sql`now()` })
    .where(
      and(
        eq(newsletterSubscriptions.email, email),
        inArray(newsletterSubscriptions.state, ['active', 'pending']),
      ),
    );
}
