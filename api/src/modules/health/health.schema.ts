import { z } from 'zod';

const state = z.enum(['ok', 'failing']);

/** State of each dependency; `failing` overall means that no request can be served. */
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'failing']),
  database: z.object({ status: state, kind: z.enum(['postgres', 'pglite']), ms: z.int() }),
  mail: z.object({ status: state }),
  tasks: z.object({
    status: state,
    waiting: z.int(),
    failed: z.int(),
    oldestDueSeconds: z.int(),
  }),
  uptimeSeconds: z.int(),
});

export type Health = z.output<typeof healthSchema>;

/** The process answers; says nothing about its dependencies. */
export const livenessSchema = z.object({ uptimeSeconds: z.int() });
