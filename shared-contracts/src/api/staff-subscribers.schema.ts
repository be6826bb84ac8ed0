import { z } from 'zod';

import { subscriberStates } from '#api/staff-subscribers.ts';
import type {
  EndSubscriptionRequest,
  FindSubscriberRequest,
  FoundSubscriber,
  NewsletterOverview,
  SubscriberHistory,
} from '#api/staff-subscribers.ts';
import { issueSummarySchema } from '#api/staff-newsletter-issues.schema.ts';
import { newsletterFrequencies } from '#api/newsletter.ts';
import { versionSchema } from '#api/person-fields.schema.ts';

const countFieldsByState = Object.fromEntries(
  subscriberStates.map((state) => [state, z.int()]),
) as Record<(typeof subscriberStates)[number], z.ZodInt>;
const frequencySchema = z.enum(newsletterFrequencies);

export const idParamsSchema = z.object({ id: z.string().regex(/^[0-9A-Z]{26}$/u) });

export const newsletterOverviewSchema = z.object({
  lists: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        frequencyLabel: z.string(),
        counts: z.object(countFieldsByState),
        came: z.int(),
        left: z.int(),
      }),
    )
    .readonly(),
  issues: z.array(issueSummarySchema).readonly(),
}) satisfies z.ZodType<NewsletterOverview>;

export const findSubscriberRequestSchema = z.strictObject({
  email: z
    .email('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
    .max(254)
    .transform((value) => value.toLowerCase()),
}) satisfies z.ZodType<FindSubscriberRequest>;

export const foundSubscriberSchema = z.object({
  id: z.string(),
}) satisfies z.ZodType<FoundSubscriber>;

export const subscriberHistorySchema = z.object({
  email: z.string(),
  lists: z
    .array(
      z.object({
        id: z.string(),
        listId: z.string(),
        name: z.string(),
        state: z.enum(subscriberStates),
        frequency: frequencySchema,
        pausedUntil: z.string().nullable(),
        confirmedAt: z.string().nullable(),
        endedAt: z.string().nullable(),
        version: z.int(),
      }),
    )
    .readonly(),
  proofs: z
    .array(
      z.object({
        id: z.string(),
        lists: z.array(z.string()).readonly(),
        text: z.string(),
        textVersion: z.string(),
        page: z.string(),
        source: z.string(),
        signedUpAt: z.string(),
        signUpAddress: z.string().nullable(),
        confirmedAt: z.string().nullable(),
        confirmAddress: z.string().nullable(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<SubscriberHistory>;

export const endSubscriptionRequestSchema = z.strictObject({
  version: versionSchema,
}) satisfies z.ZodType<EndSubscriptionRequest>;

export const newsletterListQuerySchema = z.object({ liste: z.string().regex(/^[a-z-]{1,40}$/u) });
