import { and, inArray, lt, or } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { messageBlocks as blocks } from '#db/tables/messages.ts';

import { getPersonKeys } from './conversation-access.ts';
import type { Person } from './conversation-access.ts';

/** Which of two people has blocked the other. */
export interface Blocks {
  readonly firstBlocksSecond: boolean;
  readonly secondBlocksFirst: boolean;
}

export async function findBlocks(db: Executor, first: Person, second: Person): Promise<Blocks> {
  const [one, other] = [getPersonKeys(first), getPersonKeys(second)];
  const rows = await db
    .select()
    .from(blocks)
    .where(
      or(
        and(inArray(blocks.blocker, one), inArray(blocks.blocked, other)),
        and(inArray(blocks.blocker, other), inArray(blocks.blocked, one)),
      ),
    );
  return {
    firstBlocksSecond: rows.some(({ blocker }) => one.includes(blocker)),
    secondBlocksFirst: rows.some(({ blocker }) => other.includes(blocker)),
  };
}

export async function insertBlock(tx: Executor, by: Person, blockedPerson: Person): Promise<void> {
  const [blocker] = getPersonKeys(by);
  const [blocked] = getPersonKeys(blockedPerson);
  if (!blocker || !blocked) return;
  await tx.insert(blocks).values({ blocker, blocked }).onConflictDoNothing();
}

export async function deleteBlock(tx: Executor, by: Person, blockedPerson: Person): Promise<void> {
  await tx
    .delete(blocks)
    .where(
      and(
        inArray(blocks.blocker, getPersonKeys(by)),
        inArray(blocks.blocked, getPersonKeys(blockedPerson)),
      ),
    );
}

export async function deleteBlocksOf(tx: Executor, keys: readonly string[]): Promise<void> {
  const all = [...keys];
  await tx.delete(blocks).where(or(inArray(blocks.blocker, all), inArray(blocks.blocked, all)));
}

export async function findBlocksBy(db: Executor, keys: readonly string[]) {
  return db
    .select()
    .from(blocks)
    .where(inArray(blocks.blocker, [...keys]));
}

/** Years after which a block between two people is deleted. */
const retentionYears = 2;

export async function deleteOldBlocks(db: Executor, now = new Date()): Promise<void> {
  const before = new Date(now);
  before.setFullYear(before.getFullYear() - retentionYears);
  await db.delete(blocks).where(lt(blocks.createdAt, before));
}
