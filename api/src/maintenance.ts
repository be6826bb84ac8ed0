import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Drizzle } from '#db/database.ts';
import { describeError } from '#describe-error.ts';
import type { PeriodicTasks } from '#module/define-module.ts';
import type { TaskHandler } from '#queue/task-kinds.ts';
import { enqueueTask, failAbandonedTasks } from '#queue/task.repository.ts';

const hourMs = 3_600_000;

/**
 * Creates the handler of the daily maintenance task, which runs the daily tasks of the modules and
 * erases expired rows. If a step fails, the other steps still run; then the task fails and is
 * repeated.
 *
 * @param steps daily tasks of the modules, then the erasure of each table, by name
 */
export function createMaintenanceTask(steps: PeriodicTasks): TaskHandler<'maintenance'> {
  return async () => {
    const failures: string[] = [];
    for (const [name, run] of Object.entries(steps)) {
      await run().catch((error: unknown) =>
        failures.push(`${name}: ${describeError(error).message}`),
      );
    }
    if (failures.length > 0) throw new Error(`maintenance failed: ${failures.join('; ')}`);
  };
}

/**
 * Enqueues one maintenance task per day; the idempotency key prevents duplicates from several
 * processes.
 */
export async function scheduleMaintenance(db: Drizzle): Promise<void> {
  const today = getBerlinDay(new Date());
  await enqueueTask(db, {
    kind: 'maintenance',
    payload: { day: today },
    idempotencyKey: `maintenance:${today}`,
  });
}

/** Runs all tasks. Logs each failed task and continues with the next one. */
async function runTasks(tasks: PeriodicTasks, log: Pick<Logger, 'warn'>): Promise<void> {
  for (const [name, run] of Object.entries(tasks)) {
    await run().catch((error: unknown) =>
      log.warn({ task: name, error: describeError(error) }, 'an hourly task failed'),
    );
  }
}

/**
 * Starts the hourly schedule. Each run marks abandoned tasks as failed, even maintenance tasks. It
 * then runs the hourly tasks of the modules and enqueues the day's maintenance task if it is
 * missing.
 * @returns a function that stops the schedule and waits for the current run
 */
export function startMaintenanceSchedule(
  db: Drizzle,
  hourlyTasks: PeriodicTasks,
  log: Pick<Logger, 'warn'>,
): () => Promise<void> {
  const tasks = {
    failAbandonedTasks: () => failAbandonedTasks(db),
    ...hourlyTasks,
    scheduleMaintenance: () => scheduleMaintenance(db),
  };
  let currentRun = runTasks(tasks, log);
  const timer = setInterval(() => {
    currentRun = runTasks(tasks, log);
  }, hourMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await currentRun;
  };
}
