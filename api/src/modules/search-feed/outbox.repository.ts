import { and, gt, inArray, lt, lte, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { leases, searchOutbox } from '#db/tables/search-outbox.ts';

/** An item whose search document must be updated. */
export type OutboxEntry = Pick<typeof searchOutbox.$inferSelect, 'id' | 'kind' | 'itemId'>;

const dueCondition = lte(searchOutbox.dueAt, sql`now()`);

/** Returns due outbox entries with greater ids than `afterId`, oldest first. */
export async function readOutboxEntries(
  db: Executor,
  max: number,
  afterId = 0,
): Promise<OutboxEntry[]> {
  const { id, kind, itemId } = searchOutbox;
  return db
    .select({ id, kind, itemId })
    .from(searchOutbox)
    .where(and(dueCondition, gt(id, afterId)))
    .orderBy(id)
    .limit(max);
}

/** Adds outbox entries, so that the feed updates the search documents of these items. */
export async function addOutboxEntries(
  db: Executor,
  kind: OutboxEntry['kind'],
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await db.insert(searchOutbox).values(itemIds.map((itemId) => ({ kind, itemId })));
}

export async function removeOutboxEntries(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(searchOutbox).where(inArray(searchOutbox.id, [...ids]));
}

/**
 * Deletes outbox entries that were due before `dueBefore`. They are not needed, because a feed that
 * starts later compares all documents with the index.
 */
export async function deleteOutboxEntriesBefore(db: Executor, dueBefore: Date): Promise<void> {
  await deleteInBatches(db, searchOutbox, lt(searchOutbox.dueAt, dueBefore));
}

/** Seconds after which another process takes over the lease of a crashed process. */
export const LEASE_SECONDS = 20;

/**
 * Acquires or renews a lease.
 * @returns whether `holder` has the lease for the next `LEASE_SECONDS`
 */
export async function takeLease(db: Executor, name: string, holder: string): Promise<boolean> {
  const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
  const updatedRows = await db
    .insert(leases)
    .values({ name, holder, heldUntil: leaseEnd })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, heldUntil: leaseEnd },
      setWhere: sql`${leases.holder} = ${holder} or ${leases.heldUntil} < now()`,
    })
    .returning({ name: leases.name });
  return updatedRows.length > 0;
}

/** Releases a lease before its end. */
export async function releaseLease(db: Executor, name: string, holder: string): Promise<void> {
  await db.delete(leases).where(sql`${leases.name} = ${name} and ${leases.holder} = ${holder}`);
}

/** Releases all leases. Call this only if no other process can hold a lease. */
export async function releaseAllLeases(db: Executor): Promise<void> {
  await db.delete(leases);
}
