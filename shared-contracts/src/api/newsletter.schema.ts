import { z } from 'zod';

import { newsletterFrequencies } from '#api/newsletter.ts';
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
  /** Consent text, shown next to the button and stored as evidence. */
  consentText: z.string(),
});

export const subscribeNewsletterRequestSchema = z.strictObject({
  email: emailSchema,
  listIds: z
    .array(z.string().max(40))
    .min(1, 'Bitte wählen Sie mindestens einen Newsletter.')
    .max(20)
    .readonly(),
  firstName: optionalNameSchema(60),
  /** Path of the page on which the user subscribed. */
  page: z.string().max(500).refine(isPathOnThisSite, 'Nur eigene Pfade.'),
});

/** Body of `POST /api/newsletter/confirm` and `/unsubscribe`: the code from a mail link. */
export const newsletterCodeRequestSchema = z.strictObject({
  code: signedCodeSchema,
});

export const newsletterConfirmResponseSchema = z.object({
  /** `already`: the subscription was confirmed earlier. */
  state: z.enum(['confirmed', 'already']),
  lists: z.array(z.string()).readonly(),
});

export const newsletterUnsubscribeResponseSchema = z.object({
  list: z.string(),
});

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
});

export const changeNewsletterRequestSchema = z.strictObject({
  listId: z.string().max(40),
  subscribed: z.boolean(),
  frequency: z.enum(newsletterFrequencies).optional(),
  /** True pauses the newsletter for 30 days, false ends a pause. */
  paused: z.boolean().optional(),
});
