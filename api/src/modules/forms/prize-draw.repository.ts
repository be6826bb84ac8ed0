import { and, desc, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { prizeEntries } from '#db/tables/forms.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import { ensureCommitment } from './drawing/draw.repository.ts';

export type NewEntry = Pick<
  typeof prizeEntries.$inferInsert,
  | 'draw'
  | 'title'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'answer'
  | 'termsHash'
  | 'drawEndsAt'
  | 'deleteAt'
>;

/**
 * Stores an entry; each person has one entry per draw. A new entry replaces an unconfirmed one but
 * not a confirmed one. Title, end and deletion date of all entries of the draw are updated from the
 * new entry.
 */
export async function saveEntry(
  db: Executor,
  entry: NewEntry,
  encryption: Encryption,
): Promise<{ readonly id: string; readonly confirmed: boolean }> {
  const { draw, email, title, drawEndsAt, deleteAt } = entry;
  const { firstName, lastName, answer, termsHash } = entry;
  // The commitment must exist before the first entry, so that nobody can choose a seed to suit the
  // entries.
  await ensureCommitment(db, draw, encryption);
  await updateEntriesOfDraw(db, { draw, title, drawEndsAt, deleteAt });
  const rows = await db
    .insert(prizeEntries)
    .values({ ...entry, id: ulid() })
    .onConflictDoUpdate({
      target: [prizeEntries.draw, prizeEntries.email],
      set: { firstName, lastName, answer, termsHash, updatedAt: sql`now()` },
      setWhere: isNull(prizeEntries.confirmedAt),
    })
    .returning({ id: prizeEntries.id });
  if (rows[0]) return { id: rows[0].id, confirmed: false };
  const [existingEntry] = await db
    .select({ id: prizeEntries.id })
    .from(prizeEntries)
    .where(and(eq(prizeEntries.draw, draw), eq(prizeEntries.email, email)));
  if (!existingEntry) throw new Error('a concurrent transaction removed the entry');
  return { id: existingEntry.id, confirmed: true };
}

/**
 * Copies title, end and deletion date of a draw to its existing entries, if they have changed.
 * Looks at one entry only: all entries of a draw have the same values.
 */
async function updateEntriesOfDraw(
  db: Executor,
  { draw, ...now }: Pick<NewEntry, 'draw' | 'title' | 'drawEndsAt' | 'deleteAt'>,
): Promise<void> {
  const { title, drawEndsAt, deleteAt } = prizeEntries;
  const [entry] = await db
    .select({ title, drawEndsAt, deleteAt })
    .from(prizeEntries)
    .where(eq(prizeEntries.draw, draw))
    .orderBy(desc(prizeEntries.email))
    .limit(1);
  const isUnchanged =
    entry?.title === now.title &&
    entry.drawEndsAt.getTime() === now.drawEndsAt.getTime() &&
    entry.deleteAt.getTime() === now.deleteAt.getTime();
  if (!entry || isUnchanged) return;
  const differentValuesCondition = or(
    ne(prizeEntries.title, now.title),
    ne(prizeEntries.drawEndsAt, now.drawEndsAt),
    ne(prizeEntries.deleteAt, now.deleteAt),
  );
  await db
    .update(prizeEntries)
    .set(now)
    .where(and(eq(prizeEntries.draw, draw), differentValuesCondition));
}

/**
 * Stores the hash of a mailed confirmation code. Returns null if the entry is confirmed or deleted.
 */
export async function setEntryCode(db: Executor, id: string, codeHash: string, expiresAt: Date) {
  const rows = await db
    .update(prizeEntries)
    .set({ codeHash, codeExpiresAt: expiresAt })
    .where(and(eq(prizeEntries.id, id), isNull(prizeEntries.confirmedAt)))
    .returning();
  return rows[0] ?? null;
}

/** Returns the entry with this id if it is confirmed, otherwise null. */
export async function findConfirmedEntry(db: Executor, id: string) {
  const rows = await db
    .select()
    .from(prizeEntries)
    .where(and(eq(prizeEntries.id, id), isNotNull(prizeEntries.confirmedAt)));
  return rows[0] ?? null;
}

export async function findEntry(db: Executor, { codeHash }: { readonly codeHash: string }) {
  const rows = await db.select().from(prizeEntries).where(eq(prizeEntries.codeHash, codeHash));
  return rows[0] ?? null;
}

/**
 * Confirms an entry if its code has not expired and the draw has not ended. Of several concurrent
 * calls exactly one succeeds.
 */
export async function confirmEntry(db: Executor, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(prizeEntries)
    .set({ confirmedAt: sql`now()` })
    .where(
      and(
        eq(prizeEntries.codeHash, codeHash),
        isNull(prizeEntries.confirmedAt),
        gt(prizeEntries.codeExpiresAt, sql`now()`),
        gt(prizeEntries.drawEndsAt, sql`now()`),
      ),
    )
    .returning({ id: prizeEntries.id });
  return rows.length > 0;
}

/** Deletes entries whose deletion date `deleteAt` is before `expiredBefore`. */
export async function deleteExpiredEntries(db: Executor, expiredBefore: Date): Promise<void> {
  await deleteInBatches(db, prizeEntries, lt(prizeEntries.deleteAt, expiredBefore));
}

/** Deletes unconfirmed entries whose last change was before `changedBefore`. */
export async function deleteUnconfirmedEntries(db: Executor, changedBefore: Date): Promise<void> {
  const unconfirmedCondition = isNull(prizeEntries.confirmedAt);
  const changedBeforeCondition = lt(prizeEntries.updatedAt, changedBefore);
  await deleteInBatches(db, prizeEntries, and(unconfirmedCondition, changedBeforeCondition));
}

/**
 * Returns the condition for entries of an email address. With `until`, only entries made at or
 * before that time match.
 */
const createEntriesCondition = (email: string, until?: Date) =>
  and(eq(prizeEntries.email, email), until && lte(prizeEntries.createdAt, until));

/** Returns the entries of an email address, optionally only those made at or before `until`. */
export async function findEntriesOfEmail(db: Executor, email: string, until?: Date) {
  const { title, firstName, lastName, answer, confirmedAt, createdAt } = prizeEntries;
  return db
    .select({ title, firstName, lastName, answer, confirmedAt, createdAt })
    .from(prizeEntries)
    .where(createEntriesCondition(email, until));
}

export async function deleteEntriesOfEmail(
  db: Executor,
  email: string,
  until?: Date,
): Promise<void> {
  await db.delete(prizeEntries).where(createEntriesCondition(email, until));
}
