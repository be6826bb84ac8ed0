import type { ContractReceipt } from '@gruenland/shared-contracts/api/contracts.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { accountPage, codeOf } from '@gruenland/shared-ui/own-page/own-page.server.ts';

export interface ReceiptData {
  readonly receipt: ContractReceipt;
  readonly code: string;
}

/** The receipt of a Kündigung or a Widerruf; safe to load again. */
export async function loadReceipt(context: LoadContext): Promise<PageResult<ReceiptData>> {
  const code = codeOf(context);
  return accountPage<ContractReceipt, ReceiptData>(
    context,
    `/api/contracts/receipt?code=${encodeURIComponent(code)}`,
    'Bestätigung',
    (receipt) => ({ receipt, code }),
  );
}
