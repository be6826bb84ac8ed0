import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import type {
  PrintOffer,
  PrintOrderValues,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import {
  createFormAction,
  createIdempotencyKey,
} from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { saveOrderDraftCall } from '#model/order-calls.server.ts';
import { getOrderPageName } from '#model/order-steps.ts';
import type { OrderDraft } from '#model/order-values.ts';

export interface PrintOrderData {
  readonly offer: PrintOffer;
  /** Id of the chosen product; null if the visitor has yet to choose one. */
  readonly productId: string | null;
  /** Draft of a visitor who returns from the summary to edit the order. Null for a new order. */
  readonly earlierDraft: OrderDraft | null;
  readonly formKey: string;
}

/** Loads all offers, or the order form for the product that the query or the draft names. */
export async function loadPrintOrder(context: LoadContext): Promise<PageResult<PrintOrderData>> {
  const { query } = context;
  const earlierDraft = await readOrderDraft(context);
  const hasToChoose = query.has('wahl');
  const requestedProductId =
    query.get('abo') ?? (hasToChoose ? null : earlierDraft?.values.productId);
  return loadAccountPage<PrintOffer, PrintOrderData>(
    context,
    '/api/print-subscription/products',
    getOrderPageName(requestedProductId ? 'Ihre Angaben' : 'Angebot wählen'),
    (offer) => ({
      offer,
      productId: offer.products.find(({ id }) => id === requestedProductId)?.id ?? null,
      earlierDraft,
      formKey: createIdempotencyKey(),
    }),
  );
}

/**
 * Reads the draft that the visitor edits again. Returns null if the draft was already ordered or
 * has expired. The form is then empty.
 */
async function readOrderDraft(context: LoadContext): Promise<OrderDraft | null> {
  const code = readCode(context);
  if (code === '') return null;
  const path = `/api/print-subscription/drafts/values?code=${encodeURIComponent(code)}`;
  const { status, body } = await context.api.get<PrintOrderValues>(path);
  return status === 200 ? { code, values: body } : null;
}

export const saveOrderDraft = createFormAction(saveOrderDraftCall);
