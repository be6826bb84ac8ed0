import type { PrintOrder, PrintProduct } from './print-subscription.ts';

/** Returns a sample order for mail samples and the styleguide. */
export function createSamplePrintOrder(product: PrintProduct): PrintOrder {
  return {
    product,
    priceCents: product.priceCents.DE,
    startIssue: '2027-01',
    delivery: {
      firstName: 'Hanna',
      lastName: 'Ohlsen',
      street: 'Deichweg',
      houseNo: '3a',
      zip: '26939',
      city: 'Ovelgönne',
      country: 'DE',
    },
    billing: null,
    gift: null,
    payment: 'sepa',
    accountHolder: 'Hanna Ohlsen',
    ibanLast4: '3000',
    email: 'hanna.ohlsen@hof.example',
    orderNo: 'GL-7H8KQ9RT',
    orderedAt: '2026-11-21T07:00:00Z',
    mandateRef: 'GL-7H8KQ9RT-M1',
  };
}
