import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { createContractNotificationMail } from '#mail/contract-notification-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';

import { findCase } from './case.repository.ts';
import type { ContractAccess } from './contract-access.ts';
import { getDeadline } from './deadline.ts';

/** Creates the task handler that mails readers about handled declarations. */
export function createContractNotificationHandler(dependencies: {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly contracts: ContractAccess;
}): Pick<TaskHandlers, 'mail.contract-notification'> {
  const { db, mailer, siteUrl, contracts } = dependencies;
  const links = { cancel: siteUrl + paths.cancelContract() };
  return {
    'mail.contract-notification': async ({ id, payload }) => {
      const { declarationId, notification, answer } = payload;
      const storedCase = await findCase(db, declarationId);
      if (!storedCase) return;
      const { declaration, handling, contractId } = storedCase;
      const contract = contractId
        ? await contracts.find(db, contractId, declaration.receivedAt)
        : null;
      const recipient = notification === 'contract-holder' ? contract?.email : declaration.email;
      if (!recipient) return;
      const content = createContractNotificationMail(
        notification,
        {
          declaration,
          contract,
          decision: handling?.decision ?? null,
          decisionReason: handling?.reason ?? null,
          refundUntil: getDeadline(declaration, new Date()).on,
          refundedOn: handling?.refundedOn ?? null,
          refundCents: handling?.refundCents ?? null,
          answer: handling?.answers[answer ?? 0]?.text ?? null,
        },
        links,
      );
      await mailer.send({ ...renderMail(content), to: recipient, id });
    },
  };
}
