import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { OwnAds } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import {
  buildOwnEntriesApiPath,
  buildOwnEntriesPath,
  readOwnEntriesPage,
} from '#model/own-entry-pages.ts';

export interface OwnAdsData {
  readonly ownAds: OwnAds;
  /** Number of the shown page. */
  readonly page: number;
}

/** Loads one page of the user's ads, and the drafts. */
export async function loadOwnAds(context: LoadContext): Promise<PageResult<OwnAdsData>> {
  return loadAccountPage<OwnAds, OwnAdsData>(
    context,
    buildOwnEntriesApiPath('/api/kleinanzeigen/own', context.query),
    'Meine Anzeigen',
    (ownAds) => ({ ownAds, page: readOwnEntriesPage(context.query) }),
  );
}

/** Performs an action on one of the user's ads. */
export async function handleOwnAdsAction(context: ActionContext): Promise<ActionResult> {
  const adNumber = /^\d{1,10}$/u.exec(context.form['nummer'] ?? '')?.[0] ?? '0';
  return createFormAction({
    path: `/api/kleinanzeigen/own/${adNumber}/action`,
    body: (values) => ({ action: values['intent'] }),
    getNextPath: () => buildOwnEntriesPath('anzeigen', readOwnEntriesPage(context.query)),
  })(context);
}
