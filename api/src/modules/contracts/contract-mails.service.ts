import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { createContractReceiptMail } from '#mail/contract-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { findDeclaration } from './contract.repository.ts';

/** Creates the task handler that confirms a cancellation or withdrawal by mail. */
export function createContractMails(dependencies: {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: SignedIds;
}): Pick<TaskHandlers, 'mail.contract-receipt'> {
  const { db, mailer, siteUrl, signedIds } = dependencies;
  return {
    'mail.contract-receipt': async ({ id, payload }) => {
      const declaration = await findDeclaration(db, payload.declarationId);
      if (!declaration) return;
      const code = signedIds.sign('contract-receipt', declaration.id);
      const getPath =
        declaration.kind === 'cancellation' ? paths.cancellationReceived : paths.withdrawalReceived;
      const content = createContractReceiptMail(declaration, siteUrl + getPath(code));
      await mailer.send({ ...renderMail(content), to: declaration.email, id });
    },
  };
}
