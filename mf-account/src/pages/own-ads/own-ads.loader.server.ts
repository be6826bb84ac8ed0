import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { OwnAds } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';

export interface OwnAdsData {
  readonly own: OwnAds;
}

/** One's own ads and what was begun of others. */
export async function loadOwnAds(context: LoadContext): Promise<PageResult<OwnAdsData>> {
  return accountPage<OwnAds, OwnAdsData>(
    context,
    '/api/kleinanzeigen/own',
    'Meine Anzeigen',
    (own) => ({ own }),
  );
}

/** One action on one ad. */
export async function actOnOwnAds(context: ActionContext): Promise<ActionResult> {
  const number = /^\d{1,10}$/u.exec(context.form['nummer'] ?? '')?.[0] ?? '0';
  return actOn({
    path: `/api/kleinanzeigen/own/${number}/action`,
    body: (values) => ({ action: values['aktion'] }),
    done: () => paths.accountPage('anzeigen'),
  })(context);
}
