import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { restoreHiddenJobs, hideJobs } from '#modules/job-board/interface.ts';
import { restoreHiddenAds, hideAds } from '#modules/ads/interface.ts';
import { revokeUserTokens, deleteOtherFamilies } from '#modules/session/interface.ts';

import { hasBlockExpired, lockAccount, saveBlock } from './account.repository.ts';
import type { StoredAccount } from './account.repository.ts';

/**
 * Applies the effects of a block that was just saved: signs the user out everywhere and hides their
 * ads and job postings. Their events stay published because people have registered; moderators
 * decide about each event.
 * @param until end of the block; null if the block has no end
 */
export async function startBlock(
  tx: Executor,
  account: Pick<StoredAccount, 'id' | 'email'>,
  until: Date | null,
): Promise<void> {
  const { id } = account;
  await deleteOtherFamilies(tx, id, null);
  await revokeUserTokens(tx, id, ['third-party']);
  await hideAds(tx, account);
  await hideJobs(tx, account);
  if (!until) return;
  await enqueueTask(tx, {
    kind: 'account.end-block',
    payload: { userId: id },
    runAt: until,
    idempotencyKey: `account.end-block:${id}:${until.getTime()}`,
  });
}

/**
 * Ends a block: restores the hidden ads and job postings and notifies the user.
 * @param actor the moderator who ended the block; null if the block expired
 */
export async function endBlock(
  tx: Executor,
  account: Pick<StoredAccount, 'id' | 'email'>,
  actor: string | null,
): Promise<void> {
  const { id } = account;
  await saveBlock(tx, id, { blockedAt: null, blockedUntil: null, blockReason: null });
  await restoreHiddenAds(tx, account);
  await restoreHiddenJobs(tx, account);
  const action = actor ? 'account.unblocked' : 'account.block-ended';
  await recordAudit(tx, { action, actor, subject: `user:${id}` });
  await enqueueTask(tx, { kind: 'mail.account-unblocked', payload: { userId: id } });
}

/**
 * Creates the handler of the task that ends a block. The handler does nothing if the block was
 * extended.
 */
export function createBlockTasks(db: Drizzle): Pick<TaskHandlers, 'account.end-block'> {
  return {
    'account.end-block': async ({ payload: { userId } }) => {
      await db.transaction(async (tx) => {
        const account = await lockAccount(tx, userId);
        if (account?.blockedAt && (await hasBlockExpired(tx, userId)))
          await endBlock(tx, account, null);
      });
    },
  };
}
