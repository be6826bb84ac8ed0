import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';
import {
  adDraftSchema,
  savedDraftSchema,
  submittedAdSchema,
} from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { addIdempotencyKey } from '@gruenland/shared-ui/form/call/form-call.ts';
import { createRefusedResult } from '@gruenland/shared-ui/form/call/refused-result.server.ts';
import { createPlaceCompletingAction } from '@gruenland/shared-ui/place/complete-place.server.ts';
import { parseSlugNumber } from '#model/ad-slug.ts';
import { toDraftValues } from '#model/draft-values.ts';

import { applyPhotoAction } from '@gruenland/shared-ui/photos/arrange-photos.ts';
import { buildStepHref } from './place-ad-steps.ts';

type DraftAction = (context: ActionContext, draft: AdDraft) => Promise<ActionResult>;

const unknownIntentResult: ActionResult = {
  kind: 'refused',
  form: { values: {}, errors: { '': 'Unbekannt.' } },
};
const getDraftApiPath = ({ id }: AdDraft) => `/api/kleinanzeigen/drafts/${id}`;

const PLACE_FIELD_NAMES = { postcode: 'plz', place: 'ort' } as const;

/** Saves the details. If they are complete and valid, redirects to the photos step. */
async function saveDetails(context: ActionContext, draft: AdDraft): Promise<ActionResult> {
  const { api, form } = context;
  const body = { version: Number(form['version']), values: toDraftValues(form) };
  const response = await api.post(getDraftApiPath(draft), body);
  if (response.status >= 400) return createRefusedResult(response, form);
  const previewResponse = await api.get(`${getDraftApiPath(draft)}/preview`);
  if (previewResponse.status >= 400) {
    const version = String(savedDraftSchema.parse(response.body).version);
    return createRefusedResult(previewResponse, { ...form, version });
  }
  return { kind: 'done', to: buildStepHref(draft, 'fotos') };
}

const completePlaceAndSaveDetails: DraftAction = (context, draft) =>
  createPlaceCompletingAction(PLACE_FIELD_NAMES, (completedContext) =>
    saveDetails(completedContext, draft),
  )(context);

const changeCategory: DraftAction = (context, draft) =>
  submitForm(context, {
    path: getDraftApiPath(draft),
    body: {
      version: draft.version,
      category: context.form['kategorie'] ?? '',
      values: draft.values,
    },
    getNextPath: () => buildStepHref(draft, 'angaben'),
  });

/**
 * Saves the order and descriptions of the photos. The form field `tun` names the pressed button and
 * its photo.
 */
const arrangePhotos: DraftAction = (context, draft) => {
  const { form } = context;
  const photos = applyPhotoAction(draft.photos, form['tun'] ?? '').map(({ id, alt }) => ({
    id,
    alt: form[`alt-${id}`] ?? alt,
  }));
  const nextPath = buildStepHref(draft, form['tun'] === 'weiter' ? 'vorschau' : 'fotos');
  return submitForm(context, {
    path: `${getDraftApiPath(draft)}/photos/order`,
    body: { version: draft.version, photos },
    getNextPath: () => nextPath,
  });
};

const submitDraft: DraftAction = (context, draft) =>
  submitForm(context, {
    path: `${getDraftApiPath(draft)}/submit`,
    body: addIdempotencyKey(context.form, { version: Number(context.form['version']) }),
    responseSchema: submittedAdSchema,
    getNextPath: ({ slug }) => paths.adSuccess(slug),
  });

const discardDraft: DraftAction = (context, draft) =>
  submitForm(context, {
    path: `${getDraftApiPath(draft)}/delete`,
    body: {},
    getNextPath: () => (draft.ad ? paths.adSuccess(draft.ad.slug) : paths.newAd()),
  });

const draftActions: Readonly<Record<string, DraftAction>> = {
  details: completePlaceAndSaveDetails,
  category: changeCategory,
  photos: arrangePhotos,
  submit: submitDraft,
  discard: discardDraft,
};

/** Handles all forms that change a draft. The form field `intent` says which form was sent. */
export async function handleDraftAction(context: ActionContext): Promise<ActionResult> {
  const { api, form, params, query } = context;
  const slug = params['slug'];
  const id = encodeURIComponent(query.get('entwurf') ?? '');
  const intent = form['intent'] ?? '';
  const draftAction = Object.hasOwn(draftActions, intent) ? draftActions[intent] : undefined;
  const response =
    slug === undefined
      ? await api.get(`/api/kleinanzeigen/drafts/${id}`)
      : await api.post(`/api/kleinanzeigen/own/${parseSlugNumber(slug) ?? 0}/edit`);
  if (response.status !== 200) return createRefusedResult(response, form);
  return draftAction
    ? draftAction(context, adDraftSchema.parse(response.body))
    : unknownIntentResult;
}

/** Creates a draft in the chosen category. */
export async function createAdDraft(context: ActionContext): Promise<ActionResult> {
  const body = addIdempotencyKey(context.form, { category: context.form['kategorie'] ?? '' });
  return submitForm(context, {
    path: '/api/kleinanzeigen/drafts',
    body,
    responseSchema: savedDraftSchema,
    getNextPath: ({ id }) => adPaths.draft(id),
  });
}
