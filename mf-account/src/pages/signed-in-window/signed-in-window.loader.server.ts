import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { plainPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';

/** Where a sign-in in a window of its own ends. */
export async function loadSignedInWindow(_context: LoadContext): Promise<PageResult<null>> {
  return plainPage('Angemeldet', null);
}
