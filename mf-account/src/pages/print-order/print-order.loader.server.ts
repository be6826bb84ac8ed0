import type {
  PrintOffer,
  PrintOrderValues,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage, codeOf } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { draftCall } from '#model/order-calls.ts';
import type { EarlierOrder } from '#model/order-values.ts';

export interface PrintOrderData {
  readonly offer: PrintOffer;
  readonly productId: string | null;
  /** What somebody gave who comes back from the look at it. */
  readonly earlier: EarlierOrder | null;
}

/** Order a print subscription: first the data. */
export async function loadPrintOrder(context: LoadContext): Promise<PageResult<PrintOrderData>> {
  const wanted = context.query.get('abo');
  const earlier = await earlierOrder(context);
  return accountPage<PrintOffer, PrintOrderData>(
    context,
    '/api/print-subscription/products',
    'Abo bestellen',
    (offer) => ({
      offer,
      productId: offer.products.some(({ id }) => id === wanted) ? wanted : null,
      earlier,
    }),
  );
}

/** A draft that is placed or too old is not told again: the form begins empty. */
async function earlierOrder(context: LoadContext): Promise<EarlierOrder | null> {
  const code = codeOf(context);
  if (code === '') return null;
  const path = `/api/print-subscription/drafts/values?code=${encodeURIComponent(code)}`;
  const { status, body } = await context.api.get<PrintOrderValues>(path);
  return status === 200 ? { code, values: body } : null;
}

export const draftOrder = actOn(draftCall);
