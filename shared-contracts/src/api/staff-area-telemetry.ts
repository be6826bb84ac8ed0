import type { VitalName } from './telemetry.ts';

/** Number of days that the answer covers, including today. */
export const areaTelemetryDays = 14;

/** Maximum number of listed errors. */
export const maxAreaErrors = 10;

/** Errors with the same message from one release of an area. */
export interface AreaError {
  readonly name: string;
  readonly message: string;
  readonly release: string;
  readonly side: 'browser' | 'server';
  /** Number of reports since `firstSeenAt`. */
  readonly count: number;
  /** Time in ISO 8601 format, UTC. */
  readonly firstSeenAt: string;
  /** Time in ISO 8601 format, UTC. */
  readonly lastSeenAt: string;
}

/** Number of distinct errors of an area that occurred in the period, by the side that reported them. */
export interface AreaErrorCounts {
  readonly browser: number;
  readonly server: number;
}

/** One web vital of an area on one day. */
export interface DailyVital {
  /** Day in Germany, `2026-11-21`. */
  readonly day: string;
  readonly name: VitalName;
  /** 75th percentile of the measurements; CLS has no unit, the other vitals are in milliseconds. */
  readonly p75: number;
  /** Number of measurements. */
  readonly count: number;
}

/** Answer of `GET /api/staff/operations/{remote}/telemetry`. */
export interface AreaTelemetry {
  /** Errors that occurred in the period, most recent first; at most {@link maxAreaErrors}. */
  readonly errors: readonly AreaError[];
  readonly errorCounts: AreaErrorCounts;
  /** Newest day first. */
  readonly vitals: readonly DailyVital[];
}
