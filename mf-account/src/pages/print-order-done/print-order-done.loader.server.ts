import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import type { PrintOrder } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';

export interface PrintOrderDoneData {
  readonly order: PrintOrder;
}

/** Loads the order confirmation. Loading it again orders nothing. */
export async function loadPrintOrderDonePage(
  context: LoadContext,
): Promise<PageResult<PrintOrderDoneData>> {
  return loadAccountPage<PrintOrder, PrintOrderDoneData>(
    context,
    `/api/print-subscription/orders?code=${encodeURIComponent(readCode(context))}`,
    'Vielen Dank',
    (order) => ({ order }),
  );
}
