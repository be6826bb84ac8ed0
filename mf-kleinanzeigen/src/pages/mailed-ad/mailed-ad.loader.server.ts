import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { SubmittedAd } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { actOn } from '#data/act-on.server.ts';

export interface MailedAdData {
  readonly code: string;
  readonly what: 'confirm' | 'reach';
}

/** Ends of links in mails. A look at the page does nothing: mail programs look at links too. */
const load =
  (what: MailedAdData['what'], name: string) =>
  async ({ query }: LoadContext): Promise<PageResult<MailedAdData>> => ({
    kind: 'page',
    data: { code: (query.get('code') ?? '').slice(0, 300), what },
    head: { name, noIndex: true },
  });

const act =
  (what: MailedAdData['what']) =>
  async (context: ActionContext): Promise<ActionResult> =>
    actOn(context, `/api/kleinanzeigen/${what}`, { code: context.form['code'] ?? '' }, (answer) =>
      paths.kleinanzeigeSuccess((answer as SubmittedAd).slug),
    );

export const loadConfirmAd = load('confirm', 'Anzeige bestätigen');
export const confirmAd = act('confirm');
export const loadReachAd = load('reach', 'Anzeige verwalten');
export const reachAd = act('reach');
