import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import type { ContractReceipt } from '@gruenland/shared-contracts/api/contracts.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';

export interface ReceiptData {
  readonly receipt: ContractReceipt;
  readonly code: string;
}

/** Loads the receipt of a cancellation or a withdrawal. Loading it again sends nothing. */
export async function loadReceipt(context: LoadContext): Promise<PageResult<ReceiptData>> {
  const code = readCode(context);
  return loadAccountPage<ContractReceipt, ReceiptData>(
    context,
    `/api/contracts/receipt?code=${encodeURIComponent(code)}`,
    'Bestätigung',
    (receipt) => ({ receipt, code }),
  );
}
