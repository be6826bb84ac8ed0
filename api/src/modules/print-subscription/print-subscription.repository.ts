import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import {
  printOrderDrafts,
  printRequests,
  printSubscriptions,
} from '#db/tables/print-subscriptions.ts';

export type StoredPrintSubscription = typeof printSubscriptions.$inferSelect;
export type NewPrintSubscription = typeof printSubscriptions.$inferInsert;
export type StoredPrintRequest = typeof printRequests.$inferSelect;
export type PrintChange = Partial<
  Omit<NewPrintSubscription, 'id' | 'version' | 'createdAt' | 'updatedAt'>
>;

export async function insertDraft(
  db: Executor,
  encryptedDraft: string,
  expiresAt: Date,
): Promise<string> {
  const id = ulid();
  await db.insert(printOrderDrafts).values({ id, encrypted: encryptedDraft, expiresAt });
  return id;
}

export async function findDraft(db: Executor, id: string) {
  const rows = await db.select().from(printOrderDrafts).where(eq(printOrderDrafts.id, id));
  return rows[0] ?? null;
}

/** Locks a draft, so that parallel requests create only one order. */
export async function lockDraft(tx: Executor, id: string) {
  const rows = await tx
    .select()
    .from(printOrderDrafts)
    .where(eq(printOrderDrafts.id, id))
    .for('update');
  return rows[0] ?? null;
}

/** Clears the contents of a draft whose order was placed, and stores the id of that order. */
export async function closeDraft(tx: Executor, id: string, subscriptionId: string): Promise<void> {
  await tx
    .update(printOrderDrafts)
    .set({ subscriptionId, encrypted: '' })
    .where(eq(printOrderDrafts.id, id));
}

export async function insertSubscription(
  tx: Executor,
  subscription: Omit<NewPrintSubscription, 'id'>,
): Promise<string> {
  const id = ulid();
  await tx.insert(printSubscriptions).values({ ...subscription, id });
  return id;
}

export async function findSubscription(
  db: Executor,
  id: string,
): Promise<StoredPrintSubscription | null> {
  const rows = await db.select().from(printSubscriptions).where(eq(printSubscriptions.id, id));
  return rows[0] ?? null;
}

/** Assigns contracts without an account to the account that confirmed their email address. */
export async function claimSubscriptions(
  db: Executor,
  userId: string,
  email: string,
): Promise<void> {
  await db
    .update(printSubscriptions)
    .set({ userId })
    .where(and(eq(printSubscriptions.email, email), isNull(printSubscriptions.userId)));
}

export async function findSubscriptionsOfUser(
  db: Executor,
  userId: string,
): Promise<StoredPrintSubscription[]> {
  return db
    .select()
    .from(printSubscriptions)
    .where(eq(printSubscriptions.userId, userId))
    .orderBy(desc(printSubscriptions.id));
}

/**
 * Finds the contract with this email address and this order or customer number, and locks it until
 * the transaction ends. Returns null unless exactly one contract matches.
 */
export async function lockContractByNumber(
  db: Executor,
  number: string,
  email: string,
): Promise<StoredPrintSubscription | null> {
  const normalisedNumber = number.trim().toUpperCase();
  const rows = await db
    .select()
    .from(printSubscriptions)
    .where(
      and(
        eq(printSubscriptions.email, email),
        or(
          eq(printSubscriptions.orderNo, normalisedNumber),
          sql`upper(${printSubscriptions.customerNo}) = ${normalisedNumber}`,
        ),
      ),
    )
    .limit(2)
    .for('update');
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/** Changes a contract if `version` is still current. @returns false if `version` is outdated */
export async function changeSubscription(
  tx: Executor,
  id: string,
  version: number,
  change: PrintChange,
): Promise<boolean> {
  const savedRows = await tx
    .update(printSubscriptions)
    .set({ ...change, version: sql`${printSubscriptions.version} + 1` })
    .where(and(eq(printSubscriptions.id, id), eq(printSubscriptions.version, version)))
    .returning({ id: printSubscriptions.id });
  return savedRows.length > 0;
}

export async function insertRequest(
  tx: Executor,
  request: Pick<StoredPrintRequest, 'subscriptionId' | 'kind' | 'details'>,
): Promise<string> {
  const id = ulid();
  await tx.insert(printRequests).values({ ...request, id });
  return id;
}

export async function findRequest(db: Executor, id: string): Promise<StoredPrintRequest | null> {
  const rows = await db.select().from(printRequests).where(eq(printRequests.id, id));
  return rows[0] ?? null;
}

export async function findRequestsOfSubscriptions(
  db: Executor,
  subscriptionIds: readonly string[],
): Promise<StoredPrintRequest[]> {
  if (subscriptionIds.length === 0) return [];
  return db
    .select()
    .from(printRequests)
    .where(inArray(printRequests.subscriptionId, [...subscriptionIds]))
    .orderBy(desc(printRequests.id));
}

/**
 * Removes the link between contracts and their deleted account; the contracts must be kept (§ 147
 * AO).
 */
export async function unlinkSubscriptionsOfAccount(tx: Executor, userId: string): Promise<void> {
  await tx
    .update(printSubscriptions)
    .set({ userId: null, phone: null })
    .where(eq(printSubscriptions.userId, userId));
}
