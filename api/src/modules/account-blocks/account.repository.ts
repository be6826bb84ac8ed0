import { and, count, eq, isNull, lte, or, sql } from 'drizzle-orm';

import type { AccountEntryCount } from '@gruenland/shared-contracts/api/staff-accounts.ts';

import type { Executor } from '#db/database.ts';
import { events } from '#db/tables/events.ts';
import { jobPostings } from '#db/tables/job-postings.ts';
import { ads } from '#db/tables/ads.ts';
import { users } from '#db/tables/users.ts';
import { createJobOwnerCondition } from '#modules/job-board/interface.ts';
import { createAdOwnerCondition } from '#modules/ads/interface.ts';

const accountColumns = {
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

const selectAccountById = (db: Executor, id: string) =>
  db.select(accountColumns).from(users).where(eq(users.id, id));

/** The account columns that the staff page shows. */
export type StoredAccount = Awaited<ReturnType<typeof selectAccountById>>[number];

export async function findAccount(db: Executor, id: string): Promise<StoredAccount | null> {
  const [row] = await selectAccountById(db, id);
  return row ?? null;
}

/**
 * Like `findAccount`, but locks the row until the transaction ends, so that block changes are
 * serialized.
 */
export async function lockAccount(tx: Executor, id: string): Promise<StoredAccount | null> {
  const [row] = await selectAccountById(tx, id).for('update');
  return row ?? null;
}

/**
 * The columns that describe the block of an account. All are null while the account is not blocked.
 */
export type BlockColumns = Pick<StoredAccount, 'blockedAt' | 'blockedUntil' | 'blockReason'>;

export async function saveBlock(tx: Executor, id: string, block: BlockColumns): Promise<void> {
  await tx.update(users).set(block).where(eq(users.id, id));
}

/**
 * Returns whether a block has expired. A block counts as expired one second before its end, because
 * the task queue may start the task that ends the block slightly too early.
 */
export async function hasBlockExpired(tx: Executor, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), lte(users.blockedUntil, sql`now() + interval '1 second'`)));
  return rows.length > 0;
}

/**
 * Counts the account's ads, job postings and events by kind and state, including entries that were
 * made as a guest with the account's email address.
 */
export async function countEntries(
  db: Executor,
  account: Pick<StoredAccount, 'id' | 'email'>,
): Promise<AccountEntryCount[]> {
  const { id, email } = account;
  const adCounts = await db
    .select({ state: ads.state, count: count() })
    .from(ads)
    .where(createAdOwnerCondition(account))
    .groupBy(ads.state);
  const jobCounts = await db
    .select({ state: jobPostings.state, count: count() })
    .from(jobPostings)
    .where(createJobOwnerCondition(account))
    .groupBy(jobPostings.state);
  const eventCounts = await db
    .select({ state: events.state, count: count() })
    .from(events)
    .where(or(eq(events.ownerId, id), and(isNull(events.ownerId), eq(events.ownerEmail, email))))
    .groupBy(events.state);
  return [
    ...adCounts.map((entryCount) => ({ kind: 'ad' as const, ...entryCount })),
    ...jobCounts.map((entryCount) => ({ kind: 'job' as const, ...entryCount })),
    ...eventCounts.map((entryCount) => ({ kind: 'event' as const, ...entryCount })),
  ];
}
