import { z } from 'zod';

import type { AccountData, ConsentHistory, ConsentRecordRequest } from '#api/privacy.ts';

export const accountDataSchema = z.object({
  exports: z
    .array(
      z.object({
        id: z.string(),
        createdAt: z.string(),
        readyAt: z.string().nullable(),
        expiresAt: z.string(),
      }),
    )
    .readonly(),
  deletionDueAt: z.string().nullable(),
  kept: z.array(z.object({ what: z.string(), why: z.string() })).readonly(),
  fresh: z.boolean(),
}) satisfies z.ZodType<AccountData>;

const decisionFields = {
  services: z.record(z.string().regex(/^[\w-]{1,60}$/u), z.boolean()),
  textVersion: z.string().regex(/^[\w.-]{1,40}$/u),
  layer: z.enum(['banner', 'settings']),
  source: z.enum(['web', 'app']),
};

/** Schema of the random id of a visitor, which is long enough to be unguessable. */
const visitorIdSchema = z.string().regex(/^[\w-]{32,64}$/u);

export const consentHistoryQuerySchema = z.strictObject({ subject: visitorIdSchema });

export const consentRecordRequestSchema = z
  .strictObject({ subject: visitorIdSchema, ...decisionFields })
  .refine(({ services }) => Object.keys(services).length <= 100, {
    path: ['services'],
    message: 'Zu viele Dienste.',
  }) satisfies z.ZodType<ConsentRecordRequest>;

export const consentHistorySchema = z.object({
  records: z.array(z.object({ ...decisionFields, createdAt: z.string() })).readonly(),
}) satisfies z.ZodType<ConsentHistory>;

export const exportQuerySchema = z.strictObject({ id: z.string().max(40) });
