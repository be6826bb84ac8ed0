import { Worker } from 'node:worker_threads';

import type { WorkerReply, WorkerRequest, WorkerSettings } from './worker-messages.ts';

/** The database thread was ended (deadline, crash, close) before it answered. */
export class DatabaseThreadError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseThreadError';
  }
}

interface PendingRequest {
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
  readonly #pending = new Map<number, PendingRequest>();
  readonly ready: Promise<void>;
  /** Resolves when the thread has ended, for whatever reason. */
  readonly ended: Promise<void>;
  #isRunning = true;
  #lastId = 0;

  constructor(settings: WorkerSettings) {
    this.#worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
      workerData: settings,
      // The thread needs none of our environment, so it gets none of our secrets.
      env: {},
      execArgv: [],
    });
    const ready = Promise.withResolvers<void>();
    const exited = Promise.withResolvers<void>();
    this.ready = ready.promise;
    this.ended = exited.promise;
    this.ready.catch(() => undefined);
    this.#worker.on('message', (message: WorkerReply) => {
      if (message.kind === 'ready') ready.resolve();
      if (message.kind === 'answer') this.#settle(message.id, message.bytes);
    });
    this.#worker.on('error', (error) => this.#fail(`The database thread failed: ${error.message}`));
    this.#worker.on('exit', () => {
      this.#fail('The database thread has ended.');
      ready.reject(new DatabaseThreadError('The database thread ended before it was ready.'));
      exited.resolve();
    });
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Sends messages of the PostgreSQL protocol; rejects when the thread ends before answering. */
  sendProtocol(bytes: Uint8Array, deadlineMs: number): Promise<Uint8Array> {
    // A copy of exact size: node-postgres' buffers are windows on a large shared one.
    const exactBytes = new Uint8Array(bytes);
    return this.#request((id) => ({ kind: 'protocol', id, bytes: exactBytes }), deadlineMs);
  }

  async reset(deadlineMs: number): Promise<void> {
    await this.#request((id) => ({ kind: 'reset', id }), deadlineMs);
  }

  /** Closes the files properly; ends the thread anyway when that takes longer than allowed. */
  async close(deadlineMs: number): Promise<void> {
    if (!this.#isRunning) return;
    const timer = setTimeout(() => void this.#worker.terminate(), deadlineMs);
    this.#post({ kind: 'close' });
    await this.ended;
    clearTimeout(timer);
  }

  async terminate(reason: string): Promise<void> {
    this.#fail(reason);
    await this.#worker.terminate();
  }

  #request(createMessage: (id: number) => WorkerRequest, deadlineMs: number): Promise<Uint8Array> {
    if (!this.#isRunning) return Promise.reject(new DatabaseThreadError('The database is restarting.'));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        void this.terminate(`A query took longer than ${deadlineMs} ms and was stopped.`);
      }, deadlineMs);
      this.#pending.set(id, { resolve, reject, timer });
      this.#post(createMessage(id));
    });
  }

  #post(message: WorkerRequest): void {
    this.#worker.postMessage(message);
  }

  #settle(id: number, bytes: Uint8Array): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    clearTimeout(pending.timer);
    pending.resolve(bytes);
  }

  #fail(reason: string): void {
    this.#isRunning = false;
    for (const pending of this.#pending.values()) {
      clearTimeout(pending.timer);
      pending.reject(new DatabaseThreadError(reason));
    }
    this.#pending.clear();
  }
}
