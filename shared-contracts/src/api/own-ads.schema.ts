import { z } from 'zod';

import { adKinds, adPriceKinds, adSellers } from '#api/ads.ts';
import { ownAdStates, ownerActions } from '#api/own-ads.ts';
import type {
  AdDraft,
  ArrangePhotosRequest,
  OwnAd,
  OwnAds,
  SaveDraftRequest,
  SavedDraft,
  StartDraftRequest,
  SubmittedAd,
} from '#api/own-ads.ts';
import {
  emailSchema,
  paragraphsSchema,
  signedCodeSchema,
  versionSchema,
} from '#api/person-fields.schema.ts';
import { draftPhotoSchema, photoOrderSchema } from '#api/photos.schema.ts';
import { adLimits } from '#ads/ad-form.ts';

export const ulidSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/u, 'Das ist keine Kennung.');
const categorySlugSchema = z
  .string('Bitte wählen Sie eine Kategorie.')
  .regex(/^[a-z0-9-]{1,80}$/u, 'Bitte wählen Sie eine Kategorie.');
const pictureFields = { src: z.string(), alt: z.string(), width: z.int(), height: z.int() };

export const draftParamsSchema = z.strictObject({ id: ulidSchema });

export const startDraftRequestSchema = z.strictObject({
  category: categorySlugSchema,
}) satisfies z.ZodType<StartDraftRequest>;

/** Form values as typed; validated only when the ad is submitted. */
const formValuesSchema = z
  .record(z.string().regex(/^[a-z][a-zA-Z0-9-]{0,59}$/u), z.string().max(6000))
  .refine((values) => Object.keys(values).length <= 80, 'Zu viele Angaben.');

export const saveDraftRequestSchema = z.strictObject({
  version: versionSchema,
  category: categorySlugSchema.optional(),
  values: formValuesSchema,
}) satisfies z.ZodType<SaveDraftRequest>;

export const arrangePhotosRequestSchema = photoOrderSchema(
  adLimits.maxPhotos,
) satisfies z.ZodType<ArrangePhotosRequest>;

export const submitDraftRequestSchema = z.strictObject({ version: versionSchema });

export const adCodeRequestSchema = z.strictObject({ code: signedCodeSchema });

/** Body of a request to send the confirmation mail for an ad again. */
export const adAddressRequestSchema = z.strictObject({ email: emailSchema });

export const ownerActionRequestSchema = z.strictObject({ action: z.enum(ownerActions) });

export const appealRequestSchema = z.strictObject({
  text: paragraphsSchema(adLimits.maxAppealLength, adLimits.minAppealLength),
});

export const adDraftSchema = z.object({
  id: z.string(),
  version: z.int(),
  ad: z.object({ number: z.int(), slug: z.string() }).nullable(),
  category: z.object({ slug: z.string(), name: z.string(), legacy: z.boolean() }),
  values: z.record(z.string(), z.string()),
  photos: z.array(draftPhotoSchema).readonly(),
  writer: z.enum(['guest', 'private', 'trader']),
  updatedAt: z.string(),
}) satisfies z.ZodType<AdDraft>;

export const savedDraftSchema = z.object({
  id: z.string(),
  version: z.int(),
}) satisfies z.ZodType<SavedDraft>;

export const submittedAdSchema = z.object({
  number: z.int(),
  slug: z.string(),
  state: z.enum(ownAdStates),
}) satisfies z.ZodType<SubmittedAd>;

export const ownAdSchema = z.object({
  number: z.int(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(ownAdStates),
  kind: z.enum(adKinds),
  seller: z.enum(adSellers),
  priceKind: z.enum(adPriceKinds),
  priceCents: z.int().nullable(),
  priceUnit: z.string(),
  place: z.string(),
  picture: z.object(pictureFields).nullable(),
  publishedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  restorableUntil: z.string().nullable(),
  actions: z.array(z.enum(ownerActions)).readonly(),
  editable: z.boolean(),
  changePending: z.boolean(),
  decision: z
    .object({
      title: z.string(),
      text: z.string(),
      rule: z.string(),
      automated: z.boolean(),
      at: z.string(),
      appeal: z.enum(['possible', 'open', 'denied', 'granted']),
    })
    .nullable(),
  mailedTo: z.string().nullable(),
}) satisfies z.ZodType<OwnAd>;

export const ownAdsSchema = z.object({
  ads: z.array(ownAdSchema).readonly(),
  drafts: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        category: z.string(),
        updatedAt: z.string(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<OwnAds>;
