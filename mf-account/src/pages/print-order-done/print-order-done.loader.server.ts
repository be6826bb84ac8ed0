import type { PrintOrder } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { accountPage, codeOf } from '@gruenland/shared-ui/own-page/own-page.server.ts';

export interface PrintOrderDoneData {
  readonly order: PrintOrder;
}

/** The confirmation; safe to load again. */
export async function loadPrintOrderDone(
  context: LoadContext,
): Promise<PageResult<PrintOrderDoneData>> {
  return accountPage<PrintOrder, PrintOrderDoneData>(
    context,
    `/api/print-subscription/orders?code=${encodeURIComponent(codeOf(context))}`,
    'Vielen Dank',
    (order) => ({ order }),
  );
}
