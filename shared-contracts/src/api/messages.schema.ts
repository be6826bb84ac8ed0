import { z } from 'zod';

import { entryDecisionSchema } from '#api/moderation.schema.ts';
import {
  closedReasons,
  messageLimits as limits,
  conversationRoles,
  messageStates,
  conversationAdStates,
  conversationReportReasons,
} from '#api/messages.ts';
import type {
  AnswerRequest,
  BlockRequest,
  ConfirmedContact,
  ContactAnswer,
  ContactForm,
  ContactRequest,
  Conversation,
  ConversationList,
  ConversationReportRequest,
} from '#api/messages.ts';
import { displayNameSchema } from '#api/name.schema.ts';
import {
  emailSchema,
  isBlank,
  paragraphsSchema,
  signedCodeSchema,
} from '#api/person-fields.schema.ts';
import { appealLimits, reportLimits } from '#moderation.ts';

const roleSchema = z.enum(conversationRoles);
const text = paragraphsSchema(limits.maxTextLength, 1);

/** Parses German amounts in whole euros or cents („4.500“, „4500,50“, „4 500 €“) to cents. */
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
  state: z.enum(['open', 'reserved', 'ended', 'own']),
  viewer: z.object({ name: z.string() }).nullable(),
  conversationId: z.string().nullable(),
  offers: z.boolean().default(false),
}) satisfies z.ZodType<ContactForm>;

export const contactRequestSchema = z.strictObject({
  name: displayNameSchema,
  email: z
    .preprocess((value) => (isBlank(value) ? null : value), emailSchema.nullable())
    .optional(),
  text,
  offer: offerSchema.optional(),
  anyway: z.boolean().optional(),
  website: z.string().max(200).optional(),
}) satisfies z.ZodType<ContactRequest>;

export const contactAnswerSchema = z.object({
  conversationId: z.string().nullable(),
}) satisfies z.ZodType<ContactAnswer>;

export const confirmContactSchema = z.strictObject({ code: signedCodeSchema });

export const confirmedContactSchema = z.object({
  conversationId: z.string(),
  code: z.string(),
}) satisfies z.ZodType<ConfirmedContact>;

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
  side: roleSchema,
  ad: z.object({
    title: z.string(),
    slug: z.string().nullable(),
    state: z.enum(conversationAdStates),
  }),
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
  closed: z.enum(closedReasons).nullable(),
  blocking: z.boolean(),
  decision: entryDecisionSchema.nullable(),
  account: z.boolean(),
  offers: z.boolean().default(false),
  pictures: z.boolean().default(false),
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
}) satisfies z.ZodType<Conversation>;

export const answerRequestSchema = z.strictObject({
  text,
  offer: offerSchema.optional(),
  anyway: z.boolean().optional(),
}) satisfies z.ZodType<AnswerRequest>;

export const blockRequestSchema = z.strictObject({
  block: z.boolean(),
}) satisfies z.ZodType<BlockRequest>;

export const conversationReportRequestSchema = z.strictObject({
  reason: z.enum(conversationReportReasons, 'Bitte wählen Sie, worum es geht.'),
  explanation: paragraphsSchema(
    reportLimits.maxExplanationLength,
    reportLimits.minExplanationLength,
  ),
}) satisfies z.ZodType<ConversationReportRequest>;

export const conversationAppealRequestSchema = z.strictObject({
  text: paragraphsSchema(appealLimits.maxLength, appealLimits.minLength),
});

export const conversationListSchema = z.object({
  unread: z.int(),
  conversations: z
    .array(
      z.object({
        id: z.string(),
        side: roleSchema,
        title: z.string(),
        other: z.string(),
        unread: z.int(),
        last: z.string(),
        lastAt: z.string(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<ConversationList>;
