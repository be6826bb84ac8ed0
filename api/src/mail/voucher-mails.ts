import type { PrintGift, PrintOrder } from '@gruenland/shared-contracts/api/print-subscription.ts';

import { dayText } from './format.ts';
import type { MailContent } from './mail-layout.ts';
import { addressLine, issueText } from './postal-text.ts';

/** Who gives: whoever pays. */
function giver({ billing, delivery }: PrintOrder): string {
  const { firstName, lastName } = billing ?? delivery;
  return `${firstName} ${lastName}`;
}

/** When a voucher goes by mail that waits for its day: early, by German clocks; others at once. */
export function voucherTime({ voucherOn }: PrintGift): { readonly runAt?: Date } {
  return voucherOn ? { runAt: new Date(`${voucherOn}T05:00:00Z`) } : {};
}

/** Whether the voucher goes to the one who gets the gift, and by mail. */
export function voucherAddress({ gift }: PrintOrder): string | null {
  return gift?.voucherTo === 'beschenkte' ? (gift.email ?? null) : null;
}

/** The voucher as a file: to print, to hand over. No prices. */
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

/** How the voucher reaches whom, for the one who gives it. */
export function voucherWay(order: PrintOrder): string {
  const { gift, delivery } = order;
  if (gift?.voucherTo !== 'beschenkte') {
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

/** The voucher for the one who gets the gift. */
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
