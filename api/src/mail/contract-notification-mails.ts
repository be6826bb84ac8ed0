import type { ContractNotification } from '#queue/task-kinds.ts';

import type { ContractDeclaration } from './contract-mails.ts';
import { formatDay, formatEuros } from './format.ts';
import type { MailContent } from './mail-layout.ts';

/** Data of the mails about a handled contract declaration. */
export interface HandledContract {
  readonly declaration: ContractDeclaration;
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

/** Returns product and order number, for example „Jahresabo GL-7H8KQ9RT“. */
const formatContractName = ({ contract }: HandledContract): string =>
  contract ? `${contract.product} ${contract.orderNo}` : 'Abo';

function formatContractEnd(handledContract: HandledContract): string {
  const endsOn = handledContract.contract?.endsOn;
  return endsOn
    ? `Ihr ${formatContractName(handledContract)} endet am ${formatDay(endsOn)}.`
    : `Ihr ${formatContractName(handledContract)} ist beendet.`;
}

const formatRefundDeadline = ({ refundUntil }: HandledContract): string =>
  `Was Sie schon bezahlt haben, erstatten wir bis zum ${formatDay(refundUntil)}.`;

function formatAssignment(handledContract: HandledContract): string[] {
  const isWithdrawal = handledContract.declaration.kind === 'withdrawal';
  return isWithdrawal
    ? [
        `wir haben Ihren Widerruf dem ${formatContractName(handledContract)} zugeordnet. Der Vertrag ist damit beendet.`,
        formatRefundDeadline(handledContract),
      ]
    : [
        `wir haben Ihre Kündigung dem ${formatContractName(handledContract)} zugeordnet.`,
        formatContractEnd(handledContract),
      ];
}

function formatDecision(handledContract: HandledContract): string[] {
  const isWithdrawal = handledContract.declaration.kind === 'withdrawal';
  const declarationName = isWithdrawal ? 'Ihren Widerruf' : 'Ihre außerordentliche Kündigung';
  const { decision, decisionReason } = handledContract;
  const reason = decisionReason ? [`Begründung: ${decisionReason}`] : [];
  if (decision === 'accepted') {
    return [
      `wir nehmen ${declarationName} an.`,
      formatContractEnd(handledContract),
      ...(isWithdrawal ? [formatRefundDeadline(handledContract)] : []),
      ...reason,
    ];
  }
  const refusalText = `wir können ${declarationName} nicht annehmen.`;
  if (decision === 'refused')
    return [refusalText, ...reason, `Ihr ${formatContractName(handledContract)} läuft weiter.`];
  return [
    refusalText,
    ...reason,
    `Wir behandeln das als ordentliche Kündigung zum nächstmöglichen Tag. ${formatContractEnd(handledContract)}`,
  ];
}

function formatRefund({ refundCents, refundedOn, declaration }: HandledContract): string[] {
  const declarationName = declaration.kind === 'withdrawal' ? 'Ihrem Widerruf' : 'Ihrer Kündigung';
  return [
    `nach ${declarationName} haben wir Ihnen am ${formatDay(refundedOn ?? '')} ${formatEuros(refundCents ?? 0)} erstattet.`,
  ];
}

const paragraphsByNotification: Record<
  ContractNotification,
  (handledContract: HandledContract) => string[]
> = {
  assigned: formatAssignment,
  decided: formatDecision,
  refunded: formatRefund,
  answered: ({ answer }) => (answer ?? '').split(/\n{2,}/u),
  'contract-holder': (handledContract) => [
    `zu Ihrem ${formatContractName(handledContract)} ist eine Erklärung mit einer anderen E-Mail-Adresse eingegangen. Wir haben sie geprüft und Ihrem Vertrag zugeordnet.`,
    formatContractEnd(handledContract),
  ],
};

/**
 * Creates the mail about a handled cancellation or withdrawal.
 *
 * @param links.cancel URL of the page on which people can declare an ordinary cancellation
 */
export function createContractNotificationMail(
  notification: ContractNotification,
  handledContract: HandledContract,
  links: { readonly cancel: string },
): MailContent {
  const { declaration } = handledContract;
  const declarationSubject =
    declaration.kind === 'withdrawal' ? 'Zu Ihrem Widerruf' : 'Zu Ihrer Kündigung';
  const isRefusal = notification === 'decided' && handledContract.decision === 'refused';
  return {
    subject:
      notification === 'contract-holder'
        ? `Zu Ihrem Abo ${handledContract.contract?.orderNo ?? ''}`
        : declarationSubject,
    greeting: notification === 'contract-holder' ? 'Guten Tag,' : `Guten Tag, ${declaration.name},`,
    paragraphs: paragraphsByNotification[notification](handledContract),
    notes: [
      ...(isRefusal ? [`Ordentlich kündigen können Sie jederzeit hier: ${links.cancel}`] : []),
      ...(notification === 'contract-holder'
        ? ['Stimmt das nicht, schreiben Sie uns bitte über das Kontaktformular der Website.']
        : [`Vorgang ${declaration.id}`]),
    ],
    reason: mailReason,
  };
}
