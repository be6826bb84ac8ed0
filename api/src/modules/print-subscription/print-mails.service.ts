import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { JobHandlers } from '#queue/task-kinds.ts';
import { printChangeMail, printOrderMail } from '#mail/contract-mails.ts';
import type { Publisher } from '#mail/contract-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import { voucherAddress, voucherMail, voucherText } from '#mail/voucher-mails.ts';
import type { Mailer } from '#mail/mailer.ts';

import { orderOf } from './order-summary.ts';
import { findRequest, findSubscription } from './print-subscription.repository.ts';

export interface PrintMailsParts {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly publisher: Publisher;
}

/** The jobs that write about print subscriptions. */
export function createPrintMails(
  parts: PrintMailsParts,
): Pick<JobHandlers, 'mail.print-order' | 'mail.print-voucher' | 'mail.print-change'> {
  const { db, mailer, siteUrl, publisher } = parts;
  const links = {
    withdraw: siteUrl + paths.vertragWiderrufen(),
    cancel: siteUrl + paths.vertragKuendigen(),
  };
  return {
    'mail.print-order': async ({ id, payload }) => {
      const stored = await findSubscription(db, payload.subscriptionId);
      if (!stored) return;
      const order = orderOf(stored);
      const rendered = renderMail(printOrderMail(order, publisher, links));
      // The contract as a file as well: easier to keep than a mail.
      const filename = `Bestellung-${order.orderNo}.txt`;
      const attachments = [{ filename, content: rendered.text }];
      if (order.gift?.voucherTo === 'schenkende') {
        attachments.push({
          filename: `Gutschein-${order.orderNo}.txt`,
          content: voucherText(order),
        });
      }
      await mailer.send({ ...rendered, to: stored.email, id, attachments });
    },
    'mail.print-voucher': async ({ id, payload }) => {
      const stored = await findSubscription(db, payload.subscriptionId);
      // A voucher that waits for its day must not give away what was taken back meanwhile.
      const order = stored && stored.state !== 'withdrawn' ? orderOf(stored) : undefined;
      const to = order && voucherAddress(order);
      if (!to) return;
      const filename = `Gutschein-${order.orderNo}.txt`;
      const attachments = [{ filename, content: voucherText(order) }];
      await mailer.send({ ...renderMail(voucherMail(order)), to, id, attachments });
    },
    'mail.print-change': async ({ id, payload }) => {
      const request = await findRequest(db, payload.requestId);
      const stored = request && (await findSubscription(db, request.subscriptionId));
      if (!stored) return;
      const content = printChangeMail(orderOf(stored), request.kind, publisher);
      await mailer.send({ ...renderMail(content), to: stored.email, id });
    },
  };
}
