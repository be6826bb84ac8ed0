/** Maximum number of reports per request. */
export const maxTelemetryReports = 20;

/** The code to which a report refers: `remote@release`. */
export interface TelemetryOrigin {
  /** Package name of the remote or of the shell, for example `mf-magazine` or `shell`. */
  readonly remote: string;
  /** Release id; `dev` in development. */
  readonly release: string;
  /** Block, slot, route or module within the remote. */
  readonly part?: string | undefined;
  /** Path of the page without query. */
  readonly path?: string | undefined;
}

/** An error in the browser or during server rendering. Contains no personal data and no tokens. */
export interface ErrorReport extends TelemetryOrigin {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly requestId?: string | undefined;
  /** Where the error happened; default `browser`. */
  readonly side?: 'browser' | 'server' | undefined;
  readonly crawler?: boolean | undefined;
}

export type VitalName = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** One web vital of one page view. CLS has no unit, the other vitals are in milliseconds. */
export interface VitalReport extends TelemetryOrigin {
  readonly name: VitalName;
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
}

/** Body of `POST /api/telemetry/errors`. */
export interface ErrorReportsRequest {
  readonly reports: readonly ErrorReport[];
}

/** Body of `POST /api/telemetry/vitals`. */
export interface VitalReportsRequest {
  readonly reports: readonly VitalReport[];
}

/** Answer to a telemetry request; the status is 202. */
export interface TelemetryAnswer {
  readonly accepted: number;
}

/**
 * Errors with the same name, message and origin, with their count; from `GET
 * /api/telemetry/errors`.
 */
export interface AggregatedError {
  readonly name: string;
  readonly message: string;
  readonly crawler: boolean;
  readonly remote: string;
  readonly release: string;
  readonly side: 'browser' | 'server';
  readonly part: string | null;
  /** Path of the page where the error occurred last. */
  readonly path: string | null;
  readonly stack: string | null;
  readonly count: number;
  /** Time in ISO 8601 format, UTC. */
  readonly firstSeenAt: string;
  /** Time in ISO 8601 format, UTC. */
  readonly lastSeenAt: string;
}

/** Maximum number of aggregated errors in one answer. */
export const maxAggregatedErrors = 200;

/** Answer of `GET /api/telemetry/errors`, for staff only; most recent error first. */
export interface AggregatedErrorsAnswer {
  readonly errors: readonly AggregatedError[];
}
