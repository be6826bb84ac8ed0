import type { Drizzle } from '#db/database.ts';

import type { RetentionPeriod } from '#module/retention-rule.ts';
import { retentionRules } from './retention-rules.ts';

const dayMs = 86_400_000;

/** A step of the daily maintenance; its failure does not stop the other steps. */
export interface MaintenanceStep {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

async function eraseRowsOfPeriod(db: Drizzle, { days, erase }: RetentionPeriod, now: Date) {
  // A string is the name of a daily task, which maintenance runs separately.
  if (typeof erase === 'string') return;
  await erase(db, new Date(now.getTime() - days * dayMs), now);
}

/**
 * Erases the rows of one table whose retention period is over at `now`.
 *
 * @throws Error if the table has no rule
 */
export async function eraseExpiredRows(
  db: Drizzle,
  table: string,
  now = new Date(),
): Promise<void> {
  const rule = retentionRules[table];
  if (!rule) throw new Error(`no retention rule for the table ${table}`);
  for (const period of rule.periods ?? []) await eraseRowsOfPeriod(db, period, now);
}

/** Creates one step per table, in the order of the rules. */
export function createRetentionSteps(db: Drizzle): readonly MaintenanceStep[] {
  return Object.keys(retentionRules).map((table) => ({
    name: `retention of ${table}`,
    run: () => eraseExpiredRows(db, table),
  }));
}
