import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import {
  createFormAction,
  createIdempotencyKey,
} from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { buildUnindexedPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { withdrawContractCall } from '#model/order-calls.server.ts';

export interface WithdrawContractData {
  readonly formKey: string;
}

/** Loads the withdrawal form. No login is required (§ 356a BGB). */
export async function loadWithdrawContractPage(
  _context: LoadContext,
): Promise<PageResult<WithdrawContractData>> {
  return buildUnindexedPage('Vertrag widerrufen', { formKey: createIdempotencyKey() });
}

export const withdrawContract = createFormAction(withdrawContractCall);
