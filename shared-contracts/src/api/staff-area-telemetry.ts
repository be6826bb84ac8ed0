import type { areaTelemetrySchema } from './staff-area-telemetry.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import type { VitalName } from './telemetry.ts';

/** Number of days that the response covers, including today. */
export const areaTelemetryDays = 14;

/** Maximum number of listed errors. */
export const maxAreaErrors = 10;

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

/** Response to `GET /api/staff/operations/{remote}/telemetry`. */
export type AreaTelemetry = SchemaOutput<typeof areaTelemetrySchema>;
