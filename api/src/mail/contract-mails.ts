import type { PrintOrder } from '@gruenland/shared-contracts/api/print-subscription.ts';

import { dayText, formatEuros, momentText } from './format.ts';
import type { MailContent } from './mail-layout.ts';
import { addressLine, issueText } from './postal-text.ts';
import { voucherDeliveryText } from './voucher-mails.ts';

/** The publisher as named in contracts. */
export interface Publisher {
  readonly name: string;
  readonly address: string;
  /** SEPA creditor identifier (Gläubiger-Identifikationsnummer). */
  readonly creditorId: string;
}

const reason = 'Diese Nachricht gehört zu einem Vertrag mit Grünland und ist keine Werbung.';

/** Returns all agreed terms as labelled lines, for the mail and its attachment. */
export function orderLines(order: PrintOrder): readonly (readonly [string, string])[] {
  const { product, gift } = order;
  const lines: [string, string][] = [
    ['Bestellnummer', order.orderNo],
    ['Bestellt am', momentText(new Date(order.orderedAt))],
    ['Abo', `${product.name}: ${product.description}`],
    [
      'Preis',
      `${formatEuros(order.priceCents)} für ${product.issues} Hefte, mit MwSt. und Versand`,
    ],
    ['Laufzeit', `${product.termMonths} Monate. ${product.renewal}`],
    ['Kündigung', product.notice],
    ['Erste Ausgabe', issueText(order.startIssue)],
    ['Lieferung an', addressLine(order.delivery)],
    ['Rechnung an', addressLine(order.billing ?? order.delivery)],
    ['Zahlung', order.payment === 'sepa' ? 'SEPA-Lastschrift' : 'Rechnung'],
  ];
  if (gift) {
    const goesToGiver = gift.voucherTo === 'giver';
    lines.push(['Gutschein', goesToGiver ? 'an Sie, zum Überreichen' : 'an die beschenkte Person']);
  }
  if (gift?.message) lines.push(['Grußtext', gift.message]);
  return lines;
}

function mandateText(order: PrintOrder, publisher: Publisher): string | null {
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

function withdrawalText(publisher: Publisher, withdrawUrl: string): string {
  return (
    'Widerrufsbelehrung: Sie können diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen ' +
    'widerrufen. Die Frist beginnt, wenn Sie das erste Heft haben. Zum Widerruf genügt eine ' +
    `eindeutige Erklärung an ${publisher.name}, ${publisher.address}, oder die Schaltfläche ` +
    `„Vertrag widerrufen“ auf ${withdrawUrl}. Wir erstatten dann alle Zahlungen binnen 14 Tagen.`
  );
}

/** Confirms a contract on a durable medium (§ 312f BGB). */
export function printOrderMail(
  order: PrintOrder,
  publisher: Publisher,
  links: { readonly withdraw: string; readonly cancel: string },
): MailContent {
  const mandate = mandateText(order, publisher);
  const buyer = order.billing ?? order.delivery;
  return {
    subject: `Ihre Bestellung ${order.orderNo}`,
    greeting: `Guten Tag, ${buyer.firstName} ${buyer.lastName},`,
    paragraphs: [
      'vielen Dank. Ihre Bestellung ist bei uns eingegangen; mit dieser Nachricht nehmen wir sie an.',
      ...orderLines(order).map(([name, value]) => `${name}: ${value}`),
      ...(mandate ? [mandate] : []),
      ...(order.gift ? [voucherDeliveryText(order)] : []),
    ],
    notes: [
      withdrawalText(publisher, links.withdraw),
      `Kündigen können Sie jederzeit hier: ${links.cancel}`,
    ],
    reason,
  };
}

const changes = {
  address: 'Ihre neue Lieferadresse ist notiert.',
  pause: 'Ihre Lieferpause ist notiert.',
  complaint: 'Ihre Reklamation ist angekommen. Wir kümmern uns darum und melden uns bei Ihnen.',
  payment: 'Ihre neue Zahlungsart ist notiert.',
} as const;

/** Confirms a service request about a running contract. */
export function printChangeMail(
  order: PrintOrder,
  kind: keyof typeof changes,
  publisher: Publisher,
): MailContent {
  const mandate = kind === 'payment' ? mandateText(order, publisher) : null;
  return {
    subject: `Zu Ihrem Abo ${order.orderNo}`,
    greeting: `Guten Tag, ${order.delivery.firstName} ${order.delivery.lastName},`,
    paragraphs: [changes[kind], ...(mandate ? [mandate] : [])],
    notes: ['Waren Sie das nicht, schreiben Sie uns bitte über das Kontaktformular der Website.'],
    reason,
  };
}

/** A declared cancellation or withdrawal. */
export interface DeclaredContract {
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

/** Returns the content of the receipt, for the page, the attachment and the mail. */
export function receiptLines(declared: DeclaredContract): { name: string; value: string }[] {
  const lines = [
    { name: 'Eingang', value: momentText(declared.receivedAt) },
    { name: 'Name', value: declared.name },
    { name: 'E-Mail-Adresse', value: declared.email },
    { name: 'Vertrag', value: declared.contract },
  ];
  if (declared.kind === 'cancellation') {
    const manner = declared.manner === 'extraordinary' ? 'außerordentlich' : 'ordentlich';
    lines.push({ name: 'Art der Kündigung', value: manner });
    if (declared.reason) lines.push({ name: 'Grund', value: declared.reason });
    const endsOn = declared.endsOn ? dayText(declared.endsOn) : 'zum nächstmöglichen Zeitpunkt';
    lines.push({ name: 'Ende', value: endsOn });
  }
  lines.push({ name: 'Vorgang', value: declared.id });
  return lines;
}

export function receiptTitle(kind: DeclaredContract['kind']): string {
  return kind === 'cancellation'
    ? 'Bestätigung Ihrer Kündigung'
    : 'Eingangsbestätigung Ihres Widerrufs';
}

/** Returns the receipt as a plain text file. */
export function receiptText(declared: DeclaredContract, publisher: Publisher): string {
  const lines = receiptLines(declared).map(({ name, value }) => `${name}: ${value}`);
  return [
    receiptTitle(declared.kind),
    `an ${publisher.name}, ${publisher.address}`,
    '',
    ...lines,
    '',
  ].join('\n');
}

/**
 * Creates the receipt that must be sent without delay (§ 312k Abs. 4, § 356a BGB): content, date
 * and time of the declaration.
 */
export function contractReceiptMail(declared: DeclaredContract): MailContent {
  const what = declared.kind === 'cancellation' ? 'Ihre Kündigung' : 'Ihr Widerruf';
  return {
    subject: receiptTitle(declared.kind),
    greeting: `Guten Tag, ${declared.name},`,
    paragraphs: [
      `${what} ist bei uns eingegangen, mit diesem Inhalt:`,
      ...receiptLines(declared).map(({ name, value }) => `${name}: ${value}`),
    ],
    notes: ['Der Inhalt liegt auch als Datei bei. Bitte heben Sie ihn auf.'],
    reason,
  };
}
