import { and, asc, count, desc, eq, lt, lte, ne, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { savedSearchHits as hits, savedSearches as searches } from '#db/tables/saved.ts';

import type { SearchHit } from './search-kind.ts';

export type StoredSearch = typeof searches.$inferSelect;

/** Longest memory of what was told; a thing that comes back later is new again. */
const HITS_DAYS = 180;
const ENDED_DAYS = 30;
const UNCONFIRMED_DAYS = 7;
const DAY_MS = 86_400_000;

export async function findSearch(
  db: Executor,
  id: string,
  lock = false,
): Promise<StoredSearch | null> {
  const query = db.select().from(searches).where(eq(searches.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

export async function findSame(
  db: Executor,
  { email, kind, query }: Pick<StoredSearch, 'email' | 'kind' | 'query'>,
): Promise<StoredSearch | null> {
  const [row] = await db
    .select()
    .from(searches)
    .where(and(eq(searches.email, email), eq(searches.kind, kind), eq(searches.query, query)));
  return row ?? null;
}

export async function countOf(db: Executor, email: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(searches)
    .where(and(eq(searches.email, email), ne(searches.state, 'beendet')));
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

/** Those of an account: saved there, or under its confirmed address. */
export async function findSearchesOf(
  db: Executor,
  person: { readonly id: string; readonly email: string },
): Promise<StoredSearch[]> {
  return db
    .select()
    .from(searches)
    .where(
      and(
        or(eq(searches.userId, person.id), eq(searches.email, person.email)),
        ne(searches.state, 'beendet'),
        ne(searches.state, 'wartet'),
      ),
    )
    .orderBy(desc(searches.createdAt));
}

export async function deleteSearchesOf(
  tx: Executor,
  person: { readonly id: string; readonly email: string },
): Promise<void> {
  await tx
    .delete(searches)
    .where(or(eq(searches.userId, person.id), eq(searches.email, person.email)));
}

/** Searches whose time has come, the longest waiting first. */
export async function findDue(db: Executor, now: Date, limit: number) {
  return db
    .select({ id: searches.id, dueAt: searches.dueAt })
    .from(searches)
    .where(and(eq(searches.state, 'aktiv'), lte(searches.dueAt, now)))
    .orderBy(asc(searches.dueAt))
    .limit(limit);
}

/** Writes down what was found; what was told before is left out. @returns how many are new */
export async function insertHits(
  tx: Executor,
  searchId: string,
  mailId: string,
  found: readonly SearchHit[],
): Promise<number> {
  if (found.length === 0) return 0;
  const rows = found.map(({ id: itemId, title, facts, path }) => ({
    searchId,
    mailId,
    itemId,
    title,
    facts,
    path,
  }));
  const written = await tx
    .insert(hits)
    .values(rows)
    .onConflictDoNothing()
    .returning({ itemId: hits.itemId });
  return written.length;
}

/** What one mail tells, the newest first: ids are numbers that rise, or begin with the time. */
export async function findHits(db: Executor, searchId: string, mailId: string) {
  return db
    .select()
    .from(hits)
    .where(and(eq(hits.searchId, searchId), eq(hits.mailId, mailId)))
    .orderBy(desc(sql`length(${hits.itemId})`), desc(hits.itemId));
}

/** Removes what has outlived its purpose. */
export async function removeOldSearches(db: Executor, now = new Date()): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(hits).where(lt(hits.createdAt, before(HITS_DAYS)));
  const ended = and(eq(searches.state, 'beendet'), lt(searches.updatedAt, before(ENDED_DAYS)));
  const never = and(eq(searches.state, 'wartet'), lt(searches.updatedAt, before(UNCONFIRMED_DAYS)));
  await db.delete(searches).where(or(ended, never));
}
