import * as paths from '@gruenland/shared-contracts/paths.ts';

import { createContractReceiptMail } from '#mail/contract-mails.ts';
import type { ContractDeclaration } from '#mail/contract-mails.ts';
import { createContractNotificationMail } from '#mail/contract-notification-mails.ts';
import type { HandledContract } from '#mail/contract-notification-mails.ts';
import type { MailContent } from '#mail/mail-layout.ts';
import type { ContractNotification } from '#queue/task-kinds.ts';

const notificationsWithDecision: readonly (readonly [
  ContractNotification,
  HandledContract['decision'],
])[] = [
  ['assigned', null],
  ['decided', 'accepted'],
  ['decided', 'ordinary'],
  ['decided', 'refused'],
  ['answered', null],
  ['contract-holder', null],
];

const createDeclaration = (kind: ContractDeclaration['kind']): ContractDeclaration => ({
  kind,
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  name: 'Hanna Ohlsen',
  email: 'hanna.ohlsen@hof.example',
  contract: 'GL-7H8KQ9RT',
  manner: kind === 'cancellation' ? 'ordinary' : null,
  reason: null,
  endsOn: null,
  receivedAt: new Date('2026-12-05T07:00:00Z'),
});

const createHandledContract = (kind: ContractDeclaration['kind']): HandledContract => ({
  declaration: createDeclaration(kind),
  contract: { orderNo: 'GL-7H8KQ9RT', product: 'Jahresabo', endsOn: '2027-01-31' },
  decision: null,
  decisionReason: 'Ein Heft kam zu spät. <Das> ist noch kein wichtiger Grund.',
  refundUntil: '2026-12-19',
  refundedOn: '2026-12-07',
  refundCents: 9840,
  answer: 'Guten Tag, welches Abo meinen Sie?\n\nBitte nennen Sie uns die Bestellnummer.',
});

/** Returns samples of the mails about cancellations and withdrawals. */
export function createContractMailSamples(siteUrl: string): readonly MailContent[] {
  const links = { cancel: siteUrl + paths.cancelContract() };
  const cancellation = {
    declaration: createDeclaration('cancellation'),
    url: `${siteUrl}/vertrag-kuendigen/bestaetigt?code=beispiel`,
  };
  const withdrawal = {
    declaration: createDeclaration('withdrawal'),
    url: `${siteUrl}/vertrag-widerrufen/bestaetigt?code=beispiel`,
  };
  return [
    createContractReceiptMail(cancellation),
    createContractReceiptMail(withdrawal),
    createContractReceiptMail(cancellation, [withdrawal]),
    ...notificationsWithDecision.map(([notification, decision]) =>
      createContractNotificationMail(
        notification,
        { ...createHandledContract('cancellation'), decision },
        links,
      ),
    ),
    createContractNotificationMail('assigned', createHandledContract('withdrawal'), links),
    createContractNotificationMail(
      'decided',
      { ...createHandledContract('withdrawal'), decision: 'accepted' },
      links,
    ),
    createContractNotificationMail('refunded', createHandledContract('withdrawal'), links),
  ];
}
