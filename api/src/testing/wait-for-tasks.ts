import type { Api } from '#start.ts';
import { scheduleMaintenance } from '#maintenance.ts';
import type { TestApi } from './test-api.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Waits until every due task has finished. The clock of the database decides which tasks are due,
 * as in the task runner.
 */
export async function waitForTasks(api: TestApi): Promise<void> {
  await waitUntil('no due task', async () => {
    const { rows } = await api.database.pool.query(
      `SELECT 1 FROM tasks
       WHERE state IN ('waiting', 'running') AND run_at <= now()::timestamptz(3)`,
    );
    return rows.length === 0;
  });
}

/** Runs the daily maintenance now and waits until it is done. */
export async function runMaintenance({ database }: Api): Promise<void> {
  await database.pool.query(`DELETE FROM tasks WHERE kind = 'maintenance'`);
  await scheduleMaintenance(database.drizzle);
  await waitUntil('maintenance', async () => {
    const { rows } = await database.pool.query<{ isDone: boolean; error: string | null }>(
      `SELECT count(*) > 1 AND bool_and(state = 'done') AS "isDone", max(last_error) AS error
       FROM tasks WHERE kind = 'maintenance'`,
    );
    const [{ isDone, error } = { isDone: false, error: null }] = rows;
    if (error) throw new Error(`maintenance failed: ${error}`);
    return isDone;
  });
}
