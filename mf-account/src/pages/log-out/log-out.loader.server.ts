import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { plainPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { refusedForm } from '@gruenland/shared-ui/form/call/refused-form.server.ts';

/** Asks: opening an address must not sign anybody out. */
export async function loadLogOut(_context: LoadContext): Promise<PageResult<null>> {
  return plainPage('Abmelden', null);
}

/** Signs out without script, and leads to the home page as it does with script. */
export async function logOut({ api, form }: ActionContext): Promise<ActionResult> {
  const answer = await api.post('/api/auth/logout', {});
  if (answer.status !== 200) return refusedForm(answer, form);
  return { kind: 'done', to: paths.home(), setCookies: answer.setCookies };
}
