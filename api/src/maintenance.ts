import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Drizzle } from '#db/database.ts';
import { describeError } from '#describe-error.ts';
import type { PeriodicTasks } from '#module/define-module.ts';
import type { TaskHandler } from '#queue/task-kinds.ts';
import { enqueueTask, failAbandonedTasks } from '#queue/task.repository.ts';

const hourMs = 3_600_000;

/**
 * Creates the handler of the maintenance tasks. The task of a day enqueues one task for each step,
 * so that a step which fails or takes long is repeated on its own and stops no other step.
 *
 * @param steps daily tasks of the modules, then the erasure of each table, by name
 */
export function createMaintenanceTask(
  db: Drizzle,
  steps: PeriodicTasks,
): TaskHandler<'maintenance'> {
  return async ({ payload: { day, step } }) => {
    if (step === undefined) return enqueueSteps(db, day, Object.keys(steps));
    const run = steps[step];
    if (!run) throw new Error(`this release has no maintenance step ${step}`);
    await run();
  };
}

async function enqueueSteps(db: Drizzle, day: string, steps: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const step of steps) {
      await enqueueTask(tx, {
        kind: 'maintenance',
        payload: { day, step },
        idempotencyKey: `maintenance:${day}:${step}`,
      });
    }
  });
}

/**
 * Enqueues the maintenance of the day once; the idempotency key prevents duplicates from several
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
