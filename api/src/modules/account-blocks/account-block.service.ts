import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { JobHandlers } from '#queue/task-kinds.ts';
import { enqueue } from '#queue/task.repository.ts';
import { giveJobsBack, holdJobs } from '#modules/job-board/placing/blocked-account.ts';
import { giveAdsBack, holdAds } from '#modules/ads/writing/blocked-account.ts';
import { revokeTokensOf } from '#modules/session/one-time-token.repository.ts';
import { deleteOtherFamilies } from '#modules/session/session.repository.ts';

import { isRunOut, lockAccount, saveBlock } from './account.repository.ts';
import type { StoredAccount } from './account.repository.ts';

/**
 * What follows from a block that has just been written: nobody is signed in any more, and what runs
 * leaves the lists. Veranstaltungen stay, as people have registered for them; the desk of the
 * moderation decides about each.
 *
 * @param until when it ends by itself; null: never
 */
export async function beginBlock(
  tx: Executor,
  account: Pick<StoredAccount, 'id' | 'email'>,
  until: Date | null,
): Promise<void> {
  const { id } = account;
  await deleteOtherFamilies(tx, id, null);
  await revokeTokensOf(tx, id, ['third-party']);
  await holdAds(tx, account);
  await holdJobs(tx, account);
  if (!until) return;
  await enqueue(tx, {
    kind: 'account.block-ends',
    payload: { userId: id },
    runAt: until,
    idempotencyKey: `account.block-ends:${id}:${until.getTime()}`,
  });
}

/**
 * Ends a block: what it took from the lists comes back, and the person is told.
 *
 * @param actor who ended it; null: its time was over
 */
export async function endBlock(
  tx: Executor,
  account: Pick<StoredAccount, 'id' | 'email'>,
  actor: string | null,
): Promise<void> {
  const { id } = account;
  await saveBlock(tx, id, { blockedAt: null, blockedUntil: null, blockReason: null });
  await giveAdsBack(tx, account);
  await giveJobsBack(tx, account);
  const action = actor ? 'account.unblocked' : 'account.block-ended';
  await recordAudit(tx, { action, actor, subject: `user:${id}` });
  await enqueue(tx, { kind: 'mail.account-unblocked', payload: { userId: id } });
}

/** The job that ends a block whose time is over; one that was made longer meanwhile goes on. */
export function createBlockClock(db: Drizzle): Pick<JobHandlers, 'account.block-ends'> {
  return {
    'account.block-ends': async ({ payload: { userId } }) => {
      await db.transaction(async (tx) => {
        const account = await lockAccount(tx, userId);
        if (account?.blockedAt && (await isRunOut(tx, userId))) await endBlock(tx, account, null);
      });
    },
  };
}
