import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import type { Drizzle } from '#db/database.ts';
import { describeError } from '#describe-error.ts';
import type { TaskHandler } from '#queue/task-kinds.ts';
import { enqueueTask, failAbandonedTasks } from '#queue/task.repository.ts';
import { expireAds } from '#modules/ads/ad-list.repository.ts';
import { createRetentionSteps } from '#retention/erase-expired-rows.ts';

const hourMs = 3_600_000;

/**
 * Creates the task that runs the daily tasks of the modules and deletes data after its retention
 * period. A failed step does not stop the others: the task fails at the end and is repeated.
 *
 * @param moduleTasks daily tasks of the modules by name; they run before the deletions
 */
export function createMaintenanceTask(
  db: Drizzle,
  moduleTasks: Readonly<Record<string, () => Promise<unknown>>> = {},
): TaskHandler<'maintenance'> {
  const moduleSteps = Object.entries(moduleTasks).map(([name, run]) => ({ name, run }));
  const steps = [...moduleSteps, ...createRetentionSteps(db)];
  return async () => {
    const failures: string[] = [];
    for (const { name, run } of steps) {
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

/**
 * Every hour, marks abandoned tasks as failed, even a maintenance task, marks ads as expired, and
 * enqueues the maintenance task of the day if it is missing.
 * @returns a function that stops the schedule and waits for the current run
 */
export function startMaintenanceSchedule(db: Drizzle): () => Promise<void> {
  const scheduleNow = async () => {
    await failAbandonedTasks(db);
    await expireAds(db);
    await scheduleMaintenance(db);
  };
  let currentRun = scheduleNow().catch(() => undefined);
  const timer = setInterval(() => {
    currentRun = scheduleNow().catch(() => undefined);
  }, hourMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await currentRun;
  };
}
