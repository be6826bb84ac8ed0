import { z } from 'zod';

const dependencyStateSchema = z.enum(['ok', 'failing']);

/** State of each dependency; `failing` overall means that no request can be served. */
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

/** Says only that the process responds, nothing about its dependencies. */
export const livenessSchema = z.object({ uptimeSeconds: z.int() });
