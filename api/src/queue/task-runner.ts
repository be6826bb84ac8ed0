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
  readonly pollMs?: number;
  /** Maximum duration of a task in milliseconds; its lease lasts twice as long. */
  readonly timeoutMs?: number;
  readonly backOffSeconds?: (attempt: number) => number;
  /** Called when the run of a task has ended. */
  readonly onEnd?: (kind: TaskKind, result: 'done' | 'failed') => void;
}

const batchSize = 5;
const maxBackOffSeconds = 3600;

/**
 * Returns the delay before the next attempt: 10 s, 40 s, 160 s … up to an hour, plus up to 25 %
 * jitter so that failed tasks do not retry together.
 */
export function getBackOffSeconds(attempt: number): number {
  const baseSeconds = Math.min(maxBackOffSeconds, 10 * 4 ** (attempt - 1));
  return baseSeconds * (1 + Math.random() / 4);
}

/** Runs tasks from the database, in parallel with any number of other runners. */
export class TaskRunner {
  readonly #options: Required<TaskRunnerOptions>;
  readonly #worker = ulid();
  readonly stopController = new AbortController();
  #wake: () => void = () => undefined;
  loopPromise: Promise<void> | undefined;

  constructor(options: TaskRunnerOptions) {
    this.#options = {
      pollMs: 1000,
      timeoutMs: 30_000,
      backOffSeconds: getBackOffSeconds,
      onEnd: () => {},
      ...options,
    };
  }

  start(): void {
    this.loopPromise ??= this.#loop();
  }

  /** Makes the runner poll for due tasks at once, for example after a task was enqueued. */
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

  async #loop(): Promise<void> {
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
   * Starts a pause that `wake` can end. Call it before polling, so that a wake-up during the poll
   * is not lost.
   */
  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#options.pollMs);
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
    const { db, handlers, log, timeoutMs, backOffSeconds, onEnd } = this.#options;
    const { id, kind, attempt, requestId } = task;
    const facts = { task: id, kind, attempt, ...(requestId && { reqId: requestId }) };
    try {
      const handler: TaskHandler<Kind> | undefined = handlers[task.kind];
      if (!handler) throw new Error('no handler for this kind of task');
      await handler(task, AbortSignal.timeout(timeoutMs));
      await markTaskDone(db, task.id, this.#worker);
      log.info(facts, 'task done');
      onEnd(task.kind, 'done');
    } catch (error) {
      if (error instanceof TaskDelay) {
        log.info(facts, 'task delayed');
        // If this update fails, the lease expires later and another runner runs the task again.
        return delayTask(db, id, this.#worker, error.delaySeconds).catch(() => undefined);
      }
      log.warn({ ...facts, error: describeError(error) }, 'task failed');
      onEnd(task.kind, 'failed');
      const reason = error instanceof Error ? error.name : 'unknown';
      await markTaskFailed(db, task.id, this.#worker, reason, backOffSeconds(task.attempt)).catch(
        // If this update fails, the lease expires later and another runner retries.
        () => undefined,
      );
    }
  }
}
