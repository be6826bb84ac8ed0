import { and, desc, eq, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { SeenError, VitalReport } from '@gruenland/shared-contracts/api/telemetry.ts';

import type { Executor } from '#db/database.ts';
import { intakeErrors, intakeVitals } from '#db/tables/telemetry.ts';

import type { CleanErrorReport } from './clean-report.ts';

export interface FoldedErrorReport extends CleanErrorReport {
  readonly count: number;
}

/** Writes reports; one that is known already is counted. Fingerprints must differ. */
export async function saveErrors(db: Executor, reports: readonly FoldedErrorReport[]) {
  const rows = reports.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  await db
    .insert(intakeErrors)
    .values(rows)
    .onConflictDoUpdate({
      target: intakeErrors.fingerprint,
      set: {
        count: sql`${intakeErrors.count} + excluded.count`,
        lastSeenAt: sql`now()`,
        path: sql`excluded.path`,
        requestId: sql`excluded.request_id`,
      },
    });
}

export async function saveVitals(db: Executor, reports: readonly VitalReport[]): Promise<void> {
  await db.insert(intakeVitals).values(reports.map((report) => ({ ...report, id: ulid() })));
}

export interface SeenErrorsQuery {
  readonly remote?: string | undefined;
  readonly release?: string | undefined;
  readonly limit: number;
}

/** The errors seen last, newest first. */
export async function findErrors(
  db: Executor,
  { remote, release, limit }: SeenErrorsQuery,
): Promise<SeenError[]> {
  const rows = await db
    .select()
    .from(intakeErrors)
    .where(
      and(
        remote === undefined ? undefined : eq(intakeErrors.remote, remote),
        release === undefined ? undefined : eq(intakeErrors.release, release),
      ),
    )
    .orderBy(desc(intakeErrors.lastSeenAt))
    .limit(limit);
  return rows.map(({ fingerprint: _fingerprint, requestId: _requestId, ...row }) => ({
    ...row,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/** Keeps the latest `keepErrors` kinds of error and the latest `keepVitals` values. */
export async function pruneIntake(
  db: Executor,
  keepErrors: number,
  keepVitals: number,
): Promise<void> {
  await db.execute(sql`DELETE FROM intake_errors WHERE fingerprint IN (
    SELECT fingerprint FROM intake_errors ORDER BY last_seen_at DESC OFFSET ${keepErrors})`);
  await db.execute(sql`DELETE FROM intake_vitals WHERE id <= (
    SELECT id FROM intake_vitals ORDER BY id DESC OFFSET ${keepVitals} LIMIT 1)`);
}
