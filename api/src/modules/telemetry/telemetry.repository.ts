import { and, desc, eq, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { AggregatedError, VitalReport } from '@gruenland/shared-contracts/api/telemetry.ts';

import type { Executor } from '#db/database.ts';
import { telemetryErrors, telemetryVitals } from '#db/tables/telemetry.ts';

import type { CleanErrorReport } from './clean-report.ts';

export interface GroupedErrorReport extends CleanErrorReport {
  readonly count: number;
}

/**
 * Inserts error reports. If the fingerprint is already stored, the counter of the stored report
 * rises instead. No two of the given reports may have the same fingerprint.
 */
export async function saveErrors(db: Executor, reports: readonly GroupedErrorReport[]) {
  const rows = reports.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  await db
    .insert(telemetryErrors)
    .values(rows)
    .onConflictDoUpdate({
      target: telemetryErrors.fingerprint,
      set: {
        count: sql`${telemetryErrors.count} + excluded.count`,
        lastSeenAt: sql`now()`,
        path: sql`excluded.path`,
        requestId: sql`excluded.request_id`,
      },
    });
}

export async function saveVitals(db: Executor, reports: readonly VitalReport[]): Promise<void> {
  await db.insert(telemetryVitals).values(reports.map((report) => ({ ...report, id: ulid() })));
}

export interface ReportedErrorsQuery {
  readonly remote?: string | undefined;
  readonly release?: string | undefined;
  readonly limit: number;
}

/** Returns the latest errors, newest first. */
export async function findErrors(
  db: Executor,
  { remote, release, limit }: ReportedErrorsQuery,
): Promise<AggregatedError[]> {
  const rows = await db
    .select()
    .from(telemetryErrors)
    .where(
      and(
        remote === undefined ? undefined : eq(telemetryErrors.remote, remote),
        release === undefined ? undefined : eq(telemetryErrors.release, release),
      ),
    )
    .orderBy(desc(telemetryErrors.lastSeenAt))
    .limit(limit);
  return rows.map(({ fingerprint: _fingerprint, requestId: _requestId, ...row }) => ({
    ...row,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/** Deletes all but the latest `maxErrors` error groups and the latest `maxVitals` measurements. */
export async function pruneTelemetry(
  db: Executor,
  maxErrors: number,
  maxVitals: number,
): Promise<void> {
  await db.execute(sql`DELETE FROM telemetry_errors WHERE fingerprint IN (
    SELECT fingerprint FROM telemetry_errors ORDER BY last_seen_at DESC OFFSET ${maxErrors})`);
  await db.execute(sql`DELETE FROM telemetry_vitals WHERE id <= (
    SELECT id FROM telemetry_vitals ORDER BY id DESC OFFSET ${maxVitals} LIMIT 1)`);
}
