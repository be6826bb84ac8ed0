import type {
  ErrorReport,
  SeenError,
  VitalReport,
} from '@gruenland/shared-contracts/api/telemetry.ts';

import type { Executor } from '#db/database.ts';

import { cleanErrorReport, pathOnly } from './clean-report.ts';
import { findErrors, pruneIntake, saveErrors, saveVitals } from './telemetry.repository.ts';
import type { FoldedErrorReport, SeenErrorsQuery } from './telemetry.repository.ts';

export interface IntakeLimits {
  /** Different errors that are kept. */
  readonly errors: number;
  /** Single values that are kept. */
  readonly vitals: number;
  /** Reports after which the oldest are removed. */
  readonly pruneEvery: number;
}

const defaultLimits: IntakeLimits = { errors: 5000, vitals: 50_000, pruneEvery: 500 };

/** Our own error tracking and real-user measurements, without personal data and bounded. */
export interface IntakeService {
  errors(reports: readonly ErrorReport[]): Promise<void>;
  vitals(reports: readonly VitalReport[]): Promise<void>;
  /** The errors seen last, newest first. */
  seenErrors(query: SeenErrorsQuery): Promise<SeenError[]>;
}

function fold(reports: readonly ErrorReport[]): FoldedErrorReport[] {
  const folded = new Map<string, FoldedErrorReport>();
  for (const report of reports.map(cleanErrorReport)) {
    const count = (folded.get(report.fingerprint)?.count ?? 0) + 1;
    folded.set(report.fingerprint, { ...report, count });
  }
  return [...folded.values()];
}

export function createIntakeService(
  db: Executor,
  limits: IntakeLimits = defaultLimits,
): IntakeService {
  let sincePrune = 0;
  async function pruneSometimes(added: number): Promise<void> {
    sincePrune += added;
    if (sincePrune < limits.pruneEvery) return;
    sincePrune = 0;
    await pruneIntake(db, limits.errors, limits.vitals);
  }
  return {
    seenErrors: (query) => findErrors(db, query),
    errors: async (reports) => {
      await saveErrors(db, fold(reports));
      await pruneSometimes(reports.length);
    },
    vitals: async (reports) => {
      const clean = reports.map((report) => ({
        ...report,
        path: report.path === undefined ? undefined : pathOnly(report.path),
      }));
      await saveVitals(db, clean);
      await pruneSometimes(reports.length);
    },
  };
}
