import { and, count, eq, isNull, lte, or, sql } from 'drizzle-orm';

import type { AccountEntries } from '@gruenland/shared-contracts/api/staff-accounts.ts';

import type { Executor } from '#db/database.ts';
import { events } from '#db/tables/events.ts';
import { jobPostings } from '#db/tables/job-postings.ts';
import { kleinanzeigen } from '#db/tables/ads.ts';
import { users } from '#db/tables/users.ts';
import { jobsOf } from '#modules/job-board/placing/blocked-account.ts';
import { adsOf } from '#modules/ads/writing/blocked-account.ts';

const columns = {
  id: users.id,
  email: users.email,
  displayName: users.displayName,
  emailVerified: users.emailVerified,
  roles: users.roles,
  accountType: users.accountType,
  company: users.company,
  legalName: users.legalName,
  vatId: users.vatId,
  registerNo: users.registerNo,
  imprint: users.imprint,
  createdAt: users.createdAt,
  deletionDueAt: users.deletionDueAt,
  blockedAt: users.blockedAt,
  blockedUntil: users.blockedUntil,
  blockReason: users.blockReason,
};

const select = (db: Executor, id: string) => db.select(columns).from(users).where(eq(users.id, id));

/** An account as far as its desk needs it. */
export type StoredAccount = Awaited<ReturnType<typeof select>>[number];

export async function findAccount(db: Executor, id: string): Promise<StoredAccount | null> {
  const [row] = await select(db, id);
  return row ?? null;
}

/** Likewise, locked until the transaction ends: changes of a block come one after the other. */
export async function lockAccount(tx: Executor, id: string): Promise<StoredAccount | null> {
  const [row] = await select(tx, id).for('update');
  return row ?? null;
}

/** What a block is; all of it null: there is none. */
export type BlockColumns = Pick<StoredAccount, 'blockedAt' | 'blockedUntil' | 'blockReason'>;

export async function saveBlock(tx: Executor, id: string, block: BlockColumns): Promise<void> {
  await tx.update(users).set(block).where(eq(users.id, id));
}

/**
 * Whether a block has just run out. By the clock that jobs are taken by, which is rounded: one that is
 * due may be a moment early.
 */
export async function isRunOut(tx: Executor, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), lte(users.blockedUntil, sql`now() + interval '1 second'`)));
  return rows.length > 0;
}

/** What somebody has placed, with the account or as a guest with its address, by kind and state. */
export async function countEntries(
  db: Executor,
  account: Pick<StoredAccount, 'id' | 'email'>,
): Promise<AccountEntries[]> {
  const { id, email } = account;
  const ads = await db
    .select({ state: kleinanzeigen.state, count: count() })
    .from(kleinanzeigen)
    .where(adsOf(account))
    .groupBy(kleinanzeigen.state);
  const jobs = await db
    .select({ state: jobPostings.state, count: count() })
    .from(jobPostings)
    .where(jobsOf(account))
    .groupBy(jobPostings.state);
  const dates = await db
    .select({ state: events.state, count: count() })
    .from(events)
    .where(or(eq(events.ownerId, id), and(isNull(events.ownerId), eq(events.ownerEmail, email))))
    .groupBy(events.state);
  return [
    ...ads.map((each) => ({ kind: 'ad' as const, ...each })),
    ...jobs.map((each) => ({ kind: 'job' as const, ...each })),
    ...dates.map((each) => ({ kind: 'event' as const, ...each })),
  ];
}
