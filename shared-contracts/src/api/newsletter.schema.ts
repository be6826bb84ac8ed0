import { z } from 'zod';

import { newsletterFrequencies } from '#api/newsletter.ts';
import type {
  AccountNewsletters,
  ChangeNewsletterRequest,
  NewsletterCodeRequest,
  NewsletterConfirmAnswer,
  NewsletterLists,
  NewsletterUnsubscribeAnswer,
  SubscribeNewsletterRequest,
} from '#api/newsletter.ts';
import { optionalNameSchema } from '#api/name.schema.ts';
import { emailSchema, signedCodeSchema } from '#api/person-fields.schema.ts';
import { isPathOnThisSite } from '#paths.ts';

const newsletterListFields = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  frequencyLabel: z.string(),
};

export const newsletterListsSchema = z.object({
  lists: z.array(z.object(newsletterListFields)).readonly(),
  consentText: z.string(),
}) satisfies z.ZodType<NewsletterLists>;

export const subscribeNewsletterRequestSchema = z.strictObject({
  email: emailSchema,
  listIds: z
    .array(z.string().max(40))
    .min(1, 'Bitte wählen Sie mindestens einen Newsletter.')
    .max(20)
    .readonly(),
  firstName: optionalNameSchema(60),
  page: z.string().max(500).refine(isPathOnThisSite, 'Nur eigene Pfade.'),
}) satisfies z.ZodType<SubscribeNewsletterRequest>;

export const newsletterCodeRequestSchema = z.strictObject({
  code: signedCodeSchema,
}) satisfies z.ZodType<NewsletterCodeRequest>;

export const newsletterConfirmAnswerSchema = z.object({
  state: z.enum(['confirmed', 'already']),
  lists: z.array(z.string()).readonly(),
}) satisfies z.ZodType<NewsletterConfirmAnswer>;

export const newsletterUnsubscribeAnswerSchema = z.object({
  list: z.string(),
}) satisfies z.ZodType<NewsletterUnsubscribeAnswer>;

export const accountNewslettersSchema = z.object({
  email: z.string(),
  consentText: z.string(),
  lists: z
    .array(
      z.object({
        ...newsletterListFields,
        state: z.enum(['none', 'pending', 'active']),
        frequency: z.enum(newsletterFrequencies),
        pausedUntil: z.string().nullable(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<AccountNewsletters>;

export const changeNewsletterRequestSchema = z.strictObject({
  listId: z.string().max(40),
  subscribed: z.boolean(),
  frequency: z.enum(newsletterFrequencies).optional(),
  paused: z.boolean().optional(),
}) satisfies z.ZodType<ChangeNewsletterRequest>;
