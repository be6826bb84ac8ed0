import type { PrintGift } from '@gruenland/shared-contracts/api/print-subscription.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { getVoucherSchedule } from '#mail/voucher-mails.ts';
import { Problem } from '#problem.ts';
import { enqueueTask, hasTask } from '#queue/task.repository.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { toPrintOrder } from './order-summary.ts';
import { findSubscription } from './print-subscription.repository.ts';

/**
 * Days after the order within which the giver can have the voucher mailed. Finished tasks are kept
 * longer, because a kept task prevents a second mail.
 */
const voucherReleaseDays = 10;

const getTaskKey = (id: string): string => `print-voucher:${id}`;

/**
 * Counts an ordered voucher for the recipient of a gift. Vouchers that are mailed on a chosen day
 * and vouchers that are mailed at once have separate limits. @returns false when the limit is
 * reached
 */
export type MayReceiveVoucher = (email: string, isScheduled: boolean) => Promise<boolean>;

/**
 * Limits the number of vouchers that can be ordered for one recipient, whose email address nobody
 * has confirmed. Call this before {@link enqueueVoucher}, outside of transactions.
 * @throws Problem `request.rate-limited`
 */
export async function enforceVoucherLimit(
  mayReceiveVoucher: MayReceiveVoucher,
  gift: PrintGift | null,
): Promise<void> {
  if (gift?.voucherTo !== 'recipient' || !gift.email) return;
  if (!(await mayReceiveVoucher(gift.email, Boolean(gift.voucherOn))))
    throw new Problem('request.rate-limited');
}

/** Enqueues the mail with the voucher of a gift, at most once per contract. */
export async function enqueueVoucher(db: Executor, id: string, gift: PrintGift): Promise<void> {
  await enqueueTask(db, {
    kind: 'mail.print-voucher',
    payload: { subscriptionId: id },
    idempotencyKey: getTaskKey(id),
    ...getVoucherSchedule(gift),
  });
}

/**
 * Sends the voucher of the gift that the code in the order mail identifies. @throws Problem
 * `token.invalid`, `request.rate-limited`
 */
export async function releaseVoucher(
  dependencies: {
    readonly db: Drizzle;
    readonly signedIds: IdSigner;
    readonly mayReceiveVoucher: MayReceiveVoucher;
    readonly notifyTaskRunner: () => void;
  },
  code: string,
): Promise<void> {
  const { db, signedIds, mayReceiveVoucher, notifyTaskRunner } = dependencies;
  const id = signedIds.read('print-voucher', code);
  const contract = id === null ? null : await findSubscription(db, id);
  if (!contract || contract.createdAt.getTime() < Date.now() - voucherReleaseDays * 86_400_000) {
    throw new Problem('token.invalid');
  }
  const { gift } = toPrintOrder(contract);
  if (!gift || (await hasTask(db, getTaskKey(contract.id)))) return;
  await enforceVoucherLimit(mayReceiveVoucher, gift);
  await enqueueVoucher(db, contract.id, gift);
  notifyTaskRunner();
}
