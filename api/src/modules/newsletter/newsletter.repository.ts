import type { NewsletterFrequency } from '@gruenland/shared-contracts/api/newsletter.ts';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
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

/** Finds a sign-up and locks its row, so that parallel confirmations are serialized. */
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
  confirmation: { readonly confirmIp: string; readonly confirmUserAgent: string },
): Promise<void> {
  await db
    .update(newsletterSignUps)
    .set({ ...confirmation, confirmedAt: sql`now()` })
    .where(eq(newsletterSignUps.id, id));
}

/** Adds pending subscriptions for the requested lists; active ones stay unchanged. */
export async function addPendingSubscriptions(
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

export async function activateSubscriptions(
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

/**
 * Ends a subscription. If `version` is given, ends it only while that version is current.
 * @returns whether the subscription was ended
 */
export async function endSubscription(
  db: Executor,
  id: string,
  version?: number,
): Promise<boolean> {
  const versionCondition =
    version === undefined ? undefined : eq(newsletterSubscriptions.version, version);
  const rows = await db
    .update(newsletterSubscriptions)
    .set({
      state: 'unsubscribed',
      endedAt: sql`now()`,
      version: sql`${newsletterSubscriptions.version} + 1`,
    })
    .where(and(eq(newsletterSubscriptions.id, id), versionCondition))
    .returning({ id: newsletterSubscriptions.id });
  return rows.length > 0;
}

export async function changeSubscription(
  db: Executor,
  id: string,
  change: { readonly frequency?: NewsletterFrequency; readonly pausedUntil?: Date | null },
): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({ ...change, version: sql`${newsletterSubscriptions.version} + 1` })
    .where(eq(newsletterSubscriptions.id, id));
}

export async function findSignUpsOfEmail(db: Executor, email: string): Promise<StoredSignUp[]> {
  return db
    .select()
    .from(newsletterSignUps)
    .where(eq(newsletterSignUps.email, email))
    .orderBy(newsletterSignUps.id);
}

/**
 * Ends all subscriptions of an email address. With `createdUntil`, ends only those that started by
 * that time.
 */
export async function endSubscriptionsOfEmail(
  db: Executor,
  email: string,
  createdUntil?: Date,
): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({ state: 'unsubscribed', endedAt: sql`now()` })
    .where(
      and(
        eq(newsletterSubscriptions.email, email),
        inArray(newsletterSubscriptions.state, ['active', 'pending']),
        createdUntil && lte(newsletterSubscriptions.createdAt, createdUntil),
      ),
    );
}

/**
 * Marks a subscription as bounced, because the mail server rejects its email address permanently.
 * Ended subscriptions keep their state.
 */
export async function markBounced(db: Executor, id: string): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({
      state: 'bounced',
      endedAt: sql`now()`,
      version: sql`${newsletterSubscriptions.version} + 1`,
    })
    .where(and(eq(newsletterSubscriptions.id, id), eq(newsletterSubscriptions.state, 'active')));
}
