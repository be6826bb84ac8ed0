import { z } from 'zod';

import { entryDecisionSchema } from '#api/moderation.schema.ts';
import {
  conversationClosedReasons,
  messageLimits as limits,
  conversationRoles,
  messageStates,
  conversationAdStates,
  conversationReportReasons,
} from '#api/messages.ts';
import { displayNameSchema } from '#api/name.schema.ts';
import {
  emailSchema,
  isBlank,
  paragraphsSchema,
  signedCodeSchema,
} from '#api/person-fields.schema.ts';
import { appealLimits, reportLimits } from '#moderation.ts';

const conversationRoleSchema = z.enum(conversationRoles);
const text = paragraphsSchema(limits.maxTextLength, 1);

/** Converts a German amount in euros („4.500“, „4500,50“, „4 500 €“) to cents. */
const offerSchema = z.preprocess((value) => {
  if (isBlank(value)) return null;
  if (typeof value !== 'string') return value;
  const normalizedAmount = value
    .replaceAll(/[\s€]|(?<=\d)\.(?=\d{3}(?:\D|$))/gu, '')
    .replace(',', '.');
  return /^\d{1,9}(?:\.\d{1,2})?$/u.test(normalizedAmount)
    ? Math.round(Number(normalizedAmount) * 100)
    : value;
}, z.int('Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 4.500.').min(100, 'Bitte bieten Sie mindestens einen Euro.').max(limits.maxOfferCents).nullable());

export const contactFormSchema = z.object({
  slug: z.string(),
  title: z.string(),
  sellerName: z.string(),
  /**
   * Whether the reader can contact the seller. `own`: the ad belongs to the reader; `ended`: the ad
   * is sold or expired.
   */
  state: z.enum(['open', 'reserved', 'ended', 'own']),
  viewer: z.object({ name: z.string() }).nullable(),
  /** The reader's existing conversation about this ad; null if there is none. */
  conversationId: z.string().nullable(),
  /** Whether the reader can send offers, because the ad's price is negotiable. */
  offers: z.boolean().default(false),
});

export const contactRequestSchema = z.strictObject({
  /** Name shown to the seller. */
  name: displayNameSchema,
  /** Email address of a guest; absent for signed-in users. */
  email: z
    .preprocess((value) => (isBlank(value) ? null : value), emailSchema.nullable())
    .optional(),
  text,
  /** Non-binding offer in cents. Absent if the price is not negotiable. */
  offer: offerSchema.optional(),
  /**
   * Whether to send the message despite a warning about contact data in its text; moderation
   * reviews such a message first.
   */
  anyway: z.boolean().optional(),
  /** Honeypot field: people leave it empty, bots fill it in. */
  website: z.string().max(200).optional(),
});

export const contactResponseSchema = z.object({
  conversationId: z.string().nullable(),
});

export const confirmContactSchema = z.strictObject({ code: signedCodeSchema });

export const confirmedContactSchema = z.object({
  conversationId: z.string(),
  code: z.string(),
});

export const conversationParamsSchema = z.object({
  conversationId: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/u),
});

/** Path parameters of the picture in a message. */
export const messagePictureParamsSchema = conversationParamsSchema.extend({
  message: conversationParamsSchema.shape.conversationId,
});

/**
 * Query with the access code of people without an account. An invalid code is treated as missing.
 */
export const conversationQuerySchema = z.object({ code: z.string().max(300).optional() });

export const conversationSchema = z.object({
  id: z.string(),
  side: conversationRoleSchema,
  ad: z.object({
    title: z.string(),
    /** Slug of the ad's page; null if the ad has no page any more. */
    slug: z.string().nullable(),
    state: z.enum(conversationAdStates),
  }),
  /** Display name of the other person. */
  other: z.string(),
  messages: z
    .array(
      z.object({
        id: z.string(),
        own: z.boolean(),
        text: z.string(),
        offerCents: z.int().nullable().default(null),
        picture: z.object({ width: z.int(), height: z.int() }).nullable().default(null),
        sentAt: z.string(),
        state: z.enum(messageStates),
        warnings: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  closed: z.enum(conversationClosedReasons).nullable(),
  /** Whether the reader has blocked the other person. */
  blocking: z.boolean(),
  /** Moderation's decision against the reader in this conversation; null if there is none. */
  decision: entryDecisionSchema.nullable(),
  /** True if the reader has access by session, false if by code. */
  account: z.boolean(),
  /** Whether the reader can send offers, because the ad's price is negotiable. */
  offers: z.boolean().default(false),
  /** Whether pictures may be sent; possible after the seller's first reply. */
  pictures: z.boolean().default(false),
  /**
   * If the reader is a seller without an account: the other conversations about the reader's ads.
   */
  more: z
    .array(
      z.object({
        id: z.string(),
        code: z.string(),
        title: z.string(),
        other: z.string(),
        unread: z.int(),
        lastAt: z.string(),
      }),
    )
    .readonly()
    .default([]),
});

export const replyRequestSchema = z.strictObject({
  text,
  offer: offerSchema.optional(),
  anyway: z.boolean().optional(),
});

/** Body of `POST /api/conversations/:conversationId/block`. */
export const blockRequestSchema = z.strictObject({
  block: z.boolean(),
});

export const conversationReportRequestSchema = z.strictObject({
  reason: z.enum(conversationReportReasons, 'Bitte wählen Sie, worum es geht.'),
  explanation: paragraphsSchema(
    reportLimits.maxExplanationLength,
    reportLimits.minExplanationLength,
  ),
});

export const conversationAppealRequestSchema = z.strictObject({
  text: paragraphsSchema(appealLimits.maxLength, appealLimits.minLength),
});

export const conversationListSchema = z.object({
  /** Unread messages in all conversations. */
  unread: z.int(),
  conversations: z
    .array(
      z.object({
        id: z.string(),
        side: conversationRoleSchema,
        /** Number of the ad that the conversation is about; null if the ad is deleted. */
        adNumber: z.int().nullable().default(null),
        title: z.string(),
        other: z.string(),
        unread: z.int(),
        /** Beginning of the latest message that the reader can see. */
        last: z.string(),
        lastAt: z.string(),
      }),
    )
    .readonly(),
});
