import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { buildUnindexedPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { releaseVoucherCall } from '#model/order-calls.server.ts';

export interface ReleaseVoucherData {
  readonly code: string;
  readonly isReleased: boolean;
}

/** Loads the page that the link in an order mail opens. Loading sends no voucher. */
export async function loadReleaseVoucherPage(
  context: LoadContext,
): Promise<PageResult<ReleaseVoucherData>> {
  return buildUnindexedPage('Gutschein freigeben', {
    code: readCode(context),
    isReleased: context.query.get('fertig') === '1',
  });
}

export const releaseVoucher = createFormAction(releaseVoucherCall);
