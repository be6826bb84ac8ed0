import { expect, test } from '@jest/globals';

import { createMetrics } from './metrics.ts';

test('a figure that cannot be read is missing: nought would be an answer', async () => {
  const away = new Proxy(
    {},
    {
      get: () => {
        throw new Error('the database is away');
      },
    },
  );
  const pool = { totalCount: 3, idleCount: 1, waitingCount: 0 };
  const metrics = createMetrics();
  metrics.watchDatabase({ drizzle: away, pool } as never);
  const text = await metrics.registry.metrics();
  expect(text).toContain('gruenland_database_connections{state="open"} 3');
  expect(text).toContain('# HELP gruenland_jobs_oldest_due_seconds');
  expect(text).not.toMatch(/^gruenland_(?:jobs|backup)\S* \d/mu);
});
