import { Worker } from 'node:worker_threads';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { ApiError } from '#search/api-error.ts';
import type { Reply, RequestAnswer, RequestArguments, RequestName } from './search-requests.ts';
import { TurnWatch } from './turn-watch.ts';

export interface ThreadLimits {
  /**
   * Milliseconds of computing that one question may take, from its turn on, before its thread is
   * ended and begun anew.
   */
  readonly answerMs: number;
  /** Milliseconds for loading everything. */
  readonly startMs: number;
}

const DEFAULTS: ThreadLimits = { answerMs: 4000, startMs: 60_000 };
/** Questions that may wait; more are told to come back. */
const MOST_WAITING = 500;
/** Questions that may take long. */
const PATIENT: ReadonlySet<RequestName> = new Set(['save', 'close']);

interface Waiting {
  readonly name: RequestName;
  readonly settle: (reply: Reply) => void;
}

type Word = Reply | { readonly ready: true } | { readonly failure: string };

/**
 * The thread that holds the indices. A question that takes too long ends it; the next one starts
 * anew from disk, so that nothing a visitor sends stops the search for good.
 */
export class SearchThread {
  readonly #folder: string;
  readonly #log: Logger;
  readonly #limits: ThreadLimits;
  /** In the order in which they are answered. */
  readonly #waiting = new Map<number, Waiting>();
  readonly #turn: TurnWatch;
  #worker: Worker | null = null;
  #starting: Promise<Worker> | null = null;
  #nextId = 1;
  #closed = false;
  restarts = 0;

  private constructor(folder: string, log: Logger, limits: ThreadLimits) {
    this.#folder = folder;
    this.#log = log;
    this.#limits = limits;
    this.#turn = new TurnWatch(limits.answerMs);
  }

  /** @throws where the folder cannot be read */
  static async open(
    folder: string,
    log: Logger,
    limits: Partial<ThreadLimits> = {},
  ): Promise<SearchThread> {
    const thread = new SearchThread(folder, log, { ...DEFAULTS, ...limits });
    await thread.#started();
    return thread;
  }

  /** @throws {ApiError} what the worker refuses; 503 where it is busy or was ended */
  async ask<Name extends RequestName>(
    name: Name,
    ...args: RequestArguments<Name>
  ): Promise<Awaited<RequestAnswer<Name>>> {
    if (this.#closed) throw new ApiError(503, 'Search is closing');
    if (this.#waiting.size >= MOST_WAITING) throw new ApiError(429, 'Too many requests');
    const worker = await this.#started();
    const reply = await new Promise<Reply>((settle) => {
      const id = this.#nextId;
      this.#nextId += 1;
      this.#waiting.set(id, { name, settle });
      worker.postMessage({ id, name, args });
      if (this.#waiting.size === 1) this.#watch();
    });
    if ('error' in reply) throw new ApiError(reply.error.status, reply.error.message);
    return reply.value as Awaited<RequestAnswer<Name>>;
  }

  /** Saves and ends the thread. */
  async close(): Promise<void> {
    if (this.#closed) return;
    if (this.#worker) await this.ask('close').catch(() => null);
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #started(): Promise<Worker> {
    if (this.#worker) return Promise.resolve(this.#worker);
    this.#starting ??= this.#start().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
      workerData: { folder: this.#folder },
    });
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('search took too long to load')),
        this.#limits.startMs,
      );
      worker.once('error', reject);
      worker.on('message', (word: Word) => {
        if ('ready' in word) {
          clearTimeout(timer);
          resolve();
        } else this.#hear(word);
      });
    });
    worker.on('error', (error) => this.#log.error({ err: error }, 'search thread failed'));
    worker.on('exit', () => this.#lose(worker));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #hear(word: Reply | { readonly failure: string }): void {
    if ('failure' in word) {
      this.#log.error({ failure: word.failure }, 'search operation failed');
      return;
    }
    const waiting = this.#waiting.get(word.id);
    this.#waiting.delete(word.id);
    this.#watch();
    waiting?.settle(word);
  }

  /** Sets the deadline of the question whose turn it is: the time before it was not its fault. */
  #watch(): void {
    this.#turn.end();
    const worker = this.#worker;
    const [first] = this.#waiting;
    if (!worker || !first || PATIENT.has(first[1].name)) return;
    const [id, { name }] = first;
    this.#turn.begin(worker, () => {
      this.#log.error({ question: name, id }, 'search took too long: its thread starts anew');
      void worker.terminate();
    });
  }

  #lose(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.restarts += 1;
    this.#turn.end();
    for (const [id, { settle }] of this.#waiting) {
      settle({ id, error: { status: 503, message: 'Search is starting anew' } });
    }
    this.#waiting.clear();
  }
}
