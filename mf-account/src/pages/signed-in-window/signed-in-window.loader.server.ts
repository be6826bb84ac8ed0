import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { publicPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';

/** Loads the page at which a sign-in window ends. */
export async function loadSignedInWindow(_context: LoadContext): Promise<PageResult<null>> {
  return publicPage('Angemeldet', null);
}
