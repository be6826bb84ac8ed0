import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn, newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { plainPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { cancelCall } from '#model/order-calls.ts';

export interface CancelContractData {
  readonly formKey: string;
  /** Number from a link in the account. */
  readonly contract: string;
}

/** Kündigung without a login (§ 312k BGB). */
export async function loadCancelContract({
  query,
}: LoadContext): Promise<PageResult<CancelContractData>> {
  const contract = (query.get('vertrag') ?? '').slice(0, 120);
  return plainPage('Verträge hier kündigen', { formKey: newFormKey(), contract });
}

export const cancelContract = actOn(cancelCall);
