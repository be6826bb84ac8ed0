import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { RedirectOverview } from '@gruenland/shared-contracts/api/staff-redirects.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormActions } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { pickTexts } from '@gruenland/shared-ui/form/call/form-call.ts';

import { loadStaffPage } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';

export interface RedirectsData extends StaffPageData {
  readonly redirects: RedirectOverview;
}

const apiPath = '/api/staff/redirects';
const staffPage = { id: 'redirects', name: 'Umleitungen' } as const;

/** Loads the redirects that staff added and the redirects of moved pages. */
export async function loadRedirects(context: LoadContext): Promise<PageResult<RedirectsData>> {
  return loadStaffPage(context, apiPath, staffPage, (redirects: RedirectOverview) => ({
    redirects,
  }));
}

/** Adds, changes or removes a redirect. */
export function handleRedirectAction(context: ActionContext): Promise<ActionResult> {
  const id = /^[0-9A-Z]{26}$/u.exec(context.form['umleitung'] ?? '')?.[0] ?? 'x';
  const getRedirectPath = () => staffPaths.redirects();
  return createFormActions({
    update: {
      path: `${apiPath}/${id}/update`,
      body: (values) => pickTexts(values, ['from', 'to', 'kind']),
      getNextPath: getRedirectPath,
    },
    create: {
      path: apiPath,
      body: (values) => pickTexts(values, ['from', 'to', 'kind']),
      getNextPath: getRedirectPath,
    },
    remove: { path: `${apiPath}/${id}/remove`, body: () => ({}), getNextPath: getRedirectPath },
  })(context);
}
