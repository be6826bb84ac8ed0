import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { ulid } from 'ulid';

import { watchlistLimits } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { SavedReference } from '@gruenland/shared-contracts/api/watchlist.ts';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { watchlistItems as items } from '#db/tables/saved.ts';

/** The owner of a watchlist: an account, or the browser of a visitor without an account. */
export type WatchlistOwner = { readonly userId: string } | { readonly visitorId: string };

const createOwnerCondition = (owner: WatchlistOwner) =>
  'userId' in owner ? eq(items.userId, owner.userId) : eq(items.visitorId, owner.visitorId);

const createItemCondition = ({ kind, id }: SavedReference) =>
  and(eq(items.kind, kind), eq(items.itemId, id));

/** Returns the items of a watchlist, newest first. */
export async function findItems(db: Executor, owner: WatchlistOwner) {
  return db
    .select()
    .from(items)
    .where(createOwnerCondition(owner))
    .orderBy(desc(items.createdAt), desc(items.id))
    .limit(watchlistLimits.maxItems);
}

/** Adds an item; does nothing if the watchlist already contains it. */
export async function insertItem(
  db: Executor,
  owner: WatchlistOwner,
  { kind, id }: SavedReference,
  title: string,
): Promise<void> {
  await db
    .insert(items)
    .values({ id: ulid(), ...owner, kind, itemId: id, title })
    .onConflictDoNothing();
}

export async function deleteItem(
  db: Executor,
  owner: WatchlistOwner,
  reference: SavedReference,
): Promise<void> {
  await db.delete(items).where(and(createOwnerCondition(owner), createItemCondition(reference)));
}

/** Saves the note of an item. @returns whether the item exists */
export async function saveNote(
  db: Executor,
  owner: WatchlistOwner,
  reference: SavedReference,
  note: string | null,
): Promise<boolean> {
  const rows = await db
    .update(items)
    .set({ note })
    .where(and(createOwnerCondition(owner), createItemCondition(reference)))
    .returning({ id: items.id });
  return rows.length > 0;
}

/**
 * Moves the items of a browser's watchlist to the account's watchlist. If both contain an item, the
 * account's item and its note stay.
 */
export async function mergeWatchlists(
  tx: Executor,
  visitorId: string,
  userId: string,
): Promise<void> {
  const movedItems = await tx
    .delete(items)
    .where(and(eq(items.visitorId, visitorId), isNull(items.userId)))
    .returning();
  if (movedItems.length === 0) return;
  const rows = movedItems.map((item) => ({ ...item, visitorId: null, userId }));
  await tx.insert(items).values(rows).onConflictDoNothing();
}

/** Deletes items that browsers without an account saved before the given time. */
export async function deleteOldVisitorItems(db: Executor, savedBefore: Date): Promise<void> {
  await deleteInBatches(db, items, and(isNull(items.userId), lt(items.createdAt, savedBefore)));
}

export async function deleteItemsOfUser(db: Executor, userId: string): Promise<void> {
  await db.delete(items).where(eq(items.userId, userId));
}
