import { z } from 'zod';

export const areaTelemetrySchema = z.object({
  /**
   * Errors of the last {@link areaTelemetryDays} days, most recent first; at most {@link
   * maxAreaErrors}.
   */
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
  /** Newest day first. */
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
});
