import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn, newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { plainPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { withdrawCall } from '#model/order-calls.ts';

export interface WithdrawContractData {
  readonly formKey: string;
}

/** Widerruf without a login (§ 356a BGB). */
export async function loadWithdrawContract(
  _context: LoadContext,
): Promise<PageResult<WithdrawContractData>> {
  return plainPage('Vertrag widerrufen', { formKey: newFormKey() });
}

export const withdrawContract = actOn(withdrawCall);
