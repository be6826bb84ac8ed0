import { trace } from '@opentelemetry/api';
import { ulid } from 'ulid';

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Executor } from '#db/database.ts';
import { describeError } from '#describe-error.ts';

import { runForRequest } from '#operations/current-request-id.ts';

import { TaskDelay } from './task-delay.ts';
import type { TaskHandler, TaskHandlers, TaskKind, RunningTask } from './task-kinds.ts';
import { claimDueTasks, delayTask, markTaskDone, markTaskFailed } from './task.repository.ts';

export interface TaskRunnerOptions {
  readonly db: Executor;
  readonly handlers: TaskHandlers;
  readonly log: Logger;
  /** Milliseconds between two polls for due tasks. */
  readonly pollIntervalMs?: number;
  /** Time limit for a task in milliseconds. The lease of a task lasts twice as long. */
  readonly timeoutMs?: number;
  readonly backOffSeconds?: (attempt: number) => number;
  /** Called after each run of a task. */
  readonly onTaskEnd?: (kind: TaskKind, result: 'done' | 'failed') => void;
}

const batchSize = 5;
const maxBackOffSeconds = 3600;

/**
 * Returns the seconds before the next attempt: 10, 40, 160 … up to an hour. Adds up to 25 % at
 * random, so that failed tasks do not retry together.
 */
export function getBackOffSeconds(attempt: number): number {
  const baseSeconds = Math.min(maxBackOffSeconds, 10 * 4 ** (attempt - 1));
  return baseSeconds * (1 + Math.random() / 4);
}

/** Runs tasks from the database. Any number of runners may run in parallel. */
export class TaskRunner {
  readonly #options: Required<TaskRunnerOptions>;
  readonly #worker = ulid();
  readonly stopController = new AbortController();
  #wake: () => void = () => undefined;
  loopPromise: Promise<void> | undefined;

  constructor(options: TaskRunnerOptions) {
    this.#options = {
      pollIntervalMs: 1000,
      timeoutMs: 30_000,
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

  /** Stops claiming tasks and waits until the running tasks have ended. */
  async stop(): Promise<void> {
    this.stopController.abort();
    this.#wake();
    await this.loopPromise;
  }

  /** Runs the next due tasks in parallel. @returns the number of tasks that were run */
  async runDueTasks(): Promise<number> {
    const { db, timeoutMs } = this.#options;
    const dueTasks = await claimDueTasks(db, this.#worker, batchSize, (timeoutMs * 2) / 1000);
    await Promise.all(
      dueTasks.map((task) => runForRequest(task.requestId, () => this.#runTaskWithTracing(task))),
    );
    return dueTasks.length;
  }

  async #runLoop(): Promise<void> {
    while (!this.stopController.signal.aborted) {
      const pause = this.#pause();
      const taskCount = await this.runDueTasks().catch((error: unknown) => {
        this.#options.log.warn({ error: describeError(error) }, 'tasks could not be read');
        return 0;
      });
      if (taskCount > 0) this.#wake();
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
    const { db, handlers, log, timeoutMs, backOffSeconds, onTaskEnd } = this.#options;
    const { id, kind, attempt, requestId } = task;
    const facts = { task: id, kind, attempt, ...(requestId && { reqId: requestId }) };
    try {
      const handler: TaskHandler<Kind> | undefined = handlers[task.kind];
      if (!handler) throw new Error('no handler for this kind of task');
      await handler(task, AbortSignal.timeout(timeoutMs));
      await markTaskDone(db, task.id, this.#worker);
      log.info(facts, 'task done');
      onTaskEnd(task.kind, 'done');
    } catch (error) {
      if (error instanceof TaskDelay) {
        log.info(facts, 'task delayed');
        // If this update fails, the lease expires and a runner runs the task again.
        return delayTask(db, id, this.#worker, error.delaySeconds).catch(() => undefined);
      }
      log.warn({ ...facts, error: describeError(error) }, 'task failed');
      onTaskEnd(task.kind, 'failed');
      const reason = error instanceof Error ? error.name : 'unknown';
      await markTaskFailed(db, task.id, this.#worker, reason, backOffSeconds(task.attempt)).catch(
        // If this update fails, the lease expires and a runner runs the task again.
        () => undefined,
      );
    }
  }
}
