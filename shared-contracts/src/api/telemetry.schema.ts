import { z } from 'zod';

import { maxTelemetryReports, maxAggregatedErrors } from '#api/telemetry.ts';
import type {
  ErrorReportsRequest,
  ErrorReport,
  TelemetryAnswer,
  AggregatedError,
  AggregatedErrorsAnswer,
  VitalReportsRequest,
  VitalReport,
} from '#api/telemetry.ts';

/**
 * Text that is cut off at `max` characters instead of rejected, because a cut-off stack trace is
 * still useful.
 */
const text = (max: number) => z.string().transform((value) => value.slice(0, max));

const origin = {
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/u),
  release: z.string().regex(/^[\w.-]{1,64}$/u),
  part: text(80).optional(),
  path: text(300).optional(),
};

export const errorReportSchema = z.strictObject({
  ...origin,
  name: text(80),
  message: text(500),
  stack: text(4000).optional(),
  requestId: text(64).optional(),
  side: z.enum(['browser', 'server']).optional(),
  crawler: z.boolean().optional(),
}) satisfies z.ZodType<ErrorReport>;

export const vitalReportSchema = z.strictObject({
  ...origin,
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().min(0).max(600_000),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
}) satisfies z.ZodType<VitalReport>;

export const errorReportsRequestSchema = z.strictObject({
  reports: z.array(errorReportSchema).min(1).max(maxTelemetryReports),
}) satisfies z.ZodType<ErrorReportsRequest>;

export const vitalReportsRequestSchema = z.strictObject({
  reports: z.array(vitalReportSchema).min(1).max(maxTelemetryReports),
}) satisfies z.ZodType<VitalReportsRequest>;

export const telemetryAnswerSchema = z.object({
  accepted: z.int(),
}) satisfies z.ZodType<TelemetryAnswer>;

export const aggregatedErrorsQuerySchema = z.strictObject({
  remote: origin.remote.optional(),
  release: origin.release.optional(),
  limit: z.coerce.number().int().min(1).max(maxAggregatedErrors).default(50),
});

const aggregatedErrorSchema = z.object({
  remote: z.string(),
  release: z.string(),
  side: z.enum(['browser', 'server']),
  part: z.string().nullable(),
  path: z.string().nullable(),
  name: z.string(),
  message: z.string(),
  stack: z.string().nullable(),
  crawler: z.boolean(),
  count: z.int(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
}) satisfies z.ZodType<AggregatedError>;

export const aggregatedErrorsAnswerSchema = z.object({
  errors: z.array(aggregatedErrorSchema),
}) satisfies z.ZodType<AggregatedErrorsAnswer>;
