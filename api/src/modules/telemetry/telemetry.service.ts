import type {
  ErrorReport,
  AggregatedError,
  VitalReport,
} from '@gruenland/shared-contracts/api/telemetry.ts';

import type { Executor } from '#db/database.ts';

import { cleanErrorReport, removePersonalDataFromPath } from './clean-report.ts';
import { findErrors, pruneTelemetry, saveErrors, saveVitals } from './telemetry.repository.ts';
import type { GroupedErrorReport, ReportedErrorsQuery } from './telemetry.repository.ts';

export interface TelemetryLimits {
  /** Maximum number of stored error groups. */
  readonly maxErrors: number;
  /** Maximum number of stored web vitals measurements. */
  readonly maxVitals: number;
  /** After this many new reports, the oldest error groups and measurements are deleted. */
  readonly reportsPerPrune: number;
}

const defaultLimits: TelemetryLimits = { maxErrors: 5000, maxVitals: 50_000, reportsPerPrune: 500 };

/**
 * Tracks errors and web vitals on our own servers, without personal data. `TelemetryLimits` limits
 * how many are stored.
 */
export interface TelemetryService {
  recordErrors(reports: readonly ErrorReport[]): Promise<void>;
  recordVitals(reports: readonly VitalReport[]): Promise<void>;
  /** Returns the latest errors, newest first. */
  listErrors(query: ReportedErrorsQuery): Promise<AggregatedError[]>;
}

function groupReports(reports: readonly ErrorReport[]): GroupedErrorReport[] {
  const reportsByFingerprint = new Map<string, GroupedErrorReport>();
  for (const report of reports.map(cleanErrorReport)) {
    const count = (reportsByFingerprint.get(report.fingerprint)?.count ?? 0) + 1;
    reportsByFingerprint.set(report.fingerprint, { ...report, count });
  }
  return [...reportsByFingerprint.values()];
}

export function createTelemetryService(
  db: Executor,
  limits: TelemetryLimits = defaultLimits,
): TelemetryService {
  let reportsSincePrune = 0;
  async function pruneTelemetryIfDue(addedCount: number): Promise<void> {
    reportsSincePrune += addedCount;
    if (reportsSincePrune < limits.reportsPerPrune) return;
    reportsSincePrune = 0;
    await pruneTelemetry(db, limits.maxErrors, limits.maxVitals);
  }
  return {
    listErrors: (query) => findErrors(db, query),
    recordErrors: async (reports) => {
      await saveErrors(db, groupReports(reports));
      await pruneTelemetryIfDue(reports.length);
    },
    recordVitals: async (reports) => {
      const cleanVitals = reports.map((report) => ({
        ...report,
        path: report.path === undefined ? undefined : removePersonalDataFromPath(report.path),
      }));
      await saveVitals(db, cleanVitals);
      await pruneTelemetryIfDue(reports.length);
    },
  };
}
