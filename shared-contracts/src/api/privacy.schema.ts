import { z } from 'zod';

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
  /** Time of deletion (ISO 8601); null unless the account is marked for deletion. */
  deletionDueAt: z.string().nullable(),
  /** Data that is kept after the account's deletion, and why. */
  kept: z.array(z.object({ what: z.string(), why: z.string() })).readonly(),
  fresh: z.boolean(),
});

const consentDecisionFields = {
  services: z.record(z.string().regex(/^[\w-]{1,60}$/u), z.boolean()),
  textVersion: z.string().regex(/^[\w.-]{1,40}$/u),
  layer: z.enum(['banner', 'settings']),
  source: z.enum(['web', 'app']),
};

/** Schema of a visitor's random id. The id is long enough to be unguessable. */
const visitorIdSchema = z.string().regex(/^[\w-]{32,64}$/u);

export const consentHistoryQuerySchema = z.strictObject({ subject: visitorIdSchema });

export const consentRecordRequestSchema = z
  .strictObject({
    /** Random id of the visitor. */
    subject: visitorIdSchema,
    ...consentDecisionFields,
  })
  .refine(({ services }) => Object.keys(services).length <= 100, {
    path: ['services'],
    message: 'Zu viele Dienste.',
  });

export const consentHistorySchema = z.object({
  records: z
    .array(
      z.object({
        ...consentDecisionFields,
        /** Time in ISO 8601 format. */
        createdAt: z.string(),
      }),
    )
    .readonly(),
});

export const exportQuerySchema = z.strictObject({ id: z.string().max(40) });
