import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { RedirectDesk } from '@gruenland/shared-contracts/api/staff-redirects.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { pick } from '@gruenland/shared-ui/form/call/form-call.ts';

import { deskPage } from '#desk/desk-page.server.ts';
import type { DeskData } from '#desk/desk-page.server.ts';

export interface RedirectsData extends DeskData {
  readonly redirects: RedirectDesk;
}

const root = '/api/redaktion/umleitungen';
const desk = { desk: 'redirects', name: 'Umleitungen' } as const;

/** Addresses that lead elsewhere. */
export async function loadRedirects(context: LoadContext): Promise<PageResult<RedirectsData>> {
  return deskPage(context, root, desk, (redirects: RedirectDesk) => ({ redirects }));
}

/** Adds one, changes one or takes one away. */
export function changeRedirects(context: ActionContext): Promise<ActionResult> {
  const id = /^[0-9A-Z]{26}$/u.exec(context.form['umleitung'] ?? '')?.[0] ?? 'x';
  const done = () => deskPaths.redirects();
  return actOnOneOf({
    aendern: {
      path: `${root}/${id}/aendern`,
      body: (values) => pick(values, ['from', 'to', 'kind']),
      done,
    },
    anlegen: { path: root, body: (values) => pick(values, ['from', 'to', 'kind']), done },
    entfernen: { path: `${root}/${id}/entfernen`, body: () => ({}), done },
  })(context);
}
