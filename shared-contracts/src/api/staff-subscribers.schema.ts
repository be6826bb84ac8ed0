import { z } from 'zod';

import { subscriberStates } from '#api/staff-subscribers.ts';
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
  /** The twenty latest issues of all newsletters. */
  issues: z.array(issueSummarySchema).readonly(),
});

/**
 * Body of `POST /api/staff/newsletter/subscribers/search`. Not a GET request, so that logs contain
 * no email address.
 */
export const findSubscriberRequestSchema = z.strictObject({
  email: z
    .email('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
    .max(254)
    .transform((value) => value.toLowerCase()),
});

export const foundSubscriberSchema = z.object({
  /** Id of one of the subscriptions that belong to the email address. */
  id: z.string(),
});

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
});

/** Body of `POST /api/staff/newsletter/subscribers/{id}/end`. */
export const endSubscriptionRequestSchema = z.strictObject({
  version: versionSchema,
});

export const newsletterListQuerySchema = z.object({ liste: z.string().regex(/^[a-z-]{1,40}$/u) });
