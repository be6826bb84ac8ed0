import { Worker } from 'node:worker_threads';

import type { WorkerReply, WorkerRequest, WorkerSettings } from './messages.ts';

/** The database thread was ended (deadline, crash, close) before it answered. */
export class DatabaseThreadError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseThreadError';
  }
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * One run of the database thread. WebAssembly cannot be interrupted by a timeout of its own, so
 * an answer that is late ends the whole thread; the folder recovers as after a power cut.
 */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly ready: Promise<void>;
  /** Resolves when the thread has ended, for whatever reason. */
  readonly ended: Promise<void>;
  #alive = true;
  #lastId = 0;

  constructor(settings: WorkerSettings) {
    this.#worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
      workerData: settings,
      // The thread needs none of our environment, so it gets none of our secrets.
      env: {},
      execArgv: [],
    });
    const started = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    this.ready = started.promise;
    this.ended = ended.promise;
    this.ready.catch(() => undefined);
    this.#worker.on('message', (message: WorkerReply) => {
      if (message.kind === 'ready') started.resolve();
      if (message.kind === 'answer') this.#settle(message.id, message.bytes);
    });
    this.#worker.on('error', (error) => this.#fail(`The database thread failed: ${error.message}`));
    this.#worker.on('exit', () => {
      this.#fail('The database thread has ended.');
      started.reject(new DatabaseThreadError('The database thread ended before it was ready.'));
      ended.resolve();
    });
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** Sends messages of the PostgreSQL protocol; rejects when the thread ends before answering. */
  protocol(bytes: Uint8Array, deadlineMs: number): Promise<Uint8Array> {
    // A copy of exact size: node-postgres' buffers are windows on a large shared one.
    const copy = new Uint8Array(bytes);
    return this.#ask((id) => ({ kind: 'protocol', id, bytes: copy }), deadlineMs);
  }

  async reset(deadlineMs: number): Promise<void> {
    await this.#ask((id) => ({ kind: 'reset', id }), deadlineMs);
  }

  /** Closes the files properly; ends the thread anyway when that takes longer than allowed. */
  async close(deadlineMs: number): Promise<void> {
    if (!this.#alive) return;
    const timer = setTimeout(() => void this.#worker.terminate(), deadlineMs);
    this.#post({ kind: 'close' });
    await this.ended;
    clearTimeout(timer);
  }

  async terminate(reason: string): Promise<void> {
    this.#fail(reason);
    await this.#worker.terminate();
  }

  #ask(request: (id: number) => WorkerRequest, deadlineMs: number): Promise<Uint8Array> {
    if (!this.#alive) return Promise.reject(new DatabaseThreadError('The database is restarting.'));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        void this.terminate(`A query took longer than ${deadlineMs} ms and was stopped.`);
      }, deadlineMs);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#post(request(id));
    });
  }

  #post(message: WorkerRequest): void {
    this.#worker.postMessage(message);
  }

  #settle(id: number, bytes: Uint8Array): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.resolve(bytes);
  }

  #fail(reason: string): void {
    this.#alive = false;
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.reject(new DatabaseThreadError(reason));
    }
    this.#waiting.clear();
  }
}
