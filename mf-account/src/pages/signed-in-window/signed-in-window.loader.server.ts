import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { buildUnindexedPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';

/** Loads the page that closes a separate login window. */
export async function loadSignedInWindowPage(_context: LoadContext): Promise<PageResult<null>> {
  return buildUnindexedPage('Angemeldet', null);
}
