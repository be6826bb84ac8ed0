import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createMaintenanceTask } from '#maintenance.ts';
import { createRetentionTasks } from '#retention/erase-expired-rows.ts';
import { openTestDatabase } from '#testing/test-database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database?.end());

const task = {
  id: 't',
  kind: 'maintenance',
  payload: { day: 'd' },
  attempt: 1,
  requestId: null,
} as const;

test('a failed step is named and stops no other step', async () => {
  await database.pool.query(`INSERT INTO throttles SELECT n, 1, now() - interval '1 day'
    FROM generate_series(1, 2500) AS n`);
  await database.pool.query('ALTER TABLE sessions RENAME TO lost_sessions');
  const steps: string[] = [];
  const runMaintenance = createMaintenanceTask({
    first: () => Promise.reject(new Error('broken')),
    second: async () => steps.push('second'),
    ...createRetentionTasks(database.drizzle),
  });
  await expect(runMaintenance(task, new AbortController().signal)).rejects.toThrow(
    /^maintenance failed: first: broken; retention of sessions: relation "sessions"/u,
  );
  expect(steps).toEqual(['second']);
  // All 2,500 old rows are deleted, although earlier steps failed and one batch deletes only 1,000
  // rows.
  const { rows } = await database.pool.query('SELECT count(*)::int AS n FROM throttles');
  expect(rows).toEqual([{ n: 0 }]);
});
