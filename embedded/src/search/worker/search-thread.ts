import { Worker } from 'node:worker_threads';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { ApiError } from '#search/api-error.ts';
import type {
  WorkerReply,
  RequestResult,
  RequestArguments,
  RequestName,
} from './search-requests.ts';
import { CpuTimeLimit } from './cpu-time-limit.ts';
import { QueryQueue } from './query-queue.ts';

export interface ThreadLimits {
  /**
   * Maximum CPU time of one request in milliseconds; a request that needs more terminates the
   * thread.
   */
  readonly maxCpuMs: number;
  /** Milliseconds within which all indices must be loaded. */
  readonly startTimeoutMs: number;
}

const DEFAULT_LIMITS: ThreadLimits = { maxCpuMs: 4000, startTimeoutMs: 60_000 };
/** Maximum number of pending requests. A further request gets status 429. */
const MAX_PENDING_REQUESTS = 500;
/** Names of requests that have no limit of CPU time, because they may take long. */
const REQUESTS_WITHOUT_CPU_LIMIT: ReadonlySet<RequestName> = new Set(['save', 'close']);

interface PendingRequest {
  readonly name: RequestName;
  readonly onReply: (reply: WorkerReply) => void;
}

type WorkerMessage = WorkerReply | { readonly ready: true } | { readonly failure: string };

/**
 * The thread that contains the indices. A request that exceeds its CPU time terminates the thread;
 * the next request starts a new thread, which loads the indices from disk. So no request can stop
 * the search permanently.
 */
export class SearchThread {
  readonly #folder: string;
  readonly #log: Logger;
  readonly #limits: ThreadLimits;
  /** Pending requests by id, in the order in which they are processed. */
  readonly #pendingRequests = new Map<number, PendingRequest>();
  readonly #cpuLimit: CpuTimeLimit;
  /**
   * Queue in which searches and recommendations wait. All other requests are rare and bypass the
   * queue.
   */
  readonly queue = new QueryQueue();
  #worker: Worker | null = null;
  workerStart: Promise<Worker> | null = null;
  #nextId = 1;
  #isClosed = false;
  restartCount = 0;

  private constructor(folder: string, log: Logger, limits: ThreadLimits) {
    this.#folder = folder;
    this.#log = log;
    this.#limits = limits;
    this.#cpuLimit = new CpuTimeLimit(limits.maxCpuMs);
  }

  /** @throws when the folder cannot be read */
  static async open(
    folder: string,
    log: Logger,
    limits: Partial<ThreadLimits> = {},
  ): Promise<SearchThread> {
    const thread = new SearchThread(folder, log, { ...DEFAULT_LIMITS, ...limits });
    await thread.#getRunningWorker();
    return thread;
  }

  /**
   * Sends a request to the worker and returns its result.
   * @throws {ApiError} with the worker's status and message; with 429 if too many requests are
   *   pending, with 503 if the thread was terminated
   */
  async sendRequest<Name extends RequestName>(
    name: Name,
    ...args: RequestArguments<Name>
  ): Promise<Awaited<RequestResult<Name>>> {
    if (this.#isClosed) throw new ApiError(503, 'Search is closing');
    if (this.#pendingRequests.size >= MAX_PENDING_REQUESTS)
      throw new ApiError(429, 'Too many requests');
    const worker = await this.#getRunningWorker();
    const reply = await new Promise<WorkerReply>((settle) => {
      const id = this.#nextId;
      this.#nextId += 1;
      this.#pendingRequests.set(id, { name, onReply: settle });
      worker.postMessage({ id, name, args });
      if (this.#pendingRequests.size === 1) this.limitCpuTimeOfOldestRequest();
    });
    if ('error' in reply) throw new ApiError(reply.error.status, reply.error.message);
    return reply.value as Awaited<RequestResult<Name>>;
  }

  /** Saves the indices and terminates the thread. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    if (this.#worker) await this.sendRequest('close').catch(() => null);
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #getRunningWorker(): Promise<Worker> {
    if (this.#worker) return Promise.resolve(this.#worker);
    this.workerStart ??= this.#start().finally(() => {
      this.workerStart = null;
    });
    return this.workerStart;
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
      workerData: { folder: this.#folder },
    });
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('loading the search indices timed out')),
        this.#limits.startTimeoutMs,
      );
      worker.once('error', reject);
      worker.on('message', (message: WorkerMessage) => {
        if ('ready' in message) {
          clearTimeout(timer);
          resolve();
        } else this.#onMessage(message);
      });
    });
    worker.on('error', (error) => this.#log.error({ err: error }, 'search thread failed'));
    worker.on('exit', () => this.#onExit(worker));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #onMessage(message: WorkerReply | { readonly failure: string }): void {
    if ('failure' in message) {
      this.#log.error({ failure: message.failure }, 'search operation failed');
      return;
    }
    const pendingRequest = this.#pendingRequests.get(message.id);
    this.#pendingRequests.delete(message.id);
    this.limitCpuTimeOfOldestRequest();
    pendingRequest?.onReply(message);
  }

  /** Starts to measure the CPU time of the oldest pending request. */
  limitCpuTimeOfOldestRequest(): void {
    this.#cpuLimit.stop();
    const worker = this.#worker;
    const [oldest] = this.#pendingRequests;
    if (!worker || !oldest || REQUESTS_WITHOUT_CPU_LIMIT.has(oldest[1].name)) return;
    const [id, { name }] = oldest;
    this.#cpuLimit.start(worker, () => {
      this.#log.error(
        { request: name, id },
        'search request exceeded its CPU time, restarting the thread',
      );
      void worker.terminate();
    });
  }

  #onExit(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.restartCount += 1;
    this.#cpuLimit.stop();
    for (const [id, { onReply: settle }] of this.#pendingRequests) {
      settle({ id, error: { status: 503, message: 'Search is starting anew' } });
    }
    this.#pendingRequests.clear();
  }
}
