import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { OwnAd } from '@gruenland/shared-contracts/api/own-ads.ts';
import { ownAdSchema } from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult, redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { parseSlugNumber } from '#model/ad-slug.ts';

/**
 * Maximum length of the text from `?title=` in characters. Longer texts are cut off
 * (docs/architecture.md, "Paths").
 */
const MAX_TITLE_LENGTH = 100;

export interface SuccessData {
  /**
   * Title of the ad, taken from the URL. Anyone can change it, so it is only shown as plain text.
   */
  readonly title: string | null;
  /** The ad if the visitor owns it (proven by session or owner cookie). Null for other visitors. */
  readonly ownAd: OwnAd | null;
  readonly url: string;
}

/**
 * Loads the page that is shown after an ad was submitted. Every visitor gets it, but only the owner
 * gets the state of the ad. Without such an ad, the result is the 404 page.
 */
export async function loadSuccessPage(context: LoadContext): Promise<PageResult<SuccessData>> {
  const { api, query, params, settings } = context;
  const title = (query.get('title') ?? '').normalize('NFC').trim().slice(0, MAX_TITLE_LENGTH);
  const adNumber = parseSlugNumber(params['slug'] ?? '');
  if (adNumber === null) return createNotFoundResult();
  const response = await api.get(`/api/kleinanzeigen/own/${adNumber}`);
  const ownAd = response.status === 200 ? ownAdSchema.parse(response.body) : null;
  if (!ownAd) {
    const submission = await api.get(`/api/kleinanzeigen/ads/${adNumber}/submission`);
    if (submission.status === 404) return createNotFoundResult();
  }
  const slug = ownAd?.slug ?? params['slug'] ?? '';
  // A mail links to this page with `?verwalten`. Visitors who do not own the ad must then log in.
  if (!ownAd && query.has('verwalten')) return redirectTo(paths.login(paths.adSuccess(slug)));
  return {
    kind: 'page',
    data: { title: title || null, ownAd, url: settings.siteUrl + paths.ad(slug) },
    head: { name: ownAd ? 'Ihre Anzeige' : 'Anzeige eingereicht', noIndex: true },
  };
}

/** Handles the owner's forms: change the state, correct the e-mail address, appeal. */
export async function handleOwnAdAction(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  const slug = params['slug'] ?? '';
  const path = `/api/kleinanzeigen/own/${parseSlugNumber(slug) ?? 0}`;
  const getNextPath = () => paths.adSuccess(slug);
  if (form['intent'] === 'appeal') {
    return submitForm(context, {
      path: `${path}/appeal`,
      body: { text: form['text'] ?? '' },
      getNextPath,
    });
  }
  if (form['intent'] === 'address') {
    return submitForm(context, {
      path: `${path}/address`,
      body: { email: form['email'] ?? '' },
      getNextPath,
    });
  }
  return submitForm(context, {
    path: `${path}/action`,
    body: { action: form['intent'] ?? '' },
    getNextPath,
  });
}
