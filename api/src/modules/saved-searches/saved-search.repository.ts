import { and, asc, count, desc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { savedSearchHits as hits, savedSearches as searches } from '#db/tables/saved.ts';

import type { SearchHit } from './search-kind.ts';

export type StoredSearch = typeof searches.$inferSelect;

export async function findSearch(
  db: Executor,
  id: string,
  shouldLock = false,
): Promise<StoredSearch | null> {
  const query = db.select().from(searches).where(eq(searches.id, id));
  const [row] = await (shouldLock ? query.for('update') : query);
  return row ?? null;
}

export async function findSameSearch(
  db: Executor,
  { email, kind, query }: Pick<StoredSearch, 'email' | 'kind' | 'query'>,
): Promise<StoredSearch | null> {
  const [row] = await db
    .select()
    .from(searches)
    .where(and(eq(searches.email, email), eq(searches.kind, kind), eq(searches.query, query)));
  return row ?? null;
}

export async function countSearches(db: Executor, email: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(searches)
    .where(and(eq(searches.email, email), ne(searches.state, 'ended')));
  return row?.count ?? 0;
}

export async function insertSearch(
  tx: Executor,
  search: Omit<typeof searches.$inferInsert, 'id'>,
): Promise<string> {
  const id = ulid();
  await tx.insert(searches).values({ ...search, id });
  return id;
}

export async function changeSearch(
  tx: Executor,
  id: string,
  change: Partial<typeof searches.$inferInsert>,
): Promise<void> {
  await tx
    .update(searches)
    .set({ ...change, version: sql`${searches.version} + 1` })
    .where(eq(searches.id, id));
}

/** Returns the searches saved in the account or with its confirmed email address. */
export async function findSearchesOfPerson(
  db: Executor,
  person: { readonly id: string; readonly email: string },
): Promise<StoredSearch[]> {
  return db
    .select()
    .from(searches)
    .where(
      and(
        or(eq(searches.userId, person.id), eq(searches.email, person.email)),
        ne(searches.state, 'ended'),
        ne(searches.state, 'unconfirmed'),
      ),
    )
    .orderBy(desc(searches.createdAt));
}

export async function deleteSearchesOfPerson(
  tx: Executor,
  person: { readonly id: string; readonly email: string },
): Promise<void> {
  await tx
    .delete(searches)
    .where(or(eq(searches.userId, person.id), eq(searches.email, person.email)));
}

const createDueCondition = (now: Date) =>
  and(eq(searches.state, 'active'), lte(searches.dueAt, now));

/**
 * Makes the due searches of a kind due at `dueAt` if they were already read after `lastPublication`,
 * so that nothing new can match them.
 *
 * @param lastPublication time of the latest publication; null if there was none
 */
export async function postponeSearches(
  db: Executor,
  kind: StoredSearch['kind'],
  { now, dueAt, lastPublication }: PostponedSearches,
): Promise<void> {
  const condition = and(
    eq(searches.kind, kind),
    eq(searches.frequency, 'immediately'),
    lastPublication ? gt(searches.seenUntil, lastPublication) : undefined,
  );
  await db
    .update(searches)
    .set({ dueAt })
    .where(and(createDueCondition(now), condition));
}

interface PostponedSearches {
  readonly now: Date;
  readonly dueAt: Date;
  readonly lastPublication: Date | null;
}

/** Returns the due searches with greater ids than `afterId`, in the order of ids. */
export async function findDueSearches(
  db: Executor,
  now: Date,
  { afterId, limit }: { readonly afterId: string; readonly limit: number },
) {
  return db
    .select({ id: searches.id, dueAt: searches.dueAt })
    .from(searches)
    .where(and(createDueCondition(now), gt(searches.id, afterId)))
    .orderBy(asc(searches.id))
    .limit(limit);
}

/** Stores the hits of a search and skips those already reported. @returns the number of new hits */
export async function insertHits(
  tx: Executor,
  searchId: string,
  mailId: string,
  foundHits: readonly SearchHit[],
): Promise<number> {
  if (foundHits.length === 0) return 0;
  const rows = foundHits.map(({ id: itemId, title, facts, path }) => ({
    searchId,
    mailId,
    itemId,
    title,
    facts,
    path,
  }));
  const insertedRows = await tx
    .insert(hits)
    .values(rows)
    .onConflictDoNothing()
    .returning({ itemId: hits.itemId });
  return insertedRows.length;
}

/** Returns the hits of one mail, newest first: newer entries have greater ids. */
export async function findHits(db: Executor, searchId: string, mailId: string) {
  return db
    .select()
    .from(hits)
    .where(and(eq(hits.searchId, searchId), eq(hits.mailId, mailId)))
    .orderBy(desc(sql`length(${hits.itemId})`), desc(hits.itemId));
}

/** Deletes the hits found before `foundBefore`. */
export async function deleteOldHits(db: Executor, foundBefore: Date): Promise<void> {
  await deleteInBatches(db, hits, lt(hits.createdAt, foundBefore));
}

/** Deletes ended searches whose last change was before `changedBefore`. */
export async function deleteEndedSearches(db: Executor, changedBefore: Date): Promise<void> {
  const changedBeforeCondition = lt(searches.updatedAt, changedBefore);
  await deleteInBatches(db, searches, and(eq(searches.state, 'ended'), changedBeforeCondition));
}

/** Deletes unconfirmed searches whose last change was before `changedBefore`. */
export async function deleteUnconfirmedSearches(db: Executor, changedBefore: Date): Promise<void> {
  const changedBeforeCondition = lt(searches.updatedAt, changedBefore);
  await deleteInBatches(
    db,
    searches,
    and(eq(searches.state, 'unconfirmed'), changedBeforeCondition),
  );
}
