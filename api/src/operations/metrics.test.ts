import { expect, test } from '@jest/globals';

import { createMetrics } from './metrics.ts';

test('a gauge that cannot be read is missing, because 0 would be wrong', async () => {
  const unavailableDatabase = new Proxy(
    {},
    {
      get: () => {
        throw new Error('the database is unavailable');
      },
    },
  );
  const pool = { totalCount: 3, idleCount: 1, waitingCount: 0 };
  const metrics = createMetrics();
  metrics.watchDatabase({ drizzle: unavailableDatabase, pool } as never);
  const text = await metrics.registry.metrics();
  expect(text).toContain('gruenland_database_connections{state="open"} 3');
  expect(text).toContain('# HELP gruenland_tasks_oldest_due_seconds');
  expect(text).not.toMatch(/^gruenland_(?:jobs|backup)\S* \d/mu);
});
