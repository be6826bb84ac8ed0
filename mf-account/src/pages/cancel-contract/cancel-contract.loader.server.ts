import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import {
  createFormAction,
  createIdempotencyKey,
} from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { buildUnindexedPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { cancelContractCall } from '#model/order-calls.server.ts';

export interface CancelContractData {
  readonly formKey: string;
  /** Contract number from the link in the account. Empty if the visitor did not use that link. */
  readonly contract: string;
}

/** Loads the cancellation form. No login is required (§ 312k BGB). */
export async function loadCancelContractPage({
  query,
}: LoadContext): Promise<PageResult<CancelContractData>> {
  const contract = (query.get('vertrag') ?? '').slice(0, 120);
  return buildUnindexedPage('Verträge hier kündigen', {
    formKey: createIdempotencyKey(),
    contract,
  });
}

export const cancelContract = createFormAction(cancelContractCall);
