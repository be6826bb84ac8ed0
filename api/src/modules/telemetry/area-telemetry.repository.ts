import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';

import type { DailyVital } from '@gruenland/shared-contracts/api/staff-area-telemetry.ts';
import type { VitalName } from '@gruenland/shared-contracts/api/telemetry.ts';

import type { Executor } from '#db/database.ts';
import { telemetryErrors, telemetryVitals } from '#db/tables/telemetry.ts';

/**
 * The web vitals with limits that search engines recommend (LCP, INP, CLS), and the response time
 * of the server (TTFB).
 */
const SHOWN_VITALS: readonly VitalName[] = ['LCP', 'INP', 'CLS', 'TTFB'];

const createOccurredSinceCondition = (remote: string, since: Date) =>
  and(eq(telemetryErrors.remote, remote), gt(telemetryErrors.lastSeenAt, since));

/** Returns the errors of a remote that last occurred after `since`, most recent first. */
export async function findErrorsSince(db: Executor, remote: string, since: Date, limit: number) {
  return db
    .select()
    .from(telemetryErrors)
    .where(createOccurredSinceCondition(remote, since))
    .orderBy(desc(telemetryErrors.lastSeenAt))
    .limit(limit);
}

/**
 * Counts the distinct errors of a remote that last occurred after `since`, separately for browser
 * and server.
 */
export async function countErrorsSince(db: Executor, remote: string, since: Date) {
  return db
    .select({ side: telemetryErrors.side, count: count() })
    .from(telemetryErrors)
    .where(createOccurredSinceCondition(remote, since))
    .groupBy(telemetryErrors.side);
}

/**
 * Returns the 75th percentile of each web vital of a remote per calendar day (German time), newest
 * day first.
 */
export async function findDailyVitals(
  db: Executor,
  remote: string,
  since: Date,
): Promise<DailyVital[]> {
  const day = sql<string>`to_char(${telemetryVitals.createdAt} AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      day: day.as('day'),
      name: telemetryVitals.name,
      p75: sql<number>`percentile_cont(0.75) WITHIN GROUP (ORDER BY ${telemetryVitals.value})`,
      count: count(),
    })
    .from(telemetryVitals)
    .where(
      and(
        inArray(telemetryVitals.name, [...SHOWN_VITALS]),
        gt(telemetryVitals.createdAt, since),
        eq(telemetryVitals.remote, remote),
      ),
    )
    .groupBy(sql`day`, telemetryVitals.name)
    .orderBy(sql`day DESC`, telemetryVitals.name);
  return rows.map((row) => ({ ...row, name: row.name as VitalName }));
}
