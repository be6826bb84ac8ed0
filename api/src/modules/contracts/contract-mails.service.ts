import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { createContractReceiptMail } from '#mail/contract-mails.ts';
import { delayOverLimit } from '#mail/delay-over-limit.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
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
  readonly mayMail: (email: string) => Promise<boolean>;
}): Pick<TaskHandlers, 'mail.contract-receipt'> {
  const { db, mailer, siteUrl, signedIds, mayMail } = dependencies;
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
      const { email } = declaration;
      await delayOverLimit(mayMail, email, attempt);
      // This mail contains all delayed receipts. Otherwise forged declarations with this email
      // address could delay a real receipt for many hours.
      const delayed = await findDelayedReceipts(db, email);
      const others = delayed.map((receipt) => toReceipt(receipt.declaration));
      const content = createContractReceiptMail(toReceipt(declaration), others);
      await mailer.send({ ...renderMail(content), to: email, id });
      const taskIds = delayed.map(({ taskId }) => taskId);
      await endDelayedReceipts(db, taskIds);
    },
  };
}
