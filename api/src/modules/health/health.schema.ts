import { z } from 'zod';

const dependencyStateSchema = z.enum(['ok', 'failing']);

/**
 * State of each dependency. `failing` as overall status means that the api can serve no request.
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
  uptimeSeconds: z.int(),
});

export type Health = z.output<typeof healthSchema>;

/**
 * Response that proves only that the process responds; it contains nothing about its dependencies.
 */
export const livenessSchema = z.object({ uptimeSeconds: z.int() });
