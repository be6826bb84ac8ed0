import { trace } from '@opentelemetry/api';
import { ulid } from 'ulid';

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Executor } from '#db/database.ts';
import { describeError } from '#describe-error.ts';

import { forRequest } from '#operations/request-of.ts';

import type { JobHandler, JobHandlers, JobKind, RunningJob } from './task-kinds.ts';
import { claimDue, markDone, markFailed } from './task.repository.ts';

export interface JobRunnerOptions {
  readonly db: Executor;
  readonly handlers: JobHandlers;
  readonly log: Logger;
  /** How often to look when nobody wakes the runner. */
  readonly pollMs?: number;
  /** Longest run of one job; its lease lasts twice as long. */
  readonly timeoutMs?: number;
  readonly backOffSeconds?: (attempt: number) => number;
  /** Told of the end of each run. */
  readonly onEnd?: (kind: JobKind, result: 'done' | 'failed') => void;
}

const batch = 5;
const longestBackOffSeconds = 3600;

/** 10 s, 40 s, 160 s … up to an hour, spread by a quarter so that failures do not march in step. */
export function defaultBackOff(attempt: number): number {
  const base = Math.min(longestBackOffSeconds, 10 * 4 ** (attempt - 1));
  return base * (1 + Math.random() / 4);
}

/** Runs the jobs of the database, next to any number of other runners. */
export class JobRunner {
  readonly #options: Required<JobRunnerOptions>;
  readonly #worker = ulid();
  readonly #stopping = new AbortController();
  #wake: () => void = () => undefined;
  #finished: Promise<void> | undefined;

  constructor(options: JobRunnerOptions) {
    this.#options = {
      pollMs: 1000,
      timeoutMs: 30_000,
      backOffSeconds: defaultBackOff,
      onEnd: () => {},
      ...options,
    };
  }

  start(): void {
    this.#finished ??= this.#loop();
  }

  /** Looks for due jobs now, for example right after one was written. */
  wake(): void {
    this.#wake();
  }

  /** Lets running jobs end, takes no more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wake();
    await this.#finished;
  }

  /** Runs what is due now. @returns how many were run. */
  async runDue(): Promise<number> {
    const { db, timeoutMs } = this.#options;
    const due = await claimDue(db, this.#worker, batch, (timeoutMs * 2) / 1000);
    await Promise.all(due.map((job) => forRequest(job.requestId, () => this.#traced(job))));
    return due.length;
  }

  async #loop(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const pause = this.#pause();
      const count = await this.runDue().catch((error: unknown) => {
        this.#options.log.warn({ error: describeError(error) }, 'jobs could not be read');
        return 0;
      });
      if (count > 0) this.#wake();
      await pause;
    }
  }

  /** Prepared before the look, so that a wake-up during it is not lost. */
  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#options.pollMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.#stopping.signal.aborted) this.#wake();
    });
  }

  #traced(job: RunningJob): Promise<void> {
    return trace.getTracer('jobs').startActiveSpan(`job ${job.kind}`, async (span) => {
      await this.#run(job);
      span.end();
    });
  }

  async #run<Kind extends JobKind>(job: RunningJob<Kind>): Promise<void> {
    const { db, handlers, log, timeoutMs, backOffSeconds, onEnd } = this.#options;
    const { id, kind, attempt, requestId } = job;
    const facts = { job: id, kind, attempt, ...(requestId && { reqId: requestId }) };
    try {
      const handler: JobHandler<Kind> | undefined = handlers[job.kind];
      if (!handler) throw new Error('nobody handles this kind of job');
      await handler(job, AbortSignal.timeout(timeoutMs));
      await markDone(db, job.id, this.#worker);
      log.info(facts, 'job done');
      onEnd(job.kind, 'done');
    } catch (error) {
      log.warn({ ...facts, error: describeError(error) }, 'job failed');
      onEnd(job.kind, 'failed');
      const reason = error instanceof Error ? error.name : 'unknown';
      await markFailed(db, job.id, this.#worker, reason, backOffSeconds(job.attempt)).catch(
        // The lease runs out by itself.
        () => undefined,
      );
    }
  }
}
