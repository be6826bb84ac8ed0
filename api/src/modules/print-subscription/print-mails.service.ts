import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { createServiceRequestMail, createPrintOrderMail } from '#mail/contract-mails.ts';
import type { Publisher } from '#mail/contract-mails.ts';
import { delayMailOverLimit } from '#mail/delay-mail-over-limit.ts';
import { renderMail } from '#mail/mail-layout.ts';
import {
  formatVoucher,
  getVoucherEmail,
  createGiverVoucherMail,
  isMailedVoucher,
  createVoucherMail,
} from '#mail/voucher-mails.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { toPrintOrder } from './order-summary.ts';
import { findRequest, findSubscription } from './print-subscription.repository.ts';

export interface PrintMailDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly publisher: Publisher;
  readonly signedIds: IdSigner;
  /** Counts a voucher mail to the recipient of a gift. @returns false when the limit is reached */
  readonly tryCountRecipientMail: (email: string) => Promise<boolean>;
}

/** Creates the task handlers that send mails about print subscriptions. */
export function createPrintMailHandlers(
  dependencies: PrintMailDependencies,
): Pick<TaskHandlers, 'mail.print-order' | 'mail.print-voucher' | 'mail.print-change'> {
  const { db, mailer, siteUrl, publisher, signedIds, tryCountRecipientMail } = dependencies;
  const links = {
    withdraw: siteUrl + paths.withdrawContract(),
    cancel: siteUrl + paths.cancelContract(),
  };
  return {
    'mail.print-order': async ({ id, payload }) => {
      const contract = await findSubscription(db, payload.subscriptionId);
      if (!contract) return;
      const order = toPrintOrder(contract);
      const needsVoucherRelease = !payload.isReleased && isMailedVoucher(order);
      const orderPath = paths.subscriptionOrdered(signedIds.sign('print-order', contract.id));
      const releasePath = paths.releaseVoucher(signedIds.sign('print-voucher', contract.id));
      const renderedMail = renderMail(
        createPrintOrderMail(order, publisher, {
          ...links,
          ...(!payload.isReleased && { orderUrl: siteUrl + orderPath }),
          ...(needsVoucherRelease && { voucherApprovalUrl: siteUrl + releasePath }),
        }),
      );
      // The mail also contains the contract as an attached file, which is easier to archive.
      const filename = `Bestellung-${order.orderNo}.txt`;
      const attachments = [{ filename, content: renderedMail.text }];
      if (order.gift?.voucherTo === 'giver' && !needsVoucherRelease) {
        attachments.push({
          filename: `Gutschein-${order.orderNo}.txt`,
          content: formatVoucher(order),
        });
      }
      await mailer.send({ ...renderedMail, to: contract.email, id, attachments });
    },
    'mail.print-voucher': async ({ id, payload, attempt }) => {
      const contract = await findSubscription(db, payload.subscriptionId);
      // The voucher mail can be sent days after the order. It is skipped if the order was withdrawn
      // in the meantime.
      const order = contract && contract.state !== 'withdrawn' ? toPrintOrder(contract) : undefined;
      if (!contract || !order?.gift) return;
      const { voucherTo } = order.gift;
      const recipient = voucherTo === 'giver' ? contract.email : getVoucherEmail(order);
      if (!recipient) return;
      if (voucherTo === 'recipient')
        await delayMailOverLimit(tryCountRecipientMail, recipient, attempt);
      const filename = `Gutschein-${order.orderNo}.txt`;
      const attachments = [{ filename, content: formatVoucher(order) }];
      const content =
        voucherTo === 'giver' ? createGiverVoucherMail(order) : createVoucherMail(order);
      await mailer.send({ ...renderMail(content), to: recipient, id, attachments });
    },
    'mail.print-change': async ({ id, payload }) => {
      const request = await findRequest(db, payload.requestId);
      const contract = request && (await findSubscription(db, request.subscriptionId));
      if (!contract) return;
      const content = createServiceRequestMail(toPrintOrder(contract), request.kind, publisher);
      await mailer.send({ ...renderMail(content), to: contract.email, id });
    },
  };
}
