import type { PrintOrderDraft } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage, codeOf } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { placeOrderCall } from '#model/order-calls.ts';

export interface PrintOrderCheckData {
  readonly draft: PrintOrderDraft;
  readonly code: string;
}

/** The look at everything, directly before the button. */
export async function loadPrintOrderCheck(
  context: LoadContext,
): Promise<PageResult<PrintOrderCheckData>> {
  const code = codeOf(context);
  return accountPage<PrintOrderDraft, PrintOrderCheckData>(
    context,
    `/api/print-subscription/drafts?code=${encodeURIComponent(code)}`,
    'Bestellung prüfen',
    (draft) => ({ draft, code }),
  );
}

export const placeOrder = actOn(placeOrderCall);
