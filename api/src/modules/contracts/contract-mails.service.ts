import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { createContractReceiptMail } from '#mail/contract-mails.ts';
import { delayMailOverLimit, MAIL_DELAY_SECONDS } from '#mail/delay-mail-over-limit.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { TaskDelay } from '#queue/task-delay.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findDeclaration } from './contract.repository.ts';
import type { StoredDeclaration } from './contract.repository.ts';
import { endDelayedReceipts, findDelayedReceipts } from './receipt-task.repository.ts';

/** Creates the task handler that confirms a cancellation or withdrawal by mail. */
export function createContractMailHandlers(dependencies: {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  /** Counts a mail to an email address. @returns false if its mail limit is reached */
  readonly tryCountMail: (email: string) => Promise<boolean>;
}): Pick<TaskHandlers, 'mail.contract-receipt'> {
  const { db, mailer, siteUrl, signedIds, tryCountMail } = dependencies;
  const toReceipt = (declaration: StoredDeclaration) => {
    const code = signedIds.sign('contract-receipt', declaration.id);
    const getPath =
      declaration.kind === 'cancellation' ? paths.cancellationReceived : paths.withdrawalReceived;
    return { declaration, url: siteUrl + getPath(code) };
  };
  return {
    'mail.contract-receipt': async ({ id, payload, attempt }) => {
      const declaration = await findDeclaration(db, payload.declarationId);
      if (!declaration) return;
      await delayMailOverLimit(tryCountMail, declaration.email, attempt);
      // One mail contains all delayed receipts for its recipient. Recipients with delayed receipts
      // get the next mail that the limit allows. Otherwise forged declarations could delay a real
      // receipt for many hours.
      const delayedReceipts = await findDelayedReceipts(db, declaration);
      const [first] = delayedReceipts;
      const isTaskReceiptNext = !first || first.declaration.email === declaration.email;
      const waitingReceipts = delayedReceipts.map((receipt) => toReceipt(receipt.declaration));
      const [receipt, ...otherReceipts] = isTaskReceiptNext
        ? [toReceipt(declaration), ...waitingReceipts]
        : waitingReceipts;
      if (!receipt) return;
      const content = createContractReceiptMail(receipt, otherReceipts);
      const to = receipt.declaration.email;
      await mailer.send({ ...renderMail(content), to, id: isTaskReceiptNext ? id : first.taskId });
      const taskIds = delayedReceipts.map(({ taskId }) => taskId);
      await endDelayedReceipts(db, taskIds);
      if (!isTaskReceiptNext) throw new TaskDelay(MAIL_DELAY_SECONDS);
    },
  };
}
