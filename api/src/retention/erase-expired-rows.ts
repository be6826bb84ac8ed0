import type { Drizzle } from '#db/database.ts';

import type { PeriodicTasks } from '#module/define-module.ts';
import type { RetentionPeriod } from '#module/retention-rule.ts';
import { retentionRules } from './retention-rules.ts';

const dayMs = 86_400_000;

async function eraseRowsOfPeriod(db: Drizzle, { days, erase }: RetentionPeriod, now: Date) {
  // A string names a daily task that erases the rows. Maintenance runs that task separately.
  if (typeof erase === 'string') return;
  await erase(db, new Date(now.getTime() - days * dayMs), now);
}

/**
 * Erases the rows of a table whose retention period is over at `now`.
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

/** Creates one daily task per table, in the order of the rules. */
export const createRetentionTasks = (db: Drizzle): PeriodicTasks =>
  Object.fromEntries(
    Object.keys(retentionRules).map((table) => [
      `retention of ${table}`,
      () => eraseExpiredRows(db, table),
    ]),
  );
