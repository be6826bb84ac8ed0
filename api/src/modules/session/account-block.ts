import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { AccountBlock } from '@gruenland/shared-contracts/api/staff-accounts.ts';

import { berlinDay } from '#berlin-day.ts';
import type { Executor } from '#db/database.ts';
import { users } from '#db/tables/users.ts';
import { blockedFor } from '#mail/format.ts';
import { Problem } from '#problem.ts';

/** An account whose block lasts. */
const blocked = (): SQL | undefined =>
  and(
    isNotNull(users.blockedAt),
    or(isNull(users.blockedUntil), gt(users.blockedUntil, sql`now()`)),
  );

/** An account that is not blocked, or not any more. */
export const notBlocked = (): SQL | undefined =>
  or(isNull(users.blockedAt), lte(users.blockedUntil, sql`now()`));

type BlockTimes = Pick<typeof users.$inferSelect, 'blockedAt' | 'blockedUntil'>;

/** The same of a row that has been read. */
export const blockLasts = ({ blockedAt, blockedUntil }: BlockTimes): boolean =>
  blockedAt !== null && (blockedUntil === null || blockedUntil.getTime() > Date.now());

/** The columns of a block, as the people concerned read it. */
export function blockOf(row: {
  readonly blockedAt: Date | null;
  readonly blockedUntil: Date | null;
  readonly blockReason: string | null;
}): AccountBlock | null {
  const { blockedAt, blockedUntil, blockReason } = row;
  if (!blockedAt) return null;
  // It ends with a midnight in Germany: its last day is the one before.
  const until = blockedUntil && berlinDay(new Date(blockedUntil.getTime() - 1));
  return { since: blockedAt.toISOString(), until, reason: blockReason ?? '' };
}

/** The block of an account that lasts; null when it may do everything. */
export async function findBlock(db: Executor, userId: string): Promise<AccountBlock | null> {
  const { blockedAt, blockedUntil, blockReason } = users;
  const [row] = await db
    .select({ blockedAt, blockedUntil, blockReason })
    .from(users)
    .where(and(eq(users.id, userId), blocked()));
  return row ? blockOf(row) : null;
}

/** Whose an entry is: an account's, or an address's that may have one. */
export interface EntryOwner {
  readonly userId: string | null;
  readonly email: string | null;
}

/**
 * Whether an entry's owner is blocked. The account stays as it is until the transaction ends, so that
 * nothing is shown while a block is being written.
 */
export async function isBlockedOwner(
  tx: Executor,
  { userId, email }: EntryOwner,
): Promise<boolean> {
  if (!userId && !email) return false;
  const owner = userId ? eq(users.id, userId) : eq(users.email, email ?? '');
  const rows = await tx
    .select({ blockedAt: users.blockedAt, blockedUntil: users.blockedUntil })
    .from(users)
    .where(owner)
    .for('share');
  return rows.some(blockLasts);
}

/** That an account is blocked, why, until when, and how to object (DSA Art. 17 Abs. 3). */
function blockText({ until, reason }: AccountBlock): string {
  const end = /[.!?…]$/u.test(reason) ? '' : '.';
  return (
    `Ihr Konto ist ${blockedFor(until)} gesperrt. Der Grund: ${reason}${end} ` +
    'Wenn Sie das für falsch halten, schreiben Sie uns: „Kontakt“ steht am Ende jeder Seite. ' +
    'Ein Mensch sieht es sich noch einmal an.'
  );
}

/**
 * For every way of signing in, after everything it asks for was right: nobody learns by it whether an
 * address has an account.
 *
 * @throws Problem `login.blocked`, which says why and until when
 */
export async function refuseBlocked(db: Executor, userId: string): Promise<void> {
  const block = await findBlock(db, userId);
  if (block) throw new Problem('login.blocked', { text: blockText(block) });
}
