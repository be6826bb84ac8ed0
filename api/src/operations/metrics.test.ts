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
  const pool = {
    connectionCounts: [
      { use: 'requests', open: 3, idle: 1, wanted: 0 },
      { use: 'tasks', open: 2, idle: 0, wanted: 4 },
    ],
    isReplicaUsed: null,
  };
  const metrics = createMetrics();
  const database = { kind: 'postgres', drizzle: unavailableDatabase, pool };
  metrics.watchDatabase({ database, encryption: {}, isReadOnly: false } as never);
  const text = await metrics.registry.metrics();
  expect(text).toContain('gruenland_database_connections{use="requests",state="open"} 3');
  expect(text).toContain('gruenland_database_connections{use="tasks",state="wanted"} 4');
  expect(text).toContain('gruenland_database_up 0');
  expect(text).toContain('# HELP gruenland_tasks_oldest_due_seconds');
  expect(text).not.toMatch(
    /^gruenland_(?:tasks|backup|read_only|data_readable|search_behind)\S* \d/mu,
  );
});
