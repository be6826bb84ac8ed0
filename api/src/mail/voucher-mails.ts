import type { PrintGift, PrintOrder } from '@gruenland/shared-contracts/api/print-subscription.ts';

import { formatDay } from './format.ts';
import type { MailContent } from './mail-layout.ts';
import { formatAddressLine, formatPrintIssue, formatRecipientLine } from './postal-text.ts';

/** Returns the name of the giver, who is the person who pays. */
function formatGiverName({ billing, delivery }: PrintOrder): string {
  const { firstName, lastName } = billing ?? delivery;
  return `${firstName} ${lastName}`;
}

/**
 * Returns when to mail a voucher: in the morning (German time) of the chosen day. If no day was
 * chosen, the voucher is mailed at once.
 */
export function getVoucherSchedule({ voucherOn }: PrintGift): { readonly runAt?: Date } {
  return voucherOn ? { runAt: new Date(`${voucherOn}T05:00:00Z`) } : {};
}

/** Returns the email address of the gift's recipient; null if the giver gets the voucher. */
export function getVoucherEmail({ gift }: PrintOrder): string | null {
  return gift?.voucherTo === 'recipient' ? (gift.email ?? null) : null;
}

/** Formats the voucher as a printable text file without prices. */
export function formatVoucher(order: PrintOrder): string {
  const { delivery, gift, product } = order;
  return [
    'GUTSCHEIN',
    `für ${delivery.firstName} ${delivery.lastName}`,
    `von ${formatGiverName(order)}`,
    `Grünland im Abo: ${product.issues} Hefte, frei Haus, ab ${formatPrintIssue(order.startIssue)}.`,
    ...(gift?.message ? [`„${gift.message}“`] : []),
    'Es endet danach von selbst.',
    `Nummer: ${order.orderNo}`,
  ].join('\n\n');
}

/** Returns whether the voucher is sent by mail, to the giver or to the recipient of the gift. */
export const isMailedVoucher = ({ gift }: PrintOrder): boolean =>
  gift !== null && (gift.voucherTo === 'giver' || Boolean(gift.email));

/**
 * Returns a sentence that tells the giver how the voucher is delivered. If the giver's email
 * address is not proven, a mailed voucher is sent only after the giver allows it. The sentence then
 * contains neither the recipient's email address nor free text.
 */
export function formatVoucherDelivery(
  { gift, delivery }: PrintOrder,
  isEmailProven: boolean,
): string {
  if (gift?.voucherTo !== 'recipient') {
    return isEmailProven
      ? 'Der Gutschein liegt dieser Nachricht bei: zum Ausdrucken und Überreichen.'
      : 'Den Gutschein zum Ausdrucken schicken wir Ihnen, sobald Sie ihn freigeben.';
  }
  const day = gift.voucherOn ? formatDay(gift.voucherOn) : null;
  if (gift.email && !isEmailProven) {
    return `Sobald Sie ihn freigeben, geht der Gutschein ${day ? `am ${day}` : 'sofort'} an die beschenkte Person.`;
  }
  if (gift.email) {
    return day
      ? `Der Gutschein geht am ${day} an ${gift.email}.`
      : `Der Gutschein ist unterwegs an ${gift.email}.`;
  }
  const address = isEmailProven ? formatAddressLine(delivery) : formatRecipientLine(delivery);
  return `Der Gutschein kommt ${day ? `zum ${day} ` : ''}mit der Post an: ${address}.`;
}

/** Creates the mail that delivers the voucher to the recipient of the gift. */
export function createVoucherMail(order: PrintOrder): MailContent {
  const { delivery, product, gift } = order;
  return {
    subject: `${formatGiverName(order)} schenkt Ihnen Grünland`,
    greeting: `Guten Tag, ${delivery.firstName} ${delivery.lastName},`,
    paragraphs: [
      `${formatGiverName(order)} schenkt Ihnen Grünland im Abo: ${product.issues} Hefte, ab ` +
        `${formatPrintIssue(order.startIssue)} in Ihrem Briefkasten.`,
      ...(gift?.message ? [`„${gift.message}“`] : []),
    ],
    notes: ['Sie müssen nichts tun. Es kostet Sie nichts und endet danach von selbst.'],
    reason:
      'Diese Nachricht überbringt ein Geschenk und ist keine Werbung. Ihre Adresse hat uns nur dafür erreicht.',
  };
}

/** Creates the mail that delivers the voucher to the giver, who prints it and hands it over. */
export function createGiverVoucherMail(order: PrintOrder): MailContent {
  return {
    subject: `Ihr Gutschein zur Bestellung ${order.orderNo}`,
    greeting: `Guten Tag, ${formatGiverName(order)},`,
    paragraphs: ['hier ist Ihr Gutschein: zum Ausdrucken und Überreichen.'],
    notes: [],
    reason: 'Diese Nachricht gehört zu Ihrer Bestellung bei Grünland und ist keine Werbung.',
  };
}
