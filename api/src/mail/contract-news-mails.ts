import type { ContractNews } from '#queue/task-kinds.ts';

import type { DeclaredContract } from './contract-mails.ts';
import { dayText, euro } from './format.ts';
import type { MailContent } from './mail-layout.ts';

/** What the house did about a declaration, as its mails say it. */
export interface ContractHandled {
  readonly declared: DeclaredContract;
  /** The contract that was found; null while none is. */
  readonly contract: {
    readonly orderNo: string;
    readonly product: string;
    readonly endsOn: string | null;
  } | null;
  readonly decision: 'accepted' | 'ordinary' | 'refused' | null;
  readonly decisionReason: string | null;
  /** Last day for giving money back. */
  readonly refundUntil: string;
  readonly refundedOn: string | null;
  readonly refundCents: number | null;
  readonly answer: string | null;
}

const why = 'Diese Nachricht gehört zu einem Vertrag mit Grünland und ist keine Werbung.';

/** „Jahresabo GL-7H8KQ9RT“ */
const named = ({ contract }: ContractHandled): string =>
  contract ? `${contract.product} ${contract.orderNo}` : 'Abo';

function endText(handled: ContractHandled): string {
  const endsOn = handled.contract?.endsOn;
  return endsOn
    ? `Ihr ${named(handled)} endet am ${dayText(endsOn)}.`
    : `Ihr ${named(handled)} ist beendet.`;
}

const moneyBack = ({ refundUntil }: ContractHandled): string =>
  `Was Sie schon bezahlt haben, erstatten wir bis zum ${dayText(refundUntil)}.`;

function assigned(handled: ContractHandled): string[] {
  const withdrawn = handled.declared.kind === 'widerruf';
  return withdrawn
    ? [
        `wir haben Ihren Widerruf dem ${named(handled)} zugeordnet. Der Vertrag ist damit beendet.`,
        moneyBack(handled),
      ]
    : [`wir haben Ihre Kündigung dem ${named(handled)} zugeordnet.`, endText(handled)];
}

function decided(handled: ContractHandled): string[] {
  const withdrawn = handled.declared.kind === 'widerruf';
  const what = withdrawn ? 'Ihren Widerruf' : 'Ihre außerordentliche Kündigung';
  const { decision, decisionReason } = handled;
  const reason = decisionReason ? [`Begründung: ${decisionReason}`] : [];
  if (decision === 'accepted') {
    return [
      `wir nehmen ${what} an.`,
      endText(handled),
      ...(withdrawn ? [moneyBack(handled)] : []),
      ...reason,
    ];
  }
  const refused = `wir können ${what} nicht annehmen.`;
  if (decision === 'refused') return [refused, ...reason, `Ihr ${named(handled)} läuft weiter.`];
  return [
    refused,
    ...reason,
    `Wir behandeln das als ordentliche Kündigung zum nächstmöglichen Tag. ${endText(handled)}`,
  ];
}

function refunded({ refundCents, refundedOn, declared }: ContractHandled): string[] {
  const what = declared.kind === 'widerruf' ? 'Ihrem Widerruf' : 'Ihrer Kündigung';
  return [
    `nach ${what} haben wir Ihnen am ${dayText(refundedOn ?? '')} ${euro(refundCents ?? 0)} erstattet.`,
  ];
}

const texts: Record<ContractNews, (handled: ContractHandled) => string[]> = {
  assigned,
  decided,
  refunded,
  answered: ({ answer }) => (answer ?? '').split(/\n{2,}/u),
  holder: (handled) => [
    `zu Ihrem ${named(handled)} ist eine Erklärung mit einer anderen E-Mail-Adresse eingegangen. Wir haben sie geprüft und Ihrem Vertrag zugeordnet.`,
    endText(handled),
  ],
};

/** @param links.cancel where an ordinary Kündigung can be declared */
export function contractNewsMail(
  news: ContractNews,
  handled: ContractHandled,
  links: { readonly cancel: string },
): MailContent {
  const { declared } = handled;
  const about = declared.kind === 'widerruf' ? 'Zu Ihrem Widerruf' : 'Zu Ihrer Kündigung';
  const refused = news === 'decided' && handled.decision === 'refused';
  return {
    subject: news === 'holder' ? `Zu Ihrem Abo ${handled.contract?.orderNo ?? ''}` : about,
    greeting: news === 'holder' ? 'Guten Tag,' : `Guten Tag, ${declared.name},`,
    paragraphs: texts[news](handled),
    notes: [
      ...(refused ? [`Ordentlich kündigen können Sie jederzeit hier: ${links.cancel}`] : []),
      ...(news === 'holder'
        ? ['Stimmt das nicht, schreiben Sie uns bitte über das Kontaktformular der Website.']
        : [`Vorgang ${declared.id}`]),
    ],
    reason: why,
  };
}
