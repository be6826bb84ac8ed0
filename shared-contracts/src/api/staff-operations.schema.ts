import { z } from 'zod';

import { operationActions } from '#api/staff-operations.ts';

const remoteSchema = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/u);
const releaseSchema = z.string().regex(/^[0-9a-z]{1,64}$/u, 'Bitte wählen Sie eine Fassung.');
const flipIdSchema = z.string().regex(/^[\w+/=-]{1,200}$/u);

export const remoteParamsSchema = z.object({ remote: remoteSchema });

export const switchRequestSchema = z.strictObject({
  reason: z
    .string('Bitte nennen Sie den Grund.')
    .trim()
    .min(5, 'Bitte nennen Sie den Grund, mit mindestens fünf Zeichen.')
    .max(300, 'Bitte höchstens 300 Zeichen.'),
  confirmed: z.literal(true, 'Bitte bestätigen Sie, dass das jetzt geschehen soll.'),
});

export const stopCanaryRequestSchema = switchRequestSchema.extend({
  release: releaseSchema,
  /** Id of the flip that started the canary. */
  flip: flipIdSchema,
});

export const rollbackOrderRequestSchema = switchRequestSchema.extend({
  release: releaseSchema,
});

export const operationsOverviewSchema = z.object({
  measures: z
    .array(
      z.object({
        kind: z.enum(['off', 'canary-stopped']),
        remote: z.string(),
        release: z.string().nullable(),
        reason: z.string(),
        by: z.string().nullable(),
        since: z.string(),
      }),
    )
    .readonly(),
  /** The fifty latest records, newest first. */
  records: z
    .array(
      z.object({
        id: z.string(),
        action: z.enum(operationActions),
        remote: z.string(),
        release: z.string().nullable(),
        reason: z.string(),
        by: z.string().nullable(),
        at: z.string(),
      }),
    )
    .readonly(),
});

/**
 * The api validates its response with this schema, and a shell validates the response that it
 * receives.
 */
export const activeKillSwitchesSchema = z.object({
  /** Names of the remotes that are switched off. */
  off: z.array(remoteSchema).max(100).readonly(),
  stopped: z
    .array(
      z.object({
        remote: remoteSchema,
        release: releaseSchema,
        flip: flipIdSchema,
        /** Time at which the canary was stopped, in milliseconds since 1970. */
        at: z.number(),
      }),
    )
    .max(100)
    .readonly(),
});
