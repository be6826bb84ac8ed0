import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { OwnAd } from '@gruenland/shared-contracts/api/own-ads.ts';
import { ownAdSchema } from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { numberOfSlug } from '#model/ad-slug.ts';

/** Longest `?title=` that is shown (docs/architecture.md, "Paths"). */
const MAX_TITLE = 100;

export interface SuccessData {
  /** Plain text from the address; shown escaped, never used as a title of the page. */
  readonly title: string | null;
  /** The ad as it stands, for its owner alone: by session or by the cookie of who placed it. */
  readonly own: OwnAd | null;
  readonly url: string;
}

/** Thanks after placing an ad; 200 for everybody, true only for its owner. */
export async function loadSuccess(context: LoadContext): Promise<PageResult<SuccessData>> {
  const { api, query, params, settings } = context;
  const title = (query.get('title') ?? '').normalize('NFC').trim().slice(0, MAX_TITLE);
  const number = numberOfSlug(params['slug'] ?? '');
  const answer = number === null ? null : await api.get(`/api/kleinanzeigen/own/${number}`);
  const own = answer?.status === 200 ? ownAdSchema.parse(answer.body) : null;
  const slug = own?.slug ?? params['slug'] ?? '';
  // From a mail: to its owner the page says nothing before the sign-in.
  if (!own && query.has('verwalten'))
    return redirectTo(paths.login(paths.kleinanzeigeSuccess(slug)));
  return {
    kind: 'page',
    data: { title: title || null, own, url: settings.siteUrl + paths.kleinanzeige(slug) },
    head: { name: own ? 'Ihre Anzeige' : 'Anzeige eingereicht', noIndex: true },
  };
}

/** What the owner does with the ad: an action, or an objection to a decision. */
export async function actOnOwnAd(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  const slug = params['slug'] ?? '';
  const path = `/api/kleinanzeigen/own/${numberOfSlug(slug) ?? 0}`;
  const back = () => paths.kleinanzeigeSuccess(slug);
  if (form['aktion'] === 'einspruch') {
    return actOn(context, `${path}/appeal`, { text: form['text'] ?? '' }, back);
  }
  if (form['aktion'] === 'adresse') {
    return actOn(context, `${path}/address`, { email: form['email'] ?? '' }, back);
  }
  return actOn(context, `${path}/action`, { action: form['aktion'] ?? '' }, back);
}
