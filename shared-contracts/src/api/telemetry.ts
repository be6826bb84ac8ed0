import type {
  aggregatedErrorSchema,
  aggregatedErrorsResponseSchema,
  errorReportSchema,
  errorReportsRequestSchema,
  vitalReportSchema,
} from './telemetry.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Maximum number of reports per request. */
export const maxTelemetryReports = 20;

/** An error in the browser or during server rendering. Contains no personal data and no tokens. */
export type ErrorReport = SchemaOutput<typeof errorReportSchema>;

export type VitalName = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** One web vital of one page view. CLS has no unit, the other vitals are in milliseconds. */
export type VitalReport = SchemaOutput<typeof vitalReportSchema>;

/** Body of `POST /api/telemetry/errors`. */
export type ErrorReportsRequest = SchemaOutput<typeof errorReportsRequestSchema>;

/**
 * Errors with the same name, message and origin, with their count; from `GET
 * /api/telemetry/errors`.
 */
export type AggregatedError = SchemaOutput<typeof aggregatedErrorSchema>;

/** Maximum number of aggregated errors in one response. */
export const maxAggregatedErrors = 200;

/** Response to `GET /api/telemetry/errors`, for staff only; most recent error first. */
export type AggregatedErrorsResponse = SchemaOutput<typeof aggregatedErrorsResponseSchema>;
