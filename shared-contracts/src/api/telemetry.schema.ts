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
 * Creates a schema that cuts off text after `maxLength` characters instead of rejecting it, because a
 * cut-off stack trace is still useful.
 */
const createTruncatedTextSchema = (maxLength: number) =>
  z.string().transform((value) => value.slice(0, maxLength));

const originFields = {
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/u),
  release: z.string().regex(/^[\w.-]{1,64}$/u),
  part: createTruncatedTextSchema(80).optional(),
  path: createTruncatedTextSchema(300).optional(),
};

const errorReportSchema = z.strictObject({
  ...originFields,
  name: createTruncatedTextSchema(80),
  message: createTruncatedTextSchema(500),
  stack: createTruncatedTextSchema(4000).optional(),
  requestId: createTruncatedTextSchema(64).optional(),
  side: z.enum(['browser', 'server']).optional(),
  crawler: z.boolean().optional(),
}) satisfies z.ZodType<ErrorReport>;

const vitalReportSchema = z.strictObject({
  ...originFields,
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
  remote: originFields.remote.optional(),
  release: originFields.release.optional(),
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
