import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';

import {
  createMaintenanceRunner,
  createMaintenanceTask,
  readStoredTasks as readTasks,
} from '#testing/maintenance-runner.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { waitUntil } from '#testing/wait-until.ts';

import type { TaskHandlers } from './task-kinds.ts';
import type { TaskRunner, TaskRunnerOptions } from './task-runner.ts';
import { enqueueTask } from './task.repository.ts';

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

describe('slots and leases', () => {
  test('slow tasks keep no quick task waiting', async () => {
    const done: string[] = [];
    let finishSlowTasks = (): void => {};
    const slowWork = new Promise<void>((resolve) => (finishSlowTasks = resolve));
    const handlers = {
      maintenance: () => slowWork,
      'mail.password-changed': async ({ payload: { userId } }) => void done.push(userId),
    } as Partial<TaskHandlers> as TaskHandlers;
    const taskRunner = createRunner(() => slowWork, { handlers, pollIntervalMs: 60_000 });
    for (let i = 0; i < 4; i += 1)
      await enqueueTask(database.drizzle, createMaintenanceTask(`${i}`));
    taskRunner.start();
    await waitUntil('slow tasks run', async () => {
      taskRunner.wake();
      return (await readStoredTasks()).filter(({ state }) => state === 'running').length === 2;
    });
    for (const userId of ['1', '2', '3', '4', '5', '6', '7']) {
      await enqueueTask(database.drizzle, { kind: 'mail.password-changed', payload: { userId } });
    }
    // After the first tasks, each free slot takes the next task without another wake-up.
    await waitUntil('mails', () => {
      if (done.length === 0) taskRunner.wake();
      return done.length === 7;
    });
    expect(done.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    finishSlowTasks();
    await taskRunner.stop();
  });

  test('an overdue task ends, fails with its reason and gets no further connection', async () => {
    const lateResults: Promise<unknown>[] = [];
    const taskRunner = createRunner(
      async (_task, signal) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        const lateStatement = database.drizzle.execute('SELECT 1');
        lateResults.push(
          lateStatement.then(
            () => 'answered',
            ({ cause }: Error) => String(cause),
          ),
        );
      },
      { timeoutsMs: { quick: 50, slow: 50 } },
    );
    await enqueueTask(database.drizzle, createMaintenanceTask('overdue'));
    await taskRunner.runDueTasks();
    expect(await readStoredTasks()).toEqual([
      {
        state: 'waiting',
        attempts: 1,
        last_error: 'TaskTimeout: not finished after 0 seconds',
        later: true,
      },
    ]);
    expect(await Promise.all(lateResults)).toEqual(['Error: background work was ended']);
  });

  test('a running task renews its lease, so no other runner claims it', async () => {
    const leaseEnds = new Set<string>();
    const taskRunner = createRunner(
      async () => {
        await waitUntil('two renewals', async () => {
          const { rows } = await database.pool.query(
            'SELECT locked_until::text AS ends FROM tasks',
          );
          leaseEnds.add(rows[0].ends);
          return leaseEnds.size === 3;
        });
      },
      { leaseSeconds: 0.6 },
    );
    await enqueueTask(database.drizzle, createMaintenanceTask('long'));
    await taskRunner.runDueTasks();
    expect(await readStoredTasks()).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  test('a stopping runner puts slow tasks back into the queue', async () => {
    const taskRunner = createRunner(() => new Promise(() => {}));
    taskRunner.start();
    await enqueueTask(database.drizzle, createMaintenanceTask('long'));
    await waitUntil('the task runs', async () => {
      taskRunner.wake();
      return (await readStoredTasks())[0]?.state === 'running';
    });
    await taskRunner.stop();
    expect(await readStoredTasks()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });
});
