import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { prizeEntries } from '#db/tables/forms.ts';

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
 * Id of the entry that waits for confirmation, null when there is none.
 */
export async function saveEntry(db: Executor, entry: NewEntry): Promise<string | null> {
  const { firstName, lastName, answer, termsHash } = entry;
  const rows = await db
    .insert(prizeEntries)
    .values({ ...entry, id: ulid() })
    .onConflictDoUpdate({
      target: [prizeEntries.draw, prizeEntries.email],
      set: { firstName, lastName, answer, termsHash, updatedAt: sql`now()` },
      setWhere: isNull(prizeEntries.confirmedAt),
    })
    .returning({ id: prizeEntries.id });
  return rows[0]?.id ?? null;
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
