import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import type { PrintOrderDraft } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { placeOrderCall } from '#model/order-calls.server.ts';
import { getOrderPageName } from '#model/order-steps.ts';

export interface PrintOrderCheckData {
  readonly draft: PrintOrderDraft;
  readonly code: string;
}

/** Loads the order summary. */
export async function loadPrintOrderCheckPage(
  context: LoadContext,
): Promise<PageResult<PrintOrderCheckData>> {
  const code = readCode(context);
  return loadAccountPage<PrintOrderDraft, PrintOrderCheckData>(
    context,
    `/api/print-subscription/drafts?code=${encodeURIComponent(code)}`,
    getOrderPageName('Bestellung prüfen'),
    (draft) => ({ draft, code }),
  );
}

export const placeOrder = createFormAction(placeOrderCall);
