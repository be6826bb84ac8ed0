import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { prizeEntries } from '#db/tables/forms.ts';
import { drawRecords, drawCommitments, drawWinners } from '#db/tables/prize-draws.ts';
import type { DrawRecordContent } from '#db/tables/prize-draws.ts';

import type { Encryption } from '#secrets/encrypt.ts';

import { createSeed, computeRecordHash, sha256 } from './draw-order.ts';

export type StoredDrawRecord = typeof drawRecords.$inferSelect;
export type StoredWinner = typeof drawWinners.$inferSelect;
export type StoredCommitment = typeof drawCommitments.$inferSelect;

/** Locks a prize draw, so that its drawings run one after another. */
export async function lockDraw(tx: Executor, draw: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`draw ${draw}`}, 0))`);
}

/**
 * Creates the commitment (hidden seed and its public hash) for the next drawing unless one exists.
 * @returns the commitment
 */
export async function ensureCommitment(
  db: Executor,
  draw: string,
  encryption: Encryption,
): Promise<StoredCommitment> {
  const existingCommitment = await findOpenCommitment(db, draw);
  if (existingCommitment?.seedEncrypted) return existingCommitment;
  const seed = existingCommitment?.seed ?? createSeed();
  const seedColumns = { seed: '', seedEncrypted: encryption.encrypt(seed) };
  await db
    .insert(drawCommitments)
    .values({ id: ulid(), draw, seedHash: sha256(seed), ...seedColumns })
    .onConflictDoUpdate({
      target: drawCommitments.draw,
      targetWhere: isNull(drawCommitments.usedAt),
      set: seedColumns,
      // Encrypts a seed that an earlier release of the api stored unencrypted. Does nothing if a
      // concurrent transaction has encrypted it already.
      setWhere: eq(drawCommitments.seed, seed),
    });
  const commitment = await findOpenCommitment(db, draw);
  if (!commitment) throw new Error('a concurrent transaction removed the commitment');
  return commitment;
}

async function findOpenCommitment(db: Executor, draw: string): Promise<StoredCommitment | null> {
  const [commitment] = await db
    .select()
    .from(drawCommitments)
    .where(and(eq(drawCommitments.draw, draw), isNull(drawCommitments.usedAt)));
  return commitment ?? null;
}

/** Returns the seed of a commitment, as hexadecimal text. */
export const readSeed = (
  { seed, seedEncrypted }: StoredCommitment,
  encryption: Encryption,
): string => (seedEncrypted === null ? seed : encryption.decrypt(seedEncrypted));

/** Maximum number of commitments to return. No prize draw has so many drawings. */
const MAX_COMMITMENTS = 20;

/**
 * Returns the public part of the commitments (without seeds), oldest first. Does not create a
 * commitment.
 */
export async function findCommitments(db: Executor, draw: string) {
  const { seedHash, createdAt, usedAt } = drawCommitments;
  return db
    .select({ seedHash, createdAt, usedAt })
    .from(drawCommitments)
    .where(eq(drawCommitments.draw, draw))
    .orderBy(asc(drawCommitments.id))
    .limit(MAX_COMMITMENTS);
}

export async function markCommitmentUsed(tx: Executor, id: string): Promise<void> {
  await tx
    .update(drawCommitments)
    .set({ usedAt: sql`now()` })
    .where(eq(drawCommitments.id, id));
}

export async function findDrawRecords(db: Executor, draw: string): Promise<StoredDrawRecord[]> {
  return db
    .select()
    .from(drawRecords)
    .where(eq(drawRecords.draw, draw))
    .orderBy(asc(drawRecords.number));
}

/**
 * Appends a drawing record to the append-only hash chain.
 * @returns the id of the record
 */
export async function appendDrawRecord(
  tx: Executor,
  draw: string,
  actor: string,
  content: DrawRecordContent,
): Promise<string> {
  const previousRecord = (await findDrawRecords(tx, draw)).at(-1);
  const number = (previousRecord?.number ?? 0) + 1;
  const previousHash = previousRecord?.hash ?? sha256(draw);
  const hash = computeRecordHash(draw, number, previousHash, content);
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
  shouldLock = false,
): Promise<StoredWinner | null> {
  const winnerQuery = db.select().from(drawWinners).where(eq(drawWinners.id, id));
  const rows = await (shouldLock ? winnerQuery.for('update') : winnerQuery);
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

/**
 * Returns the ids of the entries that may win. They must be confirmed at or before
 * `confirmedUntil`. If `answers` is not empty, they must have one of these answers.
 */
export async function findConfirmedEntryIds(
  db: Executor,
  draw: string,
  confirmedUntil: Date,
  answers: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: prizeEntries.id })
    .from(prizeEntries)
    .where(
      and(
        eq(prizeEntries.draw, draw),
        isNotNull(prizeEntries.confirmedAt),
        lte(prizeEntries.confirmedAt, confirmedUntil),
        answers.length > 0 ? inArray(prizeEntries.answer, [...answers]) : undefined,
      ),
    )
    .orderBy(asc(prizeEntries.id));
  return rows.map(({ id }) => id);
}

/** Returns the given entries that still exist, keyed by id. */
export async function findEntriesById(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof prizeEntries.$inferSelect>();
  const rows = await db
    .select()
    .from(prizeEntries)
    .where(inArray(prizeEntries.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the prize draws that have entries, even if the content no longer contains the draw. */
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

export async function countRecordsByDraw(db: Executor) {
  return db
    .select({
      draw: drawRecords.draw,
      count: sql<number>`count(*)::int`,
      at: sql<Date>`max(${drawRecords.at})`.mapWith(drawRecords.at),
    })
    .from(drawRecords)
    .groupBy(drawRecords.draw);
}
