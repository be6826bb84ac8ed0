import type { PrintGift, PrintOrder } from '@gruenland/shared-contracts/api/print-subscription.ts';

import { dayText } from './format.ts';
import type { MailContent } from './mail-layout.ts';
import { addressLine, issueText } from './postal-text.ts';

/** The giver is the person who pays. */
function giver({ billing, delivery }: PrintOrder): string {
  const { firstName, lastName } = billing ?? delivery;
  return `${firstName} ${lastName}`;
}

/**
 * When to mail a voucher with a chosen day: in the morning, German time. Without a day it is sent
 * at once.
 */
export function voucherSchedule({ voucherOn }: PrintGift): { readonly runAt?: Date } {
  return voucherOn ? { runAt: new Date(`${voucherOn}T05:00:00Z`) } : {};
}

/** Address for the voucher mail; null unless the recipient of the gift gets it by mail. */
export function voucherAddress({ gift }: PrintOrder): string | null {
  return gift?.voucherTo === 'recipient' ? (gift.email ?? null) : null;
}

/** The voucher as a printable text file; contains no prices. */
export function voucherText(order: PrintOrder): string {
  const { delivery, gift, product } = order;
  return [
    'GUTSCHEIN',
    `für ${delivery.firstName} ${delivery.lastName}`,
    `von ${giver(order)}`,
    `Grünland im Abo: ${product.issues} Hefte, frei Haus, ab ${issueText(order.startIssue)}.`,
    ...(gift?.message ? [`„${gift.message}“`] : []),
    'Es endet danach von selbst.',
    `Nummer: ${order.orderNo}`,
  ].join('\n\n');
}

/** How the voucher is delivered, as text for the giver. */
export function voucherDeliveryText(order: PrintOrder): string {
  const { gift, delivery } = order;
  if (gift?.voucherTo !== 'recipient') {
    return 'Der Gutschein liegt dieser Nachricht bei: zum Ausdrucken und Überreichen.';
  }
  const day = gift.voucherOn ? dayText(gift.voucherOn) : null;
  if (gift.email) {
    return day
      ? `Der Gutschein geht am ${day} an ${gift.email}.`
      : `Der Gutschein ist unterwegs an ${gift.email}.`;
  }
  return `Der Gutschein kommt ${day ? `zum ${day} ` : ''}mit der Post an: ${addressLine(delivery)}.`;
}

/** The voucher mail to the recipient of the gift. */
export function voucherMail(order: PrintOrder): MailContent {
  const { delivery, product, gift } = order;
  return {
    subject: `${giver(order)} schenkt Ihnen Grünland`,
    greeting: `Guten Tag, ${delivery.firstName} ${delivery.lastName},`,
    paragraphs: [
      `${giver(order)} schenkt Ihnen Grünland im Abo: ${product.issues} Hefte, ab ` +
        `${issueText(order.startIssue)} in Ihrem Briefkasten.`,
      ...(gift?.message ? [`„${gift.message}“`] : []),
    ],
    notes: ['Sie müssen nichts tun. Es kostet Sie nichts und endet danach von selbst.'],
    reason:
      'Diese Nachricht überbringt ein Geschenk und ist keine Werbung. Ihre Adresse hat uns nur dafür erreicht.',
  };
}
