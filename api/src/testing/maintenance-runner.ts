import type { TaskHandlers } from '#queue/task-kinds.ts';
import { TaskRunner } from '#queue/task-runner.ts';
import type { TaskRunnerOptions } from '#queue/task-runner.ts';

import { silentLogger } from './silent-log.ts';
import type { openTestDatabase } from './test-database.ts';

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

export const createMaintenanceTask = (day: string) => ({
  kind: 'maintenance' as const,
  payload: { day },
});

/** Reads all tasks; `later` says whether a task is not due yet. */
export async function readStoredTasks({ pool }: TestDatabase) {
  const { rows } = await pool.query(
    'SELECT state, attempts, last_error, run_at > now() AS later FROM tasks',
  );
  return rows;
}

/** Creates a runner that handles only `maintenance` tasks. */
export function createMaintenanceRunner(
  database: TestDatabase,
  handleTask: TaskHandlers['maintenance'],
  options: Partial<TaskRunnerOptions> = {},
): TaskRunner {
  return new TaskRunner({
    db: database.drizzle,
    handlers: { maintenance: handleTask } as TaskHandlers,
    log: silentLogger,
    backOffSeconds: () => 3600,
    ...options,
  });
}
