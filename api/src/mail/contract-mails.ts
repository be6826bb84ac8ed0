import type { PrintOrder } from '@gruenland/shared-contracts/api/print-subscription.ts';

import { formatDay, formatEuros, formatDateTime } from './format.ts';
import type { MailContent } from './mail-layout.ts';
import { formatAddressLine, formatPrintIssue, formatRecipientLine } from './postal-text.ts';
import { formatVoucherDelivery } from './voucher-mails.ts';

/** The publisher as named in contracts. */
export interface Publisher {
  readonly name: string;
  readonly postalAddress: string;
  /** SEPA creditor identifier (Gläubiger-Identifikationsnummer). */
  readonly creditorId: string;
}

const reason = 'Diese Nachricht gehört zu einem Vertrag mit Grünland und ist keine Werbung.';

/**
 * Returns all agreed terms of an order as labelled lines, for the mail and its attachment. For an
 * unproven email address, the lines contain no free text.
 */
function createOrderLines(
  order: PrintOrder,
  isEmailProven: boolean,
): readonly (readonly [string, string])[] {
  const { product, gift } = order;
  const formatAddress = isEmailProven ? formatAddressLine : formatRecipientLine;
  const lines: [string, string][] = [
    ['Bestellnummer', order.orderNo],
    ['Bestellt am', formatDateTime(new Date(order.orderedAt))],
    ['Abo', `${product.name}: ${product.description}`],
    [
      'Preis',
      `${formatEuros(order.priceCents)} für ${product.issues} Hefte, mit MwSt. und Versand`,
    ],
    ['Laufzeit', `${product.termMonths} Monate. ${product.renewal}`],
    ['Kündigung', product.notice],
    ['Erste Ausgabe', formatPrintIssue(order.startIssue)],
    ['Lieferung an', formatAddress(order.delivery)],
    ['Rechnung an', formatAddress(order.billing ?? order.delivery)],
    ['Zahlung', order.payment === 'sepa' ? 'SEPA-Lastschrift' : 'Rechnung'],
  ];
  if (gift) {
    const isVoucherForGiver = gift.voucherTo === 'giver';
    lines.push([
      'Gutschein',
      isVoucherForGiver ? 'an Sie, zum Überreichen' : 'an die beschenkte Person',
    ]);
  }
  return lines;
}

function formatMandate(order: PrintOrder, publisher: Publisher): string | null {
  if (order.payment !== 'sepa') return null;
  return (
    `SEPA-Mandat ${order.mandateRef}: Sie ermächtigen ${publisher.name} ` +
    `(Gläubiger-ID ${publisher.creditorId}), Zahlungen vom Konto mit den letzten Ziffern ` +
    `${order.ibanLast4} (${order.accountHolder}) wiederkehrend einzuziehen. Sie können innerhalb ` +
    'von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung verlangen. Wir kündigen ' +
    'jeden Einzug mindestens fünf Tage vorher an; den ersten mit dieser Nachricht: ' +
    `${formatEuros(order.priceCents)}, frühestens fünf Tage nach dem Erscheinen der ersten Ausgabe.`
  );
}

function formatWithdrawalNotice(publisher: Publisher, withdrawalUrl: string): string {
  return (
    'Widerrufsbelehrung: Sie können diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen ' +
    'widerrufen. Die Frist beginnt, wenn Sie das erste Heft haben. Zum Widerruf genügt eine ' +
    `eindeutige Erklärung an ${publisher.name}, ${publisher.postalAddress}, oder die Schaltfläche ` +
    `„Vertrag widerrufen“ auf ${withdrawalUrl}. Wir erstatten dann alle Zahlungen binnen 14 Tagen.`
  );
}

/** Pages to which an order mail links. */
interface OrderMailLinks {
  readonly withdraw: string;
  readonly cancel: string;
  /** Page with the whole order; set if the email address of the buyer is not proven. */
  readonly orderUrl?: string;
  /**
   * Page on which the giver allows a mailed voucher to be sent; set if the giver's email address is
   * not proven.
   */
  readonly voucherApprovalUrl?: string;
}

/**
 * Creates the mail that confirms a contract on a durable medium (§ 312f BGB). To an unproven email
 * address, the mail repeats no free text, because a stranger may have typed it; it links to the
 * order instead.
 */
export function createPrintOrderMail(
  order: PrintOrder,
  publisher: Publisher,
  links: OrderMailLinks,
): MailContent {
  const mandate = formatMandate(order, publisher);
  const isEmailProven = links.orderUrl === undefined;
  const buyer = order.billing ?? order.delivery;
  return {
    subject: `Ihre Bestellung ${order.orderNo}`,
    greeting: `Guten Tag, ${buyer.firstName} ${buyer.lastName},`,
    paragraphs: [
      'vielen Dank. Ihre Bestellung ist bei uns eingegangen; mit dieser Nachricht nehmen wir sie an.',
      ...createOrderLines(order, isEmailProven).map(([name, value]) => `${name}: ${value}`),
      ...(mandate ? [mandate] : []),
      ...(order.gift ? [formatVoucherDelivery(order, isEmailProven)] : []),
    ],
    ...(links.voucherApprovalUrl !== undefined && {
      action: { label: 'Gutschein freigeben', url: links.voucherApprovalUrl },
    }),
    notes: [
      ...(isEmailProven ? [] : [`Ihre ganze Bestellung mit den Anschriften: ${links.orderUrl}`]),
      formatWithdrawalNotice(publisher, links.withdraw),
      `Kündigen können Sie jederzeit hier: ${links.cancel}`,
    ],
    reason,
  };
}

const serviceRequestTexts = {
  address: 'Ihre neue Lieferadresse ist notiert.',
  pause: 'Ihre Lieferpause ist notiert.',
  complaint: 'Ihre Reklamation ist angekommen. Wir kümmern uns darum und melden uns bei Ihnen.',
  payment: 'Ihre neue Zahlungsart ist notiert.',
} as const;

/** Creates the mail that confirms a service request about a running contract. */
export function createServiceRequestMail(
  order: PrintOrder,
  kind: keyof typeof serviceRequestTexts,
  publisher: Publisher,
): MailContent {
  const mandate = kind === 'payment' ? formatMandate(order, publisher) : null;
  return {
    subject: `Zu Ihrem Abo ${order.orderNo}`,
    greeting: `Guten Tag, ${order.delivery.firstName} ${order.delivery.lastName},`,
    paragraphs: [serviceRequestTexts[kind], ...(mandate ? [mandate] : [])],
    notes: ['Waren Sie das nicht, schreiben Sie uns bitte über das Kontaktformular der Website.'],
    reason,
  };
}

/** A declared cancellation or withdrawal. */
export interface ContractDeclaration {
  readonly kind: 'cancellation' | 'withdrawal';
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly contract: string;
  readonly manner: 'ordinary' | 'extraordinary' | null;
  readonly reason: string | null;
  readonly endsOn: string | null;
  readonly receivedAt: Date;
}

/** Returns the labelled lines of the receipt, for the page, the attachment and the mail. */
export function createReceiptLines(
  declaration: ContractDeclaration,
): { name: string; value: string }[] {
  const lines = [
    { name: 'Eingang', value: formatDateTime(declaration.receivedAt) },
    { name: 'Name', value: declaration.name },
    { name: 'E-Mail-Adresse', value: declaration.email },
    { name: 'Vertrag', value: declaration.contract },
  ];
  if (declaration.kind === 'cancellation') {
    const manner = declaration.manner === 'extraordinary' ? 'außerordentlich' : 'ordentlich';
    lines.push({ name: 'Art der Kündigung', value: manner });
    if (declaration.reason) lines.push({ name: 'Grund', value: declaration.reason });
    const endsOn = declaration.endsOn
      ? formatDay(declaration.endsOn)
      : 'zum nächstmöglichen Zeitpunkt';
    lines.push({ name: 'Ende', value: endsOn });
  }
  lines.push({ name: 'Vorgang', value: declaration.id });
  return lines;
}

function getReceiptTitle(kind: ContractDeclaration['kind']): string {
  return kind === 'cancellation'
    ? 'Bestätigung Ihrer Kündigung'
    : 'Eingangsbestätigung Ihres Widerrufs';
}

/** Returns the receipt as a plain text file. */
export function formatReceipt(declaration: ContractDeclaration, publisher: Publisher): string {
  const lines = createReceiptLines(declaration).map(({ name, value }) => `${name}: ${value}`);
  return [
    getReceiptTitle(declaration.kind),
    `an ${publisher.name}, ${publisher.postalAddress}`,
    '',
    ...lines,
    '',
  ].join('\n');
}

/**
 * Matches order and customer numbers. Receipt mails repeat these numbers but no other description
 * of a contract, because any other description is free text.
 */
const contractNumberPattern = /^[A-Z0-9-]{3,20}$/iu;

/**
 * Returns whether a line of the receipt contains free text of the person who sent the declaration.
 */
const containsFreeText = ({ name, value }: { name: string; value: string }) =>
  ['Name', 'E-Mail-Adresse', 'Grund'].includes(name) ||
  (name === 'Vertrag' && !contractNumberPattern.test(value));

/** A declaration, and the page that shows its full receipt. */
interface ContractReceiptLink {
  readonly declaration: ContractDeclaration;
  readonly url: string;
}

/** Returns the paragraphs of the receipt mail about one declaration, without free text. */
function createReceiptParagraphs(declaration: ContractDeclaration): readonly string[] {
  const declarationName = declaration.kind === 'cancellation' ? 'Ihre Kündigung' : 'Ihr Widerruf';
  const lines = createReceiptLines(declaration).filter((line) => !containsFreeText(line));
  return [
    `${declarationName} ist bei uns eingegangen.`,
    ...lines.map(({ name, value }) => `${name}: ${value}`),
  ];
}

/**
 * Creates the receipt that must be sent without delay (§ 312k Abs. 4, § 356a BGB). It states the
 * date and time of the declaration. It leaves out free text, because the email address is not
 * proven. The page at `url` shows the full declaration and offers it as a file.
 *
 * @param delayedReceipts declarations whose receipts the mail limit has delayed
 */
export function createContractReceiptMail(
  { declaration, url }: ContractReceiptLink,
  delayedReceipts: readonly ContractReceiptLink[] = [],
): MailContent {
  return {
    subject:
      delayedReceipts.length > 0
        ? 'Bestätigung Ihrer Erklärungen'
        : getReceiptTitle(declaration.kind),
    greeting: 'Guten Tag,',
    paragraphs: [
      ...createReceiptParagraphs(declaration),
      ...delayedReceipts.flatMap((delayedReceipt) => [
        ...createReceiptParagraphs(delayedReceipt.declaration),
        `Ganzer Inhalt: ${delayedReceipt.url}`,
      ]),
    ],
    action: { label: 'Ganzen Inhalt ansehen und speichern', url },
    notes: ['Haben Sie nichts erklärt, schreiben Sie uns bitte über das Kontaktformular.'],
    reason,
  };
}
