import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';

import {
  createMaintenanceRunner,
  createMaintenanceTask,
  readStoredTasks as readTasks,
} from '#testing/maintenance-runner.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { TaskDelay } from './task-delay.ts';
import type { TaskHandlers } from './task-kinds.ts';
import { getBackOffSeconds } from './task-runner.ts';
import type { TaskRunner, TaskRunnerOptions } from './task-runner.ts';
import {
  claimDueTasks,
  countWaitingTasks,
  enqueueTask,
  failAbandonedTasks,
  releaseRunningTasks,
} from './task.repository.ts';

jest.setTimeout(60_000);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.end());
beforeEach(async () => {
  await database.pool.query('DELETE FROM tasks');
});

const readStoredTasks = () => readTasks(database);
const createRunner = (
  handleTask: TaskHandlers['maintenance'],
  options?: Partial<TaskRunnerOptions>,
): TaskRunner => createMaintenanceRunner(database, handleTask, options);

describe('enqueueing tasks', () => {
  test('the same key creates one task', async () => {
    const keyedTask = { ...createMaintenanceTask('once'), idempotencyKey: 'key' };
    expect(await enqueueTask(database.drizzle, keyedTask)).toBe(true);
    expect(await enqueueTask(database.drizzle, keyedTask)).toBe(false);
    expect(await readStoredTasks()).toHaveLength(1);
  });

  test('a rolled-back transaction leaves no task', async () => {
    const failingTransaction = database.drizzle.transaction(async (tx) => {
      await enqueueTask(tx, createMaintenanceTask('rolled back'));
      throw new Error('stop');
    });
    await expect(failingTransaction).rejects.toThrow('stop');
    expect(await readStoredTasks()).toEqual([]);
  });
});

describe('claiming tasks', () => {
  test('several runners share the tasks and run each once', async () => {
    for (let i = 0; i < 20; i += 1)
      await enqueueTask(database.drizzle, createMaintenanceTask(`${i}`));
    const doneDays: string[] = [];
    const runners = [1, 2, 3].map(() =>
      createRunner(async (task) => void doneDays.push(task.payload.day)),
    );
    for (let i = 0; i < 5; i += 1)
      await Promise.all(runners.map((taskRunner) => taskRunner.runDueTasks()));
    expect(doneDays.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, i) => `${i}`),
    );
  });

  test('does not claim tasks before their time', async () => {
    await enqueueTask(database.drizzle, {
      ...createMaintenanceTask('later'),
      runAt: new Date(Date.now() + 60_000),
    });
    expect(await claimDueTasks(database.drizzle, 'w', 5, 60)).toEqual([]);
  });

  test('a delayed task waits, and its run does not count as an attempt', async () => {
    await enqueueTask(database.drizzle, createMaintenanceTask('over the limit'));
    const taskRunner = createRunner(async () => {
      throw new TaskDelay(3600);
    });
    expect(await taskRunner.runDueTasks()).toBe(1);
    expect(await readStoredTasks()).toEqual([
      { state: 'waiting', attempts: 0, last_error: null, later: true },
    ]);
  });

  test('a task of a crashed worker is claimed again after its lease has expired', async () => {
    await enqueueTask(database.drizzle, createMaintenanceTask('dead'));
    expect(await claimDueTasks(database.drizzle, 'dead', 5, 60)).toMatchObject([{ attempt: 1 }]);
    expect(await claimDueTasks(database.drizzle, 'other', 5, 60)).toEqual([]);
    await database.pool.query(`UPDATE tasks SET locked_until = now() - interval '1 second'`);
    expect(await claimDueTasks(database.drizzle, 'other', 5, 60)).toMatchObject([{ attempt: 2 }]);
  });

  test('a task that crashes its process every time is failed', async () => {
    await enqueueTask(database.drizzle, createMaintenanceTask('poison'));
    for (let i = 0; i < 8; i += 1) {
      await claimDueTasks(database.drizzle, `worker ${i}`, 5, 60);
      await database.pool.query(`UPDATE tasks SET locked_until = now() - interval '1 second'`);
    }
    expect(await claimDueTasks(database.drizzle, 'last', 5, 60)).toEqual([]);
    await failAbandonedTasks(database.drizzle);
    expect(await readStoredTasks()).toMatchObject([{ state: 'failed', last_error: 'abandoned' }]);
  });
});

describe('running tasks', () => {
  test('a finished task is done and not run again', async () => {
    let runCount = 0;
    const taskRunner = createRunner(async () => void (runCount += 1));
    await enqueueTask(database.drizzle, createMaintenanceTask('works'));
    expect([await taskRunner.runDueTasks(), await taskRunner.runDueTasks(), runCount]).toEqual([
      1, 0, 1,
    ]);
    expect(await readStoredTasks()).toMatchObject([
      { state: 'done', attempts: 1, last_error: null },
    ]);
  });

  test('a task retries at once after two crashes, then with back-off, and fails in the end', async () => {
    await enqueueTask(database.drizzle, createMaintenanceTask('deadly'));
    const retryDelaysSeconds: number[] = [];
    for (let crashNumber = 1; crashNumber <= 8; crashNumber += 1) {
      // A worker claims the task and never finishes it.
      expect(await claimDueTasks(database.drizzle, `worker ${crashNumber}`, 5, 60)).toHaveLength(1);
      await releaseRunningTasks(database.drizzle);
      const { rows } = await database.pool.query<{ seconds: number }>(
        `SELECT round(extract(epoch FROM run_at - now()))::int AS seconds FROM tasks`,
      );
      retryDelaysSeconds.push(Math.max(0, rows[0]?.seconds ?? -1));
      await database.pool.query(`UPDATE tasks SET run_at = now()`);
    }
    expect(retryDelaysSeconds).toEqual([0, 0, 10, 40, 160, 640, 2560, 0]);
    expect(await readStoredTasks()).toMatchObject([{ state: 'failed', attempts: 8 }]);
  });

  test('a failed task waits for its back-off and stores its reason without addresses', async () => {
    const taskRunner = createRunner(() =>
      Promise.reject(new TypeError('mailbox anna@hof.example unknown')),
    );
    await enqueueTask(database.drizzle, createMaintenanceTask('fails'));
    await taskRunner.runDueTasks();
    expect(await readStoredTasks()).toEqual([
      {
        state: 'waiting',
        attempts: 1,
        last_error: 'TypeError: mailbox <address> unknown',
        later: true,
      },
    ]);
  });

  test('a task that always fails ends after eight attempts and is counted as failed', async () => {
    const taskRunner = createRunner(() => Promise.reject(new Error('no')), {
      backOffSeconds: () => 0,
    });
    await enqueueTask(database.drizzle, createMaintenanceTask('fails'));
    for (let i = 0; i < 10; i += 1) await taskRunner.runDueTasks();
    expect(await readStoredTasks()).toMatchObject([{ state: 'failed', attempts: 8 }]);
    expect(await countWaitingTasks(database.drizzle)).toMatchObject({ waiting: 0, failed: 1 });
  });

  test('an unknown kind fails without affecting other tasks', async () => {
    const doneDays: string[] = [];
    const taskRunner = createRunner(async (task) => void doneDays.push(task.payload.day));
    await enqueueTask(database.drizzle, {
      kind: 'mail.password-changed',
      payload: { userId: '1' },
    });
    await enqueueTask(database.drizzle, createMaintenanceTask('works'));
    // The clock of the database may have been set back a little, so the first poll may not find the
    // task.
    await waitUntil(
      'the task is done',
      async () => (await taskRunner.runDueTasks()) === 0 && doneDays.length > 0,
    );
    expect(doneDays).toEqual(['works']);
  });

  test('a started runner polls, reacts to wake-ups, and stops', async () => {
    const doneDays: string[] = [];
    const taskRunner = createRunner(async (task) => void doneDays.push(task.payload.day), {
      pollIntervalMs: 60_000,
    });
    taskRunner.start();
    await enqueueTask(database.drizzle, createMaintenanceTask('woken'));
    await waitUntil('the task', () => {
      taskRunner.wake();
      return doneDays.length > 0;
    });
    await taskRunner.stop();
    await enqueueTask(database.drizzle, createMaintenanceTask('too late'));
    taskRunner.wake();
    expect(await readStoredTasks()).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'waiting', attempts: 0 })]),
    );
  });

  test('the back-off grows with each failure, up to an hour and a quarter', () => {
    const expectedDelays = [
      [1, 10],
      [2, 40],
      [3, 160],
      [8, 3600],
    ] as const;
    for (const [attempt, minSeconds] of expectedDelays) {
      const seconds = getBackOffSeconds(attempt);
      expect(seconds).toBeGreaterThanOrEqual(minSeconds);
      expect(seconds).toBeLessThanOrEqual(minSeconds * 1.25);
    }
  });
});
