import type { PrintOffer } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '#data/act-on.server.ts';
import { accountPage } from '#data/read-account.server.ts';
import { draftCall } from '#model/order-calls.ts';

export interface PrintOrderData {
  readonly offer: PrintOffer;
  readonly productId: string | null;
}

/** Order a print subscription: first the data. */
export async function loadPrintOrder(context: LoadContext): Promise<PageResult<PrintOrderData>> {
  const wanted = context.query.get('abo');
  return accountPage<PrintOffer, PrintOrderData>(
    context,
    '/api/print-subscription/products',
    'Abo bestellen',
    (offer) => ({
      offer,
      productId: offer.products.some(({ id }) => id === wanted) ? wanted : null,
    }),
  );
}

export const draftOrder = actOn(draftCall);
