import type { ContractNotification } from '#queue/task-kinds.ts';

import type { ContractDeclaration } from './contract-mails.ts';
import { createContractNotificationMail } from './contract-notification-mails.ts';
import type { HandledContract } from './contract-notification-mails.ts';
import type { MailContent } from './mail-layout.ts';

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

/**
 * Returns every mail that the staff page for cancellations and withdrawals sends, with sample data.
 */
export function createContractMailSamples(
  createDeclaration: (kind: ContractDeclaration['kind']) => ContractDeclaration,
  links: { readonly cancel: string },
): MailContent[] {
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
  return [
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
