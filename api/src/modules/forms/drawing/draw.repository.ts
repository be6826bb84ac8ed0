import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { prizeEntries } from '#db/tables/forms.ts';
import { drawRecords, drawSeals, drawWinners } from '#db/tables/prize-draws.ts';
import type { DrawRecordContent } from '#db/tables/prize-draws.ts';

import { newSeed, recordHash, sha256 } from './draw-order.ts';

export type StoredRecord = typeof drawRecords.$inferSelect;
export type StoredWinner = typeof drawWinners.$inferSelect;
export type StoredSeal = typeof drawSeals.$inferSelect;

/** One at a time draws in one prize draw. */
export async function lockDraw(tx: Executor, draw: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`draw ${draw}`}, 0))`);
}

/** Fixes the chance of the next draw, unless it is fixed. @returns the seal */
export async function sealDraw(db: Executor, draw: string): Promise<StoredSeal> {
  const seed = newSeed();
  await db
    .insert(drawSeals)
    .values({ id: ulid(), draw, seed, seedHash: sha256(seed) })
    .onConflictDoNothing();
  const [seal] = await db
    .select()
    .from(drawSeals)
    .where(and(eq(drawSeals.draw, draw), isNull(drawSeals.usedAt)));
  if (!seal) throw new Error('a seal went while it was looked at');
  return seal;
}

/** More draws than one prize draw has. */
const MOST_SEALS = 20;

/** What the public sees: never the seed. Makes no seal. The oldest first. */
export async function findSeals(db: Executor, draw: string) {
  const { seedHash, createdAt, usedAt } = drawSeals;
  return db
    .select({ seedHash, createdAt, usedAt })
    .from(drawSeals)
    .where(eq(drawSeals.draw, draw))
    .orderBy(asc(drawSeals.id))
    .limit(MOST_SEALS);
}

export async function breakSeal(tx: Executor, id: string): Promise<void> {
  await tx
    .update(drawSeals)
    .set({ usedAt: sql`now()` })
    .where(eq(drawSeals.id, id));
}

export async function findRecords(db: Executor, draw: string): Promise<StoredRecord[]> {
  return db
    .select()
    .from(drawRecords)
    .where(eq(drawRecords.draw, draw))
    .orderBy(asc(drawRecords.number));
}

/** Adds to the chain; its table takes nothing back. @returns the record's id */
export async function appendRecord(
  tx: Executor,
  draw: string,
  actor: string,
  content: DrawRecordContent,
): Promise<string> {
  const before = (await findRecords(tx, draw)).at(-1);
  const number = (before?.number ?? 0) + 1;
  const previousHash = before?.hash ?? sha256(draw);
  const hash = recordHash(draw, number, previousHash, content);
  const id = ulid();
  await tx.insert(drawRecords).values({ id, draw, number, actor, content, previousHash, hash });
  return id;
}

export async function addWinners(
  tx: Executor,
  winners: readonly Pick<StoredWinner, 'draw' | 'record' | 'entry' | 'prize'>[],
): Promise<void> {
  await tx.insert(drawWinners).values(winners.map((winner) => ({ ...winner, id: ulid() })));
}

export async function findWinners(db: Executor, draw: string): Promise<StoredWinner[]> {
  return db
    .select()
    .from(drawWinners)
    .where(eq(drawWinners.draw, draw))
    .orderBy(asc(drawWinners.createdAt), asc(drawWinners.prize));
}

export async function findWinner(
  db: Executor,
  id: string,
  locked = false,
): Promise<StoredWinner | null> {
  const found = db.select().from(drawWinners).where(eq(drawWinners.id, id));
  const rows = await (locked ? found.for('update') : found);
  return rows[0] ?? null;
}

export async function changeWinner(
  tx: Executor,
  id: string,
  change: Partial<Pick<StoredWinner, 'state' | 'notifiedAt' | 'answerUntil'>>,
): Promise<void> {
  await tx
    .update(drawWinners)
    .set({ ...change, version: sql`${drawWinners.version} + 1` })
    .where(eq(drawWinners.id, id));
}

/** Ids of the entries that take part: confirmed until a moment, with one of the answers if any. */
export async function findTakingPart(
  db: Executor,
  draw: string,
  until: Date,
  answers: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: prizeEntries.id })
    .from(prizeEntries)
    .where(
      and(
        eq(prizeEntries.draw, draw),
        isNotNull(prizeEntries.confirmedAt),
        lte(prizeEntries.confirmedAt, until),
        answers.length > 0 ? inArray(prizeEntries.answer, [...answers]) : undefined,
      ),
    )
    .orderBy(asc(prizeEntries.id));
  return rows.map(({ id }) => id);
}

/** Entries that are still there, by id. */
export async function findEntriesById(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof prizeEntries.$inferSelect>();
  const rows = await db
    .select()
    .from(prizeEntries)
    .where(inArray(prizeEntries.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the database knows of draws, also of those that content has no more. */
export async function findDrawsWithEntries(db: Executor) {
  return db
    .select({
      draw: prizeEntries.draw,
      title: sql<string>`max(${prizeEntries.title})`,
      endsAt: sql<Date>`max(${prizeEntries.drawEndsAt})`.mapWith(prizeEntries.drawEndsAt),
      deleteAt: sql<Date>`max(${prizeEntries.deleteAt})`.mapWith(prizeEntries.deleteAt),
      confirmed: sql<number>`count(${prizeEntries.confirmedAt})::int`,
    })
    .from(prizeEntries)
    .groupBy(prizeEntries.draw);
}

export async function countRecords(db: Executor) {
  return db
    .select({
      draw: drawRecords.draw,
      count: sql<number>`count(*)::int`,
      at: sql<Date>`max(${drawRecords.at})`.mapWith(drawRecords.at),
    })
    .from(drawRecords)
    .groupBy(drawRecords.draw);
}
