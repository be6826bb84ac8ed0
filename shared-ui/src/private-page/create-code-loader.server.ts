import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';

import { readCode } from './load-private-page.server.ts';
import type { MissingCodeData } from './missing-code-data.ts';

/**
 * Wraps the loader of a page that a link in a mail opens. Without the code of the link, the page
 * says so, with status 404; see `createCodePage`.
 *
 * @param name heading and title of the page without its code
 */
export function createCodeLoader<Data>(
  name: string,
  load: (context: LoadContext) => Promise<PageResult<Data>>,
) {
  return async (context: LoadContext): Promise<PageResult<Data | MissingCodeData>> =>
    readCode(context) === ''
      ? {
          kind: 'page',
          status: 404,
          data: { nameWithoutCode: name },
          head: { name, noIndex: true },
        }
      : load(context);
}
