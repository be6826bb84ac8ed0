import { z } from 'zod';

import { maxTelemetryReports, maxAggregatedErrors } from '#api/telemetry.ts';

/**
 * Creates a schema that truncates text to `maxLength` characters instead of rejecting it, because a
 * truncated stack trace is still useful.
 */
const createTruncatedTextSchema = (maxLength: number) =>
  z.string().transform((value) => value.slice(0, maxLength));

const originFields = {
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/u),
  release: z.string().regex(/^[\w.-]{1,64}$/u),
  part: createTruncatedTextSchema(80).optional(),
  path: createTruncatedTextSchema(300).optional(),
};

export const errorReportSchema = z.strictObject({
  ...originFields,
  name: createTruncatedTextSchema(80),
  message: createTruncatedTextSchema(500),
  stack: createTruncatedTextSchema(4000).optional(),
  requestId: createTruncatedTextSchema(64).optional(),
  /** Where the error happened; default `browser`. */
  side: z.enum(['browser', 'server']).optional(),
  crawler: z.boolean().optional(),
});

export const vitalReportSchema = z.strictObject({
  ...originFields,
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().min(0).max(600_000),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});

export const errorReportsRequestSchema = z.strictObject({
  reports: z.array(errorReportSchema).min(1).max(maxTelemetryReports),
});

/** Body of `POST /api/telemetry/vitals`. */
export const vitalReportsRequestSchema = z.strictObject({
  reports: z.array(vitalReportSchema).min(1).max(maxTelemetryReports),
});

/** Response to a telemetry request; the status is 202. */
export const telemetryResponseSchema = z.object({
  accepted: z.int(),
});

export const aggregatedErrorsQuerySchema = z.strictObject({
  remote: originFields.remote.optional(),
  release: originFields.release.optional(),
  limit: z.coerce.number().int().min(1).max(maxAggregatedErrors).default(50),
});

export const aggregatedErrorSchema = z.object({
  remote: z.string(),
  release: z.string(),
  side: z.enum(['browser', 'server']),
  part: z.string().nullable(),
  /** Path of the page where the error occurred last. */
  path: z.string().nullable(),
  name: z.string(),
  message: z.string(),
  stack: z.string().nullable(),
  crawler: z.boolean(),
  count: z.int(),
  /** Time in ISO 8601 format, UTC. */
  firstSeenAt: z.string(),
  /** Time in ISO 8601 format, UTC. */
  lastSeenAt: z.string(),
});

export const aggregatedErrorsResponseSchema = z.object({
  errors: z.array(aggregatedErrorSchema),
});
