import { trace } from '@opentelemetry/api';
import { ulid } from 'ulid';

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Executor } from '#db/database.ts';
import { describeError } from '#describe-error.ts';

import { runForRequest } from '#operations/current-request-id.ts';

import { TaskDelay } from './task-delay.ts';
import { slowTaskKinds } from './task-kinds.ts';
import type { TaskHandler, TaskHandlers, TaskKind, RunningTask } from './task-kinds.ts';
import { runWithLease } from './run-with-lease.ts';
import {
  claimDueTasks,
  delayTask,
  markTaskDone,
  markTaskFailed,
  renewTaskLease,
} from './task.repository.ts';
import type { TaskSpeed } from './task.repository.ts';

export interface TaskRunnerOptions {
  readonly db: Executor;
  readonly handlers: TaskHandlers;
  readonly log: Logger;
  /** Milliseconds between two polls for due tasks. */
  readonly pollIntervalMs?: number;
  /** Time limits of a task in milliseconds, by the speed of its kind. */
  readonly timeoutsMs?: Readonly<Record<TaskSpeed, number>>;
  /** Seconds until another runner may run a task that its runner has neither renewed nor ended. */
  readonly leaseSeconds?: number;
  readonly backOffSeconds?: (attempt: number) => number;
  /** Called after each run of a task. */
  readonly onTaskEnd?: (kind: TaskKind, result: 'done' | 'failed') => void;
}

/** Number of tasks that one runner runs at the same time, by the speed of their kind. */
const slotCounts: Readonly<Record<TaskSpeed, number>> = { quick: 5, slow: 2 };
const maxBackOffSeconds = 3600;

/**
 * Returns the seconds before the next attempt: 10, 40, 160 … up to an hour. Adds up to 25 % at
 * random, so that failed tasks do not retry together.
 */
export function getBackOffSeconds(attempt: number): number {
  const baseSeconds = Math.min(maxBackOffSeconds, 10 * 4 ** (attempt - 1));
  return baseSeconds * (1 + Math.random() / 4);
}

const getSpeed = (kind: TaskKind): TaskSpeed => (slowTaskKinds.includes(kind) ? 'slow' : 'quick');

/**
 * Runs tasks from the database. Any number of runners may run in parallel. Each task has a slot of
 * its own: no task waits for another one to end, unless all slots for its kind are taken.
 */
export class TaskRunner {
  readonly #options: Required<TaskRunnerOptions>;
  readonly #worker = ulid();
  readonly #runs: Readonly<Record<TaskSpeed, Set<Promise<void>>>> = {
    quick: new Set(),
    slow: new Set(),
  };
  readonly stopController = new AbortController();
  #wake: () => void = () => undefined;
  loopPromise: Promise<void> | undefined;

  constructor(options: TaskRunnerOptions) {
    this.#options = {
      pollIntervalMs: 1000,
      timeoutsMs: { quick: 30_000, slow: 30 * 60_000 },
      leaseSeconds: 60,
      backOffSeconds: getBackOffSeconds,
      onTaskEnd: () => {},
      ...options,
    };
  }

  start(): void {
    this.loopPromise ??= this.#runLoop();
  }

  /** Makes the runner poll for due tasks immediately, for example after a task was enqueued. */
  wake(): void {
    this.#wake();
  }

  /** Stops claiming tasks, ends slow tasks and waits until the quick tasks have ended. */
  async stop(): Promise<void> {
    this.stopController.abort(new TaskDelay(0));
    this.#wake();
    await this.loopPromise;
    await Promise.all([...this.#runs.quick, ...this.#runs.slow]);
  }

  /** Runs the next due tasks in parallel. @returns the number of tasks that were run */
  async runDueTasks(): Promise<number> {
    const runs = await this.#startDueTasks();
    await Promise.all(runs);
    return runs.length;
  }

  /** Claims as many due tasks as there are free slots, and starts them. */
  async #startDueTasks(): Promise<readonly Promise<void>[]> {
    const { db, leaseSeconds } = this.#options;
    const startedRuns: Promise<void>[] = [];
    for (const speed of ['quick', 'slow'] as const) {
      const runs = this.#runs[speed];
      const freeCount = slotCounts[speed] - runs.size;
      if (freeCount === 0) continue;
      for (const task of await claimDueTasks(db, this.#worker, freeCount, leaseSeconds, speed)) {
        const run = runForRequest(task.requestId, () => this.#runTaskWithTracing(task)).finally(
          () => {
            runs.delete(run);
            // The slot is free: there may be more due tasks.
            this.#wake();
          },
        );
        runs.add(run);
        startedRuns.push(run);
      }
    }
    return startedRuns;
  }

  async #runLoop(): Promise<void> {
    while (!this.stopController.signal.aborted) {
      const pause = this.#pause();
      await this.#startDueTasks().catch((error: unknown) =>
        this.#options.log.warn({ error: describeError(error) }, 'tasks could not be read'),
      );
      await pause;
    }
  }

  /**
   * Starts a pause that `wake` can end. Call it before a poll, so that a wake-up during the poll
   * also ends the pause.
   */
  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#options.pollIntervalMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.stopController.signal.aborted) this.#wake();
    });
  }

  #runTaskWithTracing(task: RunningTask): Promise<void> {
    return trace.getTracer('tasks').startActiveSpan(`task ${task.kind}`, async (span) => {
      await this.#run(task);
      span.end();
    });
  }

  async #run<Kind extends TaskKind>(task: RunningTask<Kind>): Promise<void> {
    const { db, handlers, log, timeoutsMs, leaseSeconds, backOffSeconds, onTaskEnd } =
      this.#options;
    const speed = getSpeed(task.kind);
    const { id, kind, attempt, requestId } = task;
    const facts = { task: id, kind, attempt, ...(requestId && { requestId }) };
    try {
      const handler: TaskHandler<Kind> | undefined = handlers[task.kind];
      if (!handler) throw new Error('no handler for this kind of task');
      await runWithLease((signal) => handler(task, signal), {
        timeoutMs: timeoutsMs[speed],
        renewalIntervalMs: (leaseSeconds * 1000) / 3,
        renewLease: () => renewTaskLease(db, id, this.#worker, leaseSeconds),
        ...(speed === 'slow' && { stopSignal: this.stopController.signal }),
      });
      await markTaskDone(db, task.id, this.#worker);
      log.info(facts, 'task done');
      onTaskEnd(task.kind, 'done');
    } catch (error) {
      if (error instanceof TaskDelay) {
        log.info(facts, 'task delayed');
        // If this update fails, the lease expires and a runner runs the task again.
        return delayTask(db, id, this.#worker, error.delaySeconds).catch(() => undefined);
      }
      const description = describeError(error);
      log.warn({ ...facts, error: description }, 'task failed');
      onTaskEnd(task.kind, 'failed');
      const reason = `${description.type}: ${description.message}`;
      await markTaskFailed(db, task.id, this.#worker, reason, backOffSeconds(task.attempt)).catch(
        // If this update fails, the lease expires and a runner runs the task again.
        () => undefined,
      );
    }
  }
}
