import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { AccountBlock } from '@gruenland/shared-contracts/api/staff-accounts.ts';

import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import type { Executor } from '#db/database.ts';
import { users } from '#db/tables/users.ts';
import { formatAccountBlockEnd } from '#mail/format.ts';
import { Problem } from '#problem.ts';

/** Returns the SQL condition that the account is blocked now. */
const createBlockedCondition = (): SQL | undefined =>
  and(
    isNotNull(users.blockedAt),
    or(isNull(users.blockedUntil), gt(users.blockedUntil, sql`now()`)),
  );

/** Returns the SQL condition that the account is not blocked, or that the block has expired. */
export const createNotBlockedCondition = (): SQL | undefined =>
  or(isNull(users.blockedAt), lte(users.blockedUntil, sql`now()`));

type BlockTimes = Pick<typeof users.$inferSelect, 'blockedAt' | 'blockedUntil'>;

/** Returns whether a stored row means that the account is blocked now. */
export const isBlockActive = ({ blockedAt, blockedUntil }: BlockTimes): boolean =>
  blockedAt !== null && (blockedUntil === null || blockedUntil.getTime() > Date.now());

/**
 * Converts a stored row to the account block that the api returns. Returns null if the row has no
 * block.
 */
export function toAccountBlock(row: {
  readonly blockedAt: Date | null;
  readonly blockedUntil: Date | null;
  readonly blockReason: string | null;
}): AccountBlock | null {
  const { blockedAt, blockedUntil, blockReason } = row;
  if (!blockedAt) return null;
  // A block ends at midnight in Germany, so the last day is the day before.
  const lastDay = blockedUntil && getBerlinDay(new Date(blockedUntil.getTime() - 1));
  return { since: blockedAt.toISOString(), until: lastDay, reason: blockReason ?? '' };
}

/** Returns the active block of an account, or null if the account is not blocked. */
export async function findBlock(db: Executor, userId: string): Promise<AccountBlock | null> {
  const { blockedAt, blockedUntil, blockReason } = users;
  const [row] = await db
    .select({ blockedAt, blockedUntil, blockReason })
    .from(users)
    .where(and(eq(users.id, userId), createBlockedCondition()));
  return row ? toAccountBlock(row) : null;
}

/**
 * The owner of an entry: an account, or the email address of a guest, who may also have an account.
 */
export interface EntryOwner {
  readonly userId: string | null;
  readonly email: string | null;
}

/**
 * Returns whether the owner of an entry is blocked. Locks the account row until the transaction
 * ends, so that no entry is published while a block is being saved.
 */
export async function isBlockedOwner(
  tx: Executor,
  { userId, email }: EntryOwner,
): Promise<boolean> {
  if (!userId && !email) return false;
  const ownerCondition = userId ? eq(users.id, userId) : eq(users.email, email ?? '');
  const rows = await tx
    .select({ blockedAt: users.blockedAt, blockedUntil: users.blockedUntil })
    .from(users)
    .where(ownerCondition)
    .for('share');
  return rows.some(isBlockActive);
}

/** Returns the text about a block: reason, duration, how to appeal (DSA Art. 17 Abs. 3). */
function formatBlockText({ until, reason }: AccountBlock): string {
  const fullStop = /[.!?…]$/u.test(reason) ? '' : '.';
  return (
    `Ihr Konto ist ${formatAccountBlockEnd(until)} gesperrt. Der Grund: ${reason}${fullStop} ` +
    'Wenn Sie das für falsch halten, schreiben Sie uns: „Kontakt“ steht am Ende jeder Seite. ' +
    'Ein Mensch sieht es sich noch einmal an.'
  );
}

/**
 * Rejects the sign-in of a blocked account. Call this last in every sign-in method: only a caller
 * with valid credentials may learn that the account exists.
 *
 * @throws Problem `login.blocked` with reason and duration
 */
export async function requireNotBlocked(db: Executor, userId: string): Promise<void> {
  const block = await findBlock(db, userId);
  if (block) throw new Problem('login.blocked', { text: formatBlockText(block) });
}
