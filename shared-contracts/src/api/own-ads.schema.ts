import { z } from 'zod';

import { adKinds, adPriceKinds, adSellerTypes } from '#api/ads.ts';
import { adDetailSchema } from '#api/ads.schema.ts';
import { ownAdStates, ownerActions } from '#api/own-ads.ts';
import {
  emailSchema,
  paragraphsSchema,
  signedCodeSchema,
  versionSchema,
} from '#api/person-fields.schema.ts';
import { draftPhotoSchema, photoOrderSchema } from '#api/photos.schema.ts';
import { adLimits } from '#ads/ad-form.ts';
import { ownEntryPagesSchema } from '#api/own-entry-pages.schema.ts';

export const ulidSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/u, 'Das ist keine Kennung.');
const categorySlugSchema = z
  .string('Bitte wählen Sie eine Kategorie.')
  .regex(/^[a-z0-9-]{1,80}$/u, 'Bitte wählen Sie eine Kategorie.');
const pictureFields = { src: z.string(), alt: z.string(), width: z.int(), height: z.int() };

export const draftParamsSchema = z.strictObject({ id: ulidSchema });

/** Body of `POST /api/kleinanzeigen/drafts`. */
export const startDraftRequestSchema = z.strictObject({
  category: categorySlugSchema,
});

/** Form values as typed; validated only when the ad is submitted. */
const formValuesSchema = z
  .record(z.string().regex(/^[a-z][a-zA-Z0-9-]{0,59}$/u), z.string().max(6000))
  .refine((values) => Object.keys(values).length <= 80, 'Zu viele Angaben.');

export const saveDraftRequestSchema = z.strictObject({
  version: versionSchema,
  category: categorySlugSchema.optional(),
  values: formValuesSchema,
});

export const arrangePhotosRequestSchema = photoOrderSchema(adLimits.maxPhotos);

export const submitDraftRequestSchema = z.strictObject({ version: versionSchema });

export const adCodeRequestSchema = z.strictObject({ code: signedCodeSchema });

/** Body of a request to resend the confirmation mail for an ad. */
export const resendAdMailRequestSchema = z.strictObject({ email: emailSchema });

export const ownerActionRequestSchema = z.strictObject({ action: z.enum(ownerActions) });

export const appealRequestSchema = z.strictObject({
  text: paragraphsSchema(adLimits.maxAppealLength, adLimits.minAppealLength),
});

export const adDraftSchema = z.object({
  id: z.string(),
  version: z.int(),
  /** The ad being changed; null for a new ad. */
  ad: z.object({ number: z.int(), slug: z.string() }).nullable(),
  category: z.object({ slug: z.string(), name: z.string(), legacy: z.boolean() }),
  /** Form values as typed, by field name. */
  values: z.record(z.string(), z.string()),
  photos: z.array(draftPhotoSchema).readonly(),
  /**
   * Kind of author. Guests must enter name and email address; the accounts of signed-in users
   * contain both.
   */
  writer: z.enum(['guest', 'private', 'trader']),
  /** Time in ISO 8601 format. */
  updatedAt: z.string(),
});

/** The draft as its page will show it, and what speaks against publishing it at once. */
export const adPreviewSchema = adDetailSchema.extend({
  /** What moderators will find, for example „Telefonnummer im Text“; absent in older apis. */
  warnings: z.array(z.string()).readonly().optional(),
});

export const savedDraftSchema = z.object({
  id: z.string(),
  version: z.int(),
});

export const submittedAdSchema = z.object({
  number: z.int(),
  slug: z.string(),
  state: z.enum(ownAdStates),
});

export const ownAdSchema = z.object({
  number: z.int(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(ownAdStates),
  kind: z.enum(adKinds),
  seller: z.enum(adSellerTypes),
  priceKind: z.enum(adPriceKinds),
  priceCents: z.int().nullable(),
  priceUnit: z.string(),
  place: z.string(),
  picture: z.object(pictureFields).nullable(),
  publishedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** Deadline for restoring a deleted ad. */
  restorableUntil: z.string().nullable(),
  actions: z.array(z.enum(ownerActions)).readonly(),
  editable: z.boolean(),
  /** Whether a change of the ad waits for review while the published version stays online. */
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
  /** Email address that received the confirmation mail; only while the ad is unconfirmed. */
  mailedTo: z.string().nullable(),
});

export const ownAdsSchema = z.object({
  /** The ads of one page, newest first. */
  ads: z.array(ownAdSchema).readonly(),
  pages: ownEntryPagesSchema,
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
});
