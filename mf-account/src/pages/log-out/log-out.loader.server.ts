import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { buildUnindexedPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { createRefusedResult } from '@gruenland/shared-ui/form/call/refused-result.server.ts';

/**
 * Loads the logout page. Loading changes nothing, because opening a URL must not log anyone out.
 */
export async function loadLogOutPage(_context: LoadContext): Promise<PageResult<null>> {
  return buildUnindexedPage('Abmelden', null);
}

/** Logs the user out and redirects to the home page. Browsers without script use this action. */
export async function logOut({ api, form }: ActionContext): Promise<ActionResult> {
  const response = await api.post('/api/auth/logout', {});
  if (response.status !== 200) return createRefusedResult(response, form);
  return { kind: 'done', to: paths.home(), setCookies: response.setCookies };
}
