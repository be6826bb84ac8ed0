import { z } from 'zod';

const state = z.enum(['ok', 'failing']);

/** What works and what does not; `failing` as a whole means that nothing can be served. */
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'failing']),
  database: z.object({ status: state, kind: z.enum(['postgres', 'pglite']), ms: z.int() }),
  mail: z.object({ status: state }),
  jobs: z.object({
    status: state,
    waiting: z.int(),
    failed: z.int(),
    oldestDueSeconds: z.int(),
  }),
  uptimeSeconds: z.int(),
});

export type Health = z.output<typeof healthSchema>;

/** That the process answers at all; says nothing about what it needs. */
export const livenessSchema = z.object({ uptimeSeconds: z.int() });
