import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { createContractReceiptMail } from '#mail/contract-mails.ts';
import { delayMailOverLimit, MAIL_DELAY_SECONDS } from '#mail/delay-mail-over-limit.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import { TaskDelay } from '#queue/task-delay.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findDeclarations } from './contract.repository.ts';
import type { StoredDeclaration } from './contract.repository.ts';
import { collectReceipts } from './receipt-task.repository.ts';

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
      const [declaration] = await findDeclarations(db, [payload.declarationId]);
      let { includedIds } = payload;
      if (!includedIds) {
        if (!declaration) return;
        await delayMailOverLimit(tryCountMail, declaration.email, attempt);
        // One mail contains all delayed receipts for its recipient. Recipients with delayed receipts
        // get the next mail that the limit allows. Otherwise forged declarations could delay a real
        // receipt for many hours.
        const nextMail = await collectReceipts(db, id, declaration);
        if (nextMail.taskId !== id) throw new TaskDelay(MAIL_DELAY_SECONDS);
        ({ includedIds } = nextMail);
      }
      const declarations = await findDeclarations(db, [payload.declarationId, ...includedIds]);
      const [receipt, ...otherReceipts] = declarations.map(toReceipt);
      if (!receipt) return;
      const content = createContractReceiptMail(receipt, otherReceipts);
      await mailer.send({ ...renderMail(content), to: receipt.declaration.email, id });
    },
  };
}
