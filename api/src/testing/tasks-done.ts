import type { Api } from '#start.ts';
import { scheduleMaintenance } from '#maintenance.ts';
import type { TestApi } from './test-api.ts';
import { until } from './until.ts';

/** Waits until every job that is due has ended, by the same clock that the runner takes them by. */
export async function allJobsDone(api: TestApi): Promise<void> {
  await until('nothing left to do', async () => {
    const { rows } = await api.database.pool.query(
      `SELECT 1 FROM jobs
       WHERE state IN ('waiting', 'running') AND run_at <= now()::timestamptz(3)`,
    );
    return rows.length === 0;
  });
}

/** Lets the daily work run now. */
export async function runMaintenance({ database }: Api): Promise<void> {
  await database.pool.query(`DELETE FROM jobs WHERE kind = 'maintenance'`);
  await scheduleMaintenance(database.drizzle);
  await until('maintenance', async () => {
    const { rows } = await database.pool.query(
      `SELECT 1 FROM jobs WHERE kind = 'maintenance' AND state = 'done'`,
    );
    return rows.length > 0;
  });
}
