import { inArray, lt, lte, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { leases, searchOutbox } from '#db/tables/search-outbox.ts';

/** One thing the search has to be told of. */
export type Notice = Pick<typeof searchOutbox.$inferSelect, 'id' | 'kind' | 'itemId'>;

const isDue = lte(searchOutbox.dueAt, sql`now()`);

/** What is due, the oldest first. */
export async function readNotices(db: Executor, most: number): Promise<Notice[]> {
  const { id, kind, itemId } = searchOutbox;
  return db.select({ id, kind, itemId }).from(searchOutbox).where(isDue).orderBy(id).limit(most);
}

/** Numbers of everything that is due; to be read before what they are about. */
export async function readNoticeIds(db: Executor): Promise<number[]> {
  const rows = await db.select({ id: searchOutbox.id }).from(searchOutbox).where(isDue);
  return rows.map(({ id }) => id);
}

/** Has the search told of these again. */
export async function addNotices(
  db: Executor,
  kind: Notice['kind'],
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await db.insert(searchOutbox).values(itemIds.map((itemId) => ({ kind, itemId })));
}

export async function removeNotices(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(searchOutbox).where(inArray(searchOutbox.id, [...ids]));
}

/** Forgets what nobody fetched: a feed that starts anew compares everything anyway. */
export async function deleteNoticesBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(searchOutbox).where(lt(searchOutbox.dueAt, before));
}

/**
 * Takes or keeps a lease.
 * @returns whether it is the holder's for the next `seconds`
 */
export async function takeLease(
  db: Executor,
  name: string,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const heldUntil = sql`now() + make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(leases)
    .values({ name, holder, heldUntil })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, heldUntil },
      setWhere: sql`${leases.holder} = ${holder} or ${leases.heldUntil} < now()`,
    })
    .returning({ name: leases.name });
  return taken.length > 0;
}

/** Gives a lease back, so that the next process need not wait for its end. */
export async function giveLease(db: Executor, name: string, holder: string): Promise<void> {
  await db.delete(leases).where(sql`${leases.name} = ${name} and ${leases.holder} = ${holder}`);
}

/** Frees every lease. Only right when nobody else can be holding one. */
export async function freeLeases(db: Executor): Promise<void> {
  await db.delete(leases);
}
