import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  AdDraft,
  SavedDraft,
  SubmittedAd,
} from '@gruenland/shared-contracts/api/own-ads.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { keyed } from '@gruenland/shared-ui/form/call/form-call.ts';
import { refusal } from '@gruenland/shared-ui/form/call/refusal.server.ts';
import { numberOfSlug } from '#model/ad-slug.ts';
import { draftValues } from '#model/draft-values.ts';

import { arrangedBy } from '@gruenland/shared-ui/photos/arrange-photos.ts';
import { stepHref } from './write-steps.ts';

type Act = (context: ActionContext, draft: AdDraft) => Promise<ActionResult>;

const unknown: ActionResult = {
  kind: 'refused',
  form: { values: {}, errors: { '': 'Unbekannt.' } },
};
const pathOf = ({ id }: AdDraft) => `/api/kleinanzeigen/drafts/${id}`;

/** Saves what was typed and goes on when all of it can be used. */
const saveData: Act = async (context, draft) => {
  const { api, form } = context;
  const body = { version: Number(form['version']), values: draftValues(form) };
  const saved = await api.post(pathOf(draft), body);
  if (saved.status >= 400) return refusal(saved, form);
  const checked = await api.get(`${pathOf(draft)}/preview`);
  if (checked.status >= 400) {
    const version = String((saved.body as SavedDraft).version);
    return refusal(checked, { ...form, version });
  }
  return { kind: 'done', to: stepHref(draft, 'fotos') };
};

const changeCategory: Act = (context, draft) =>
  actOn(
    context,
    pathOf(draft),
    { version: draft.version, category: context.form['kategorie'] ?? '', values: draft.values },
    () => stepHref(draft, 'angaben'),
  );

/** Order and texts of the photos; `tun` says which button of which photo was pressed. */
const arrange: Act = (context, draft) => {
  const { form } = context;
  const photos = arrangedBy(draft.photos, form['tun'] ?? '').map(({ id, alt }) => ({
    id,
    alt: form[`alt-${id}`] ?? alt,
  }));
  const to = stepHref(draft, form['tun'] === 'weiter' ? 'vorschau' : 'fotos');
  return actOn(
    context,
    `${pathOf(draft)}/photos/order`,
    { version: draft.version, photos },
    () => to,
  );
};

const submit: Act = (context, draft) =>
  actOn(
    context,
    `${pathOf(draft)}/submit`,
    keyed(context.form, { version: Number(context.form['version']) }),
    (answer) => paths.kleinanzeigeSuccess((answer as SubmittedAd).slug),
  );

const discard: Act = (context, draft) =>
  actOn(context, `${pathOf(draft)}/delete`, {}, () =>
    draft.ad ? paths.kleinanzeigeSuccess(draft.ad.slug) : paths.kleinanzeigeNeu(),
  );

const acts: Readonly<Record<string, Act>> = {
  angaben: saveData,
  kategorie: changeCategory,
  fotos: arrange,
  aufgeben: submit,
  verwerfen: discard,
};

/** Every form on the draft of an ad, new or changed; `aktion` says which. */
export async function writeAd(context: ActionContext): Promise<ActionResult> {
  const { api, form, params, query } = context;
  const slug = params['slug'];
  const id = encodeURIComponent(query.get('entwurf') ?? '');
  const name = form['aktion'] ?? '';
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  const answer =
    slug === undefined
      ? await api.get<AdDraft>(`/api/kleinanzeigen/drafts/${id}`)
      : await api.post<AdDraft>(`/api/kleinanzeigen/own/${numberOfSlug(slug) ?? 0}/edit`);
  if (answer.status !== 200) return refusal(answer, form);
  return act ? act(context, answer.body) : unknown;
}

/** The first of all: a draft in the category that was chosen. */
export async function startAd(context: ActionContext): Promise<ActionResult> {
  const body = keyed(context.form, { category: context.form['kategorie'] ?? '' });
  return actOn(context, '/api/kleinanzeigen/drafts', body, (answer) =>
    adPaths.entwurf((answer as SavedDraft).id),
  );
}
