import { z } from 'zod';

import { operationActions } from '#api/staff-operations.ts';

const remoteNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/u);
const releaseIdSchema = z.string().regex(/^[0-9a-z]{1,64}$/u, 'Bitte wählen Sie eine Fassung.');
const flipIdSchema = z.string().regex(/^[\w+/=-]{1,200}$/u);

export const remoteParamsSchema = z.object({ remote: remoteNameSchema });

export const killSwitchRequestSchema = z.strictObject({
  reason: z
    .string('Bitte nennen Sie den Grund.')
    .trim()
    .min(5, 'Bitte nennen Sie den Grund, mit mindestens fünf Zeichen.')
    .max(300, 'Bitte höchstens 300 Zeichen.'),
  confirmed: z.literal(true, 'Bitte bestätigen Sie, dass das jetzt geschehen soll.'),
});

export const stopCanaryRequestSchema = killSwitchRequestSchema.extend({
  release: releaseIdSchema,
  /** Id of the flip that started the canary. */
  flip: flipIdSchema,
});

export const rollbackOrderRequestSchema = killSwitchRequestSchema.extend({
  release: releaseIdSchema,
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
  /** Tasks that have failed or wait for another attempt, by kind; a previous api names none. */
  tasks: z
    .array(
      z.object({
        kind: z.string(),
        /** Step of a maintenance task. */
        step: z.string().nullable(),
        /** Whether the tasks have used up all attempts. */
        isFinal: z.boolean(),
        count: z.number(),
        /** Technical reason of one of the failures, without personal data. */
        reason: z.string(),
        /** Time at which the oldest of the tasks was created. */
        since: z.string(),
      }),
    )
    .readonly()
    .optional(),
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
  off: z.array(remoteNameSchema).max(100).readonly(),
  stopped: z
    .array(
      z.object({
        remote: remoteNameSchema,
        release: releaseIdSchema,
        flip: flipIdSchema,
        /** Time at which the canary was stopped, in milliseconds since 1970. */
        at: z.number(),
      }),
    )
    .max(100)
    .readonly(),
});
