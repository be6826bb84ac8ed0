import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { tasks } from '#db/tables/tasks.ts';

import { getCurrentRequestId } from '#operations/current-request-id.ts';
import { splitIntoBatches } from '#split-into-batches.ts';

import { slowTaskKinds } from './task-kinds.ts';
import type { TaskKind, TaskPayloads, RunningTask } from './task-kinds.ts';

/** Slow tasks have slots of their own; all other tasks are quick. */
export type TaskSpeed = 'quick' | 'slow';

export interface NewTask<Kind extends TaskKind> {
  readonly kind: Kind;
  readonly payload: TaskPayloads[Kind];
  /** Of several tasks with the same idempotency key, only the first is inserted. */
  readonly idempotencyKey?: string;
  readonly runAt?: Date;
}

export interface TaskCounts {
  readonly waiting: number;
  readonly failed: number;
  /** Age in seconds of the oldest task that is due and not done. */
  readonly oldestDueSeconds: number;
}

/**
 * Inserts a task. If called within a transaction, the task exists only if the transaction commits.
 *
 * @returns whether the task was new
 */
export async function enqueueTask<Kind extends TaskKind>(
  db: Executor,
  task: NewTask<Kind>,
): Promise<boolean> {
  const insertedRows = await db
    .insert(tasks)
    .values({ ...task, id: ulid(), requestId: getCurrentRequestId() })
    .onConflictDoNothing({ target: tasks.idempotencyKey })
    .returning({ id: tasks.id });
  return insertedRows.length > 0;
}

/** Number of tasks that one statement creates. */
const TASKS_PER_STATEMENT = 500;

/** Like `enqueueTask`, for many tasks. */
export async function enqueueTasks<Kind extends TaskKind>(
  db: Executor,
  newTasks: readonly NewTask<Kind>[],
): Promise<void> {
  const requestId = getCurrentRequestId();
  for (const batch of splitIntoBatches(newTasks, TASKS_PER_STATEMENT)) {
    await db
      .insert(tasks)
      .values(batch.map((task) => ({ ...task, id: ulid(), requestId })))
      .onConflictDoNothing({ target: tasks.idempotencyKey });
  }
}

/** Returns whether the table contains a task with this idempotency key, even a finished one. */
export async function hasTask(db: Executor, idempotencyKey: string): Promise<boolean> {
  const sameKeyCondition = eq(tasks.idempotencyKey, idempotencyKey);
  const rows = await db.select({ id: tasks.id }).from(tasks).where(sameKeyCondition);
  return rows.length > 0;
}

/**
 * Claims due tasks, including those of crashed workers whose lease has expired. `run_at` is rounded
 * to milliseconds, so the query rounds `now()` as well. Otherwise a new task might not be due at
 * once.
 *
 * @param speed which tasks to claim; all of them if it is not given
 */
export async function claimDueTasks(
  db: Executor,
  worker: string,
  limit: number,
  leaseSeconds: number,
  speed?: TaskSpeed,
): Promise<RunningTask[]> {
  const isSlow = inArray(tasks.kind, [...slowTaskKinds]);
  const speedCondition = { quick: sql`NOT (${isSlow})`, slow: isSlow };
  const result = await db.execute<{
    id: string;
    kind: TaskKind;
    payload: RunningTask['payload'];
    attempts: number;
    request_id: string | null;
  }>(sql`
    UPDATE tasks SET state = 'running', attempts = attempts + 1, locked_by = ${worker},
      locked_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id IN (
      SELECT id FROM tasks
      WHERE state IN ('waiting', 'running') AND run_at <= now()::timestamptz(3)
        AND (state = 'waiting' OR locked_until < now()) AND attempts < max_attempts
        AND ${speed ? speedCondition[speed] : sql`true`}
      ORDER BY run_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, payload, attempts, request_id`);
  return result.rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payload: row.payload,
    attempt: row.attempts,
    requestId: row.request_id,
  }));
}

const createWorkerLeaseCondition = (id: string, worker: string) =>
  and(eq(tasks.id, id), eq(tasks.lockedBy, worker), eq(tasks.state, 'running'));

/** Extends the lease of a running task. @returns false if the worker no longer holds the lease */
export async function renewTaskLease(
  db: Executor,
  id: string,
  worker: string,
  leaseSeconds: number,
): Promise<boolean> {
  const { rowCount } = await db
    .update(tasks)
    .set({ lockedUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(createWorkerLeaseCondition(id, worker));
  return rowCount === 1;
}

export async function markTaskDone(db: Executor, id: string, worker: string): Promise<void> {
  await db
    .update(tasks)
    .set({ state: 'done', finishedAt: sql`now()`, lockedUntil: null, lastError: null })
    .where(createWorkerLeaseCondition(id, worker));
}

/** Schedules a retry. After the last attempt, marks the task as failed. */
export async function markTaskFailed(
  db: Executor,
  id: string,
  worker: string,
  reason: string,
  backOffSeconds: number,
): Promise<void> {
  const lastAttemptCondition = sql`${tasks.attempts} >= ${tasks.maxAttempts}`;
  await db
    .update(tasks)
    .set({
      state: sql`CASE WHEN ${lastAttemptCondition} THEN 'failed' ELSE 'waiting' END`,
      finishedAt: sql`CASE WHEN ${lastAttemptCondition} THEN now() END`,
      runAt: sql`now() + make_interval(secs => ${backOffSeconds})`,
      lockedUntil: null,
      lastError: reason.slice(0, 300),
    })
    .where(createWorkerLeaseCondition(id, worker));
}

/** Puts a running task back into the queue; its current run does not count as an attempt. */
export async function delayTask(
  db: Executor,
  id: string,
  worker: string,
  delaySeconds: number,
): Promise<void> {
  await db
    .update(tasks)
    .set({
      state: 'waiting',
      attempts: sql`${tasks.attempts} - 1`,
      runAt: sql`now() + make_interval(secs => ${delaySeconds})`,
      lockedUntil: null,
    })
    .where(createWorkerLeaseCondition(id, worker));
}

export async function countWaitingTasks(db: Executor): Promise<TaskCounts> {
  // Each part reads an index that contains only rows of these states.
  const result = await db.execute<{ waiting: string; failed: string; oldest: string | null }>(sql`
    SELECT count(*) AS waiting, extract(epoch FROM now() - min(run_at)) AS oldest,
      (SELECT count(*) FROM tasks WHERE state = 'failed') AS failed
    FROM tasks WHERE state IN ('waiting', 'running')`);
  const row = result.rows[0];
  return {
    waiting: Number(row?.waiting ?? 0),
    failed: Number(row?.failed ?? 0),
    oldestDueSeconds: Math.max(0, Math.round(Number(row?.oldest ?? 0))),
  };
}

/**
 * Queues all running tasks again, and marks those on their last attempt as failed. Call it only
 * when no other process runs tasks.
 *
 * From the third attempt on, each retry waits longer. Otherwise, an api that crashes in a loop
 * would use up all attempts within seconds.
 */
export async function releaseRunningTasks(db: Executor): Promise<void> {
  await db
    .update(tasks)
    .set({
      state: 'waiting',
      lockedUntil: null,
      runAt: sql`CASE WHEN ${tasks.attempts} <= 2 THEN ${tasks.runAt}
        ELSE now() + make_interval(secs => least(3600, 10 * 4 ^ (${tasks.attempts} - 3))) END`,
    })
    .where(sql`${tasks.state} = 'running' AND ${tasks.attempts} < ${tasks.maxAttempts}`);
  await db
    .update(tasks)
    .set({ lockedUntil: sql`now() - interval '1 second'` })
    .where(eq(tasks.state, 'running'));
  await failAbandonedTasks(db);
}

/** Marks tasks as failed if their last allowed attempt ended with a crash. */
export async function failAbandonedTasks(db: Executor): Promise<void> {
  await db
    .update(tasks)
    .set({ state: 'failed', finishedAt: sql`now()`, lastError: 'abandoned' })
    .where(
      sql`${tasks.state} = 'running' AND ${tasks.lockedUntil} < now()
        AND ${tasks.attempts} >= ${tasks.maxAttempts}`,
    );
}

/** Deletes tasks that finished before `finishedBefore`. */
export async function deleteFinishedTasks(db: Executor, finishedBefore: Date): Promise<void> {
  await deleteInBatches(db, tasks, lt(tasks.finishedAt, finishedBefore));
}
