import { createSamplePrintOrder } from '@gruenland/shared-contracts/api/sample-print-order.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { createPrintOrderMail, createServiceRequestMail } from '#mail/contract-mails.ts';
import type { MailContent } from '#mail/mail-layout.ts';
import { createGiverVoucherMail, createVoucherMail } from '#mail/voucher-mails.ts';

import { findProduct } from './print-products.ts';

const samplePublisher = {
  name: 'Grünland Verlag',
  postalAddress: 'Am Deich 1, 26939 Ovelgönne',
  creditorId: 'DE98ZZZ09999999999',
};

/** Returns samples of the mails about orders, vouchers and service requests. */
export function createPrintMailSamples(siteUrl: string): readonly MailContent[] {
  const createLink = (path: string) => `${siteUrl}${path}?code=beispiel`;
  const product = findProduct('jahresabo');
  if (!product) throw new Error('the product of the samples does not exist');
  const order = createSamplePrintOrder(product);
  const contractLinks = {
    withdraw: siteUrl + paths.withdrawContract(),
    cancel: siteUrl + paths.cancelContract(),
  };
  return [
    createPrintOrderMail(order, samplePublisher, contractLinks),
    createPrintOrderMail(
      { ...order, gift: { voucherTo: 'recipient', email: 'oma@hof.example' } },
      samplePublisher,
      {
        ...contractLinks,
        orderUrl: createLink('/abo-bestellen/bestellt'),
        voucherApprovalUrl: createLink('/abo-bestellen/gutschein'),
      },
    ),
    createGiverVoucherMail(order),
    createVoucherMail({ ...order, gift: { voucherTo: 'recipient', message: 'Alles Gute <3' } }),
    ...(['address', 'pause', 'complaint', 'payment'] as const).map((kind) =>
      createServiceRequestMail(order, kind, samplePublisher),
    ),
  ];
}
