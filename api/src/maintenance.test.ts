import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SQL } from 'drizzle-orm';

import { deleteInBatches } from '#db/erase-in-batches.ts';
import { throttles } from '#db/tables/throttles.ts';
import {
  createMaintenanceTask,
  scheduleMaintenance,
  startMaintenanceSchedule,
} from '#maintenance.ts';
import type { PeriodicTasks } from '#module/define-module.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { TaskRunner } from '#queue/task-runner.ts';
import { createRetentionTasks } from '#retention/erase-expired-rows.ts';
import { silentLogger } from '#testing/silent-log.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { waitUntil } from '#testing/wait-until.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database?.end());

const runTasks = async (steps: PeriodicTasks): Promise<void> => {
  const handlers = { maintenance: createMaintenanceTask(database.drizzle, steps) } as TaskHandlers;
  const options = { db: database.drizzle, handlers, log: silentLogger };
  const taskRunner = new TaskRunner(options);
  await waitUntil('no due task', async () => (await taskRunner.runDueTasks()) === 0);
};

test('the schedule starts with the hourly tasks and enqueues the maintenance of the day', async () => {
  const { pool, drizzle } = database;
  const warnings: unknown[] = [];
  const runs: string[] = [];
  const hourlyTasks = {
    broken: () => Promise.reject(new Error('broken')),
    hourly: async () => void runs.push('hourly'),
  };
  const log = { warn: (...parts: unknown[]) => void warnings.push(parts) };
  const stop = startMaintenanceSchedule(drizzle, hourlyTasks, log);
  await stop();
  const { rows } = await pool.query(`SELECT payload FROM tasks WHERE kind = 'maintenance'`);
  expect(rows).toEqual([{ payload: { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) } }]);
  expect([runs, warnings.length]).toEqual([['hourly'], 1]);
  await pool.query('DELETE FROM tasks');
});

test('a failed step keeps its reason, is repeated alone and stops no other step', async () => {
  const { pool, drizzle } = database;
  await pool.query(`INSERT INTO throttles SELECT n, 1, now() - interval '1 day'
    FROM generate_series(1, 2500) AS n`);
  await pool.query('ALTER TABLE sessions RENAME TO lost_sessions');
  const runs: string[] = [];
  await scheduleMaintenance(drizzle);
  await scheduleMaintenance(drizzle);
  await runTasks({
    first: async () => {
      runs.push('first');
      throw new Error('broken');
    },
    second: async () => runs.push('second'),
    ...createRetentionTasks(drizzle),
  });
  expect(runs.toSorted()).toEqual(['first', 'second']);
  const { rows: failedTasks } = await pool.query(`SELECT payload ->> 'step' AS step, last_error,
      run_at > now() AS "isRepeatedLater" FROM tasks WHERE state <> 'done' ORDER BY id`);
  expect(failedTasks).toEqual([
    { step: 'first', last_error: 'Error: broken', isRepeatedLater: true },
    {
      step: 'retention of sessions',
      last_error: expect.stringContaining('relation "sessions" does not exist'),
      isRepeatedLater: true,
    },
  ]);
  // All 2,500 old rows are deleted, although one batch deletes only 1,000 rows.
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM throttles');
  expect(rows).toEqual([{ n: 0 }]);
  await pool.query(`UPDATE tasks SET run_at = now() WHERE state = 'waiting'`);
  await runTasks({ first: async () => runs.push('repeated'), ...createRetentionTasks(drizzle) });
  expect(runs.toSorted()).toEqual(['first', 'repeated', 'second']);
});

test('rows with many dependent rows are deleted in smaller batches', async () => {
  const { pool, drizzle } = database;
  await pool.query(
    `INSERT INTO throttles SELECT 'small-' || n, 1, now() FROM generate_series(1, 25) AS n`,
  );
  const batchSizes: number[] = [];
  await drizzle.transaction(async (tx) => {
    const countRows = () => tx.$count(throttles);
    let rowCount = await countRows();
    const deleteRows = tx.delete.bind(tx);
    const countingDb = Object.assign(Object.create(tx) as typeof tx, {
      delete: (table: typeof throttles) => ({
        where: async (condition: SQL) => {
          const result = await deleteRows(table).where(condition);
          batchSizes.push(rowCount - (rowCount = await countRows()));
          return result;
        },
      }),
    });
    await deleteInBatches(countingDb, throttles, undefined, 10);
  });
  expect(batchSizes).toEqual([10, 10, 5]);
});
