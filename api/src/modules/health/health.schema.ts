import { z } from 'zod';

const dependencyStateSchema = z.enum(['ok', 'failing']);

/**
 * State of the api and of each dependency. The overall status `failing` means that the api cannot
 * serve any request.
 */
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'failing']),
  database: z.object({
    status: dependencyStateSchema,
    kind: z.enum(['postgres', 'pglite']),
    ms: z.int(),
  }),
  mail: z.object({ status: dependencyStateSchema }),
  tasks: z.object({
    status: dependencyStateSchema,
    waiting: z.int(),
    failed: z.int(),
    oldestDueSeconds: z.int(),
  }),
  /** Whether forms are refused, by the settings of the api or by the database. */
  readOnly: z.boolean(),
  /** `failing` if DATA_SECRET does not decrypt what the database contains. */
  encryption: z.object({ status: dependencyStateSchema }),
  search: z.object({ status: dependencyStateSchema, oldestDueSeconds: z.int() }),
  revision: z.int(),
  uptimeSeconds: z.int(),
});

export type Health = z.output<typeof healthSchema>;

/**
 * Response of the liveness probe: it proves only that the process can respond, and contains nothing
 * about dependencies.
 */
export const livenessSchema = z.object({ uptimeSeconds: z.int(), revision: z.int() });
