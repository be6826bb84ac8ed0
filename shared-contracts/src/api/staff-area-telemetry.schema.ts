import { z } from 'zod';

import type { AreaTelemetry } from '#api/staff-area-telemetry.ts';

export const areaTelemetrySchema = z.object({
  errors: z
    .array(
      z.object({
        name: z.string(),
        message: z.string(),
        release: z.string(),
        side: z.enum(['browser', 'server']),
        count: z.int(),
        firstSeenAt: z.string(),
        lastSeenAt: z.string(),
      }),
    )
    .readonly(),
  errorCounts: z.object({ browser: z.int(), server: z.int() }),
  vitals: z
    .array(
      z.object({
        day: z.string(),
        name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
        p75: z.number(),
        count: z.int(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<AreaTelemetry>;
