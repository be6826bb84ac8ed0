import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { prizeEntries } from '#db/tables/forms.ts';

import { sealDraw } from './drawing/draw.repository.ts';

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
 * Keeps an entry; a person has one per draw. An unconfirmed one is replaced, a confirmed one stays.
 * What the editors changed in the draw since then counts for all who take part.
 */
export async function saveEntry(
  db: Executor,
  entry: NewEntry,
): Promise<{ readonly id: string; readonly confirmed: boolean }> {
  const { draw, email, title, drawEndsAt, deleteAt } = entry;
  const { firstName, lastName, answer, termsHash } = entry;
  // Before anybody takes part, and known to nobody.
  await sealDraw(db, draw);
  await followDraw(db, { draw, title, drawEndsAt, deleteAt });
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
  const [known] = await db
    .select({ id: prizeEntries.id })
    .from(prizeEntries)
    .where(and(eq(prizeEntries.draw, draw), eq(prizeEntries.email, email)));
  if (!known) throw new Error('an entry went while it was looked at');
  return { id: known.id, confirmed: true };
}

/** Title, end and time of deletion of a draw, for entries that were made before they changed. */
async function followDraw(
  db: Executor,
  { draw, ...now }: Pick<NewEntry, 'draw' | 'title' | 'drawEndsAt' | 'deleteAt'>,
): Promise<void> {
  const changed = or(
    ne(prizeEntries.title, now.title),
    ne(prizeEntries.drawEndsAt, now.drawEndsAt),
    ne(prizeEntries.deleteAt, now.deleteAt),
  );
  await db
    .update(prizeEntries)
    .set(now)
    .where(and(eq(prizeEntries.draw, draw), changed));
}

/** Gives an unconfirmed entry the code of its mail; the entry, or null when there is none. */
export async function setEntryCode(db: Executor, id: string, codeHash: string, expiresAt: Date) {
  const rows = await db
    .update(prizeEntries)
    .set({ codeHash, codeExpiresAt: expiresAt })
    .where(and(eq(prizeEntries.id, id), isNull(prizeEntries.confirmedAt)))
    .returning();
  return rows[0] ?? null;
}

/** A confirmed entry, for mails to who takes part already; null when there is none. */
export async function findConfirmedEntry(db: Executor, id: string) {
  const rows = await db
    .select()
    .from(prizeEntries)
    .where(and(eq(prizeEntries.id, id), isNotNull(prizeEntries.confirmedAt)));
  return rows[0] ?? null;
}

export async function findEntry(db: Executor, by: { readonly codeHash: string }) {
  const rows = await db.select().from(prizeEntries).where(eq(prizeEntries.codeHash, by.codeHash));
  return rows[0] ?? null;
}

/** Confirms while code and draw allow it; of any number of callers at once exactly one does. */
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

/** Removes entries whose time is over, and unconfirmed ones that nobody can confirm any more. */
export async function deleteOldEntries(
  db: Executor,
  now: Date,
  unconfirmedBefore: Date,
): Promise<void> {
  const abandoned = and(
    isNull(prizeEntries.confirmedAt),
    lt(prizeEntries.updatedAt, unconfirmedBefore),
  );
  await db.delete(prizeEntries).where(or(lt(prizeEntries.deleteAt, now), abandoned));
}

/** What somebody said when taking part. */
const entriesOf = (email: string, until?: Date) =>
  and(eq(prizeEntries.email, email), until && lte(prizeEntries.createdAt, until));

/** Entries of an address; with a moment only those made before. */
export async function findEntriesOf(db: Executor, email: string, until?: Date) {
  const { title, firstName, lastName, answer, confirmedAt, createdAt } = prizeEntries;
  return db
    .select({ title, firstName, lastName, answer, confirmedAt, createdAt })
    .from(prizeEntries)
    .where(entriesOf(email, until));
}

export async function deleteEntriesOf(db: Executor, email: string, until?: Date): Promise<void> {
  await db.delete(prizeEntries).where(entriesOf(email, until));
}
