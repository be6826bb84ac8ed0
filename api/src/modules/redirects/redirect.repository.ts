import { desc, eq, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { redirects } from '#db/tables/redirects.ts';

export type StoredRedirect = typeof redirects.$inferSelect;

/** Locks the redirects, so that two parallel changes cannot create a chain. */
export async function lockRedirects(tx: Executor): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
}

const maxRedirects = 500;

export async function findRedirects(db: Executor): Promise<StoredRedirect[]> {
  return db.select().from(redirects).orderBy(desc(redirects.id)).limit(maxRedirects);
}

export async function findRedirect(db: Executor, fromPath: string): Promise<StoredRedirect | null> {
  const rows = await db.select().from(redirects).where(eq(redirects.from, fromPath));
  return rows[0] ?? null;
}

/** Finds redirects from the same path, and redirects that would form a chain with the new one. */
export async function findConflictingRedirects(
  tx: Executor,
  fromPath: string,
  toPath: string | null,
): Promise<StoredRedirect[]> {
  const startsAtTargetCondition = toPath === null ? undefined : eq(redirects.from, toPath);
  return tx
    .select()
    .from(redirects)
    .where(or(eq(redirects.from, fromPath), eq(redirects.to, fromPath), startsAtTargetCondition));
}

export async function insertRedirect(
  tx: Executor,
  row: Pick<StoredRedirect, 'from' | 'to' | 'status' | 'author'>,
): Promise<string> {
  const id = ulid();
  await tx.insert(redirects).values({ ...row, id });
  return id;
}

/** Locks a redirect. @returns the stored redirect, or null if it does not exist */
export async function lockRedirect(tx: Executor, id: string): Promise<StoredRedirect | null> {
  const rows = await tx.select().from(redirects).where(eq(redirects.id, id)).for('update');
  return rows[0] ?? null;
}

export async function updateRedirect(
  tx: Executor,
  id: string,
  row: Pick<StoredRedirect, 'from' | 'to' | 'status'>,
): Promise<void> {
  await tx.update(redirects).set(row).where(eq(redirects.id, id));
}

/** Deletes a redirect. @returns the path that it started from, or null if it did not exist */
export async function deleteRedirect(tx: Executor, id: string): Promise<string | null> {
  const rows = await tx
    .delete(redirects)
    .where(eq(redirects.id, id))
    .returning({ from: redirects.from });
  return rows[0]?.from ?? null;
}

/** Returns the former and current slugs of moved Storyblok stories, the latest moves first. */
export async function findStoryMoves(db: Executor, limit: number) {
  const { rows } = await db.execute<{ from: string; to: string }>(sql`
    SELECT old.slug AS "from", now.slug AS "to"
    FROM content_slugs AS old
    JOIN LATERAL (
      SELECT slug, seen_at FROM content_slugs
      WHERE story = old.story ORDER BY seen_at DESC, slug LIMIT 1) AS now ON now.slug <> old.slug
    ORDER BY now.seen_at DESC, old.slug LIMIT ${limit}`);
  return rows;
}
