import type { ContractNews } from '#queue/task-kinds.ts';

import type { DeclaredContract } from './contract-mails.ts';
import { contractNewsMail } from './contract-news-mails.ts';
import type { ContractHandled } from './contract-news-mails.ts';
import type { MailContent } from './mail-layout.ts';

const news: readonly (readonly [ContractNews, ContractHandled['decision']])[] = [
  ['assigned', null],
  ['decided', 'accepted'],
  ['decided', 'ordinary'],
  ['decided', 'refused'],
  ['answered', null],
  ['holder', null],
];

/** Every mail of the desk of Kündigungen and Widerrufe. */
export function contractNewsMails(
  declared: (kind: DeclaredContract['kind']) => DeclaredContract,
  links: { readonly cancel: string },
): MailContent[] {
  const handled = (kind: DeclaredContract['kind']): ContractHandled => ({
    declared: declared(kind),
    contract: { orderNo: 'GL-7H8KQ9RT', product: 'Jahresabo', endsOn: '2027-01-31' },
    decision: null,
    decisionReason: 'Ein Heft kam zu spät. <Das> ist noch kein wichtiger Grund.',
    refundUntil: '2026-12-19',
    refundedOn: '2026-12-07',
    refundCents: 9840,
    answer: 'Guten Tag, welches Abo meinen Sie?\n\nBitte nennen Sie uns die Bestellnummer.',
  });
  return [
    ...news.map(([what, decision]) =>
      contractNewsMail(what, { ...handled('kuendigung'), decision }, links),
    ),
    contractNewsMail('assigned', handled('widerruf'), links),
    contractNewsMail('decided', { ...handled('widerruf'), decision: 'accepted' }, links),
    contractNewsMail('refunded', handled('widerruf'), links),
  ];
}
