import type { ContractNotification } from '#queue/task-kinds.ts';

import type { DeclaredContract } from './contract-mails.ts';
import { dayText, formatEuros } from './format.ts';
import type { MailContent } from './mail-layout.ts';

/** Data of the mails about a handled contract declaration. */
export interface HandledContract {
  readonly declared: DeclaredContract;
  /** The print subscription that the declaration is about; null if none was found. */
  readonly contract: {
    readonly orderNo: string;
    readonly product: string;
    readonly endsOn: string | null;
  } | null;
  readonly decision: 'accepted' | 'ordinary' | 'refused' | null;
  readonly decisionReason: string | null;
  /** Last day on which the refund must be paid. */
  readonly refundUntil: string;
  readonly refundedOn: string | null;
  readonly refundCents: number | null;
  readonly answer: string | null;
}

const mailReason = 'Diese Nachricht gehört zu einem Vertrag mit Grünland und ist keine Werbung.';

/** Product and order number, for example „Jahresabo GL-7H8KQ9RT“. */
const contractName = ({ contract }: HandledContract): string =>
  contract ? `${contract.product} ${contract.orderNo}` : 'Abo';

function endText(handled: HandledContract): string {
  const endsOn = handled.contract?.endsOn;
  return endsOn
    ? `Ihr ${contractName(handled)} endet am ${dayText(endsOn)}.`
    : `Ihr ${contractName(handled)} ist beendet.`;
}

const refundText = ({ refundUntil }: HandledContract): string =>
  `Was Sie schon bezahlt haben, erstatten wir bis zum ${dayText(refundUntil)}.`;

function assigned(handled: HandledContract): string[] {
  const withdrawn = handled.declared.kind === 'withdrawal';
  return withdrawn
    ? [
        `wir haben Ihren Widerruf dem ${contractName(handled)} zugeordnet. Der Vertrag ist damit beendet.`,
        refundText(handled),
      ]
    : [`wir haben Ihre Kündigung dem ${contractName(handled)} zugeordnet.`, endText(handled)];
}

function decided(handled: HandledContract): string[] {
  const withdrawn = handled.declared.kind === 'withdrawal';
  const what = withdrawn ? 'Ihren Widerruf' : 'Ihre außerordentliche Kündigung';
  const { decision, decisionReason } = handled;
  const reason = decisionReason ? [`Begründung: ${decisionReason}`] : [];
  if (decision === 'accepted') {
    return [
      `wir nehmen ${what} an.`,
      endText(handled),
      ...(withdrawn ? [refundText(handled)] : []),
      ...reason,
    ];
  }
  const refused = `wir können ${what} nicht annehmen.`;
  if (decision === 'refused')
    return [refused, ...reason, `Ihr ${contractName(handled)} läuft weiter.`];
  return [
    refused,
    ...reason,
    `Wir behandeln das als ordentliche Kündigung zum nächstmöglichen Tag. ${endText(handled)}`,
  ];
}

function refunded({ refundCents, refundedOn, declared }: HandledContract): string[] {
  const what = declared.kind === 'withdrawal' ? 'Ihrem Widerruf' : 'Ihrer Kündigung';
  return [
    `nach ${what} haben wir Ihnen am ${dayText(refundedOn ?? '')} ${formatEuros(refundCents ?? 0)} erstattet.`,
  ];
}

const texts: Record<ContractNotification, (handled: HandledContract) => string[]> = {
  assigned,
  decided,
  refunded,
  answered: ({ answer }) => (answer ?? '').split(/\n{2,}/u),
  'contract-holder': (handled) => [
    `zu Ihrem ${contractName(handled)} ist eine Erklärung mit einer anderen E-Mail-Adresse eingegangen. Wir haben sie geprüft und Ihrem Vertrag zugeordnet.`,
    endText(handled),
  ],
};

/**
 * @param links.cancel URL of the page on which people can declare an ordinary cancellation
 */
export function contractNotificationMail(
  notification: ContractNotification,
  handled: HandledContract,
  links: { readonly cancel: string },
): MailContent {
  const { declared } = handled;
  const subjectPrefix = declared.kind === 'withdrawal' ? 'Zu Ihrem Widerruf' : 'Zu Ihrer Kündigung';
  const refused = notification === 'decided' && handled.decision === 'refused';
  return {
    subject:
      notification === 'contract-holder'
        ? `Zu Ihrem Abo ${handled.contract?.orderNo ?? ''}`
        : subjectPrefix,
    greeting: notification === 'contract-holder' ? 'Guten Tag,' : `Guten Tag, ${declared.name},`,
    paragraphs: texts[notification](handled),
    notes: [
      ...(refused ? [`Ordentlich kündigen können Sie jederzeit hier: ${links.cancel}`] : []),
      ...(notification === 'contract-holder'
        ? ['Stimmt das nicht, schreiben Sie uns bitte über das Kontaktformular der Website.']
        : [`Vorgang ${declared.id}`]),
    ],
    reason: mailReason,
  };
}
