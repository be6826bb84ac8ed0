import { and, inArray, lt, or } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { messageBlocks as blocks } from '#db/tables/messages.ts';

import { getPersonKeys } from './conversation-access.ts';
import type { Person } from './conversation-access.ts';

/** Whether each of two people has blocked the other. */
export interface MutualBlocks {
  readonly firstBlocksSecond: boolean;
  readonly secondBlocksFirst: boolean;
}

export async function findMutualBlocks(
  db: Executor,
  firstPerson: Person,
  secondPerson: Person,
): Promise<MutualBlocks> {
  const [keysOfFirst, keysOfSecond] = [getPersonKeys(firstPerson), getPersonKeys(secondPerson)];
  const rows = await db
    .select()
    .from(blocks)
    .where(
      or(
        and(inArray(blocks.blocker, keysOfFirst), inArray(blocks.blocked, keysOfSecond)),
        and(inArray(blocks.blocker, keysOfSecond), inArray(blocks.blocked, keysOfFirst)),
      ),
    );
  return {
    firstBlocksSecond: rows.some(({ blocker }) => keysOfFirst.includes(blocker)),
    secondBlocksFirst: rows.some(({ blocker }) => keysOfSecond.includes(blocker)),
  };
}

export async function insertPersonBlock(
  tx: Executor,
  blockingPerson: Person,
  blockedPerson: Person,
): Promise<void> {
  const [blocker] = getPersonKeys(blockingPerson);
  const [blockedKey] = getPersonKeys(blockedPerson);
  if (!blocker || !blockedKey) return;
  await tx.insert(blocks).values({ blocker, blocked: blockedKey }).onConflictDoNothing();
}

export async function deletePersonBlock(
  tx: Executor,
  blockingPerson: Person,
  blockedPerson: Person,
): Promise<void> {
  await tx
    .delete(blocks)
    .where(
      and(
        inArray(blocks.blocker, getPersonKeys(blockingPerson)),
        inArray(blocks.blocked, getPersonKeys(blockedPerson)),
      ),
    );
}

export async function deleteBlocksOfPerson(tx: Executor, keys: readonly string[]): Promise<void> {
  const personKeys = [...keys];
  await tx
    .delete(blocks)
    .where(or(inArray(blocks.blocker, personKeys), inArray(blocks.blocked, personKeys)));
}

export async function findBlocksByBlocker(db: Executor, keys: readonly string[]) {
  return db
    .select()
    .from(blocks)
    .where(inArray(blocks.blocker, [...keys]));
}

/** Deletes blocks between people that were created before `createdBefore`. */
export async function deleteOldPersonBlocks(db: Executor, createdBefore: Date): Promise<void> {
  await deleteInBatches(db, blocks, lt(blocks.createdAt, createdBefore));
}
