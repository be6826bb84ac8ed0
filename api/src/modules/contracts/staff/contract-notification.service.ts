import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { contractNotificationMail } from '#mail/contract-notification-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';

import { findCase } from './case.repository.ts';
import type { ContractPort } from './contract-access.ts';
import { deadlineOf } from './deadline.ts';

/** The task handler that mails readers about handled declarations. */
export function createContractNotifications(dependencies: {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly contracts: ContractPort;
}): Pick<TaskHandlers, 'mail.contract-news'> {
  const { db, mailer, siteUrl, contracts } = dependencies;
  const links = { cancel: siteUrl + paths.cancelContract() };
  return {
    'mail.contract-news': async ({ id, payload }) => {
      const { declarationId, news, answer } = payload;
      const stored = await findCase(db, declarationId);
      if (!stored) return;
      const { declared, handling, contractId } = stored;
      const contract = contractId
        ? await contracts.find(db, contractId, declared.receivedAt)
        : null;
      const to = news === 'holder' ? contract?.email : declared.email;
      if (!to) return;
      const content = contractNotificationMail(
        news,
        {
          declared,
          contract,
          decision: handling?.decision ?? null,
          decisionReason: handling?.reason ?? null,
          refundUntil: deadlineOf(declared, new Date()).on,
          refundedOn: handling?.refundedOn ?? null,
          refundCents: handling?.refundCents ?? null,
          answer: handling?.answers[answer ?? 0]?.text ?? null,
        },
        links,
      );
      await mailer.send({ ...renderMail(content), to, id });
    },
  };
}
