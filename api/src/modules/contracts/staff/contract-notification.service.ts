import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import type { JobHandlers } from '#queue/task-kinds.ts';
import { contractNewsMail } from '#mail/contract-news-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';

import { findCase } from './case.repository.ts';
import type { ContractPort } from './contract-access.ts';
import { deadlineOf } from './deadline.ts';

/** The job that tells what the house did about a declaration. */
export function createContractNews(parts: {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly contracts: ContractPort;
}): Pick<JobHandlers, 'mail.contract-news'> {
  const { db, mailer, siteUrl, contracts } = parts;
  const links = { cancel: siteUrl + paths.vertragKuendigen() };
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
      const content = contractNewsMail(
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
