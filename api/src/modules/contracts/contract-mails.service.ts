import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { contractReceiptMail, formatReceipt } from '#mail/contract-mails.ts';
import type { Publisher } from '#mail/contract-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';

import { findDeclaration } from './contract.repository.ts';

/** Creates the task handler that confirms a cancellation or withdrawal by mail. */
export function createContractMails(dependencies: {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly publisher: Publisher;
}): Pick<TaskHandlers, 'mail.contract-receipt'> {
  const { db, mailer, publisher } = dependencies;
  return {
    'mail.contract-receipt': async ({ id, payload }) => {
      const declared = await findDeclaration(db, payload.declarationId);
      if (!declared) return;
      const content = formatReceipt(declared, publisher);
      await mailer.send({
        ...renderMail(contractReceiptMail(declared)),
        to: declared.email,
        id,
        attachments: [{ filename: `Bestaetigung-${declared.id}.txt`, content }],
      });
    },
  };
}
