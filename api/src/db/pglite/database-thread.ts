import { Worker } from 'node:worker_threads';

import type { WorkerReply, WorkerRequest, WorkerSettings } from './worker-messages.ts';

/** Thrown if the database thread ended (timeout, crash, close) before it replied to a message. */
class DatabaseThreadError extends Error {
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
 * One run of the database thread. WebAssembly cannot be interrupted, so a query that exceeds its
 * timeout ends the whole thread. The next thread recovers the database as after a power failure.
 */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #pendingRequests = new Map<number, PendingRequest>();
  readonly ready: Promise<void>;
  /** Resolves when the thread has ended for any reason. */
  readonly ended: Promise<void>;
  #isRunning = true;
  #lastId = 0;

  constructor(settings: WorkerSettings) {
    this.#worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
      workerData: settings,
      // Passes no environment variables: the thread needs none, and they contain secrets.
      env: {},
      execArgv: [],
    });
    const readyResolvers = Promise.withResolvers<void>();
    const exitResolvers = Promise.withResolvers<void>();
    this.ready = readyResolvers.promise;
    this.ended = exitResolvers.promise;
    this.ready.catch(() => undefined);
    this.#worker.on('message', (message: WorkerReply) => {
      if (message.kind === 'ready') readyResolvers.resolve();
      if (message.kind === 'answer') this.#resolveRequest(message.id, message.bytes);
    });
    this.#worker.on('error', (error) =>
      this.#rejectPendingRequests(`The database thread failed: ${error.message}`),
    );
    this.#worker.on('exit', () => {
      this.#rejectPendingRequests('The database thread has ended.');
      readyResolvers.reject(
        new DatabaseThreadError('The database thread ended before it was ready.'),
      );
      exitResolvers.resolve();
    });
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Sends messages of the PostgreSQL protocol. Rejects if the thread ends before it answers. */
  sendProtocolMessages(bytes: Uint8Array, timeoutMs: number): Promise<Uint8Array> {
    // Copies the bytes, because the buffers of node-postgres are views of a large shared buffer.
    const bytesCopy = new Uint8Array(bytes);
    return this.#request((id) => ({ kind: 'protocol', id, bytes: bytesCopy }), timeoutMs);
  }

  async reset(timeoutMs: number): Promise<void> {
    await this.#request((id) => ({ kind: 'reset', id }), timeoutMs);
  }

  /** Closes the database files; terminates the thread if closing takes longer than `timeoutMs`. */
  async close(timeoutMs: number): Promise<void> {
    if (!this.#isRunning) return;
    const timer = setTimeout(() => void this.#worker.terminate(), timeoutMs);
    this.#post({ kind: 'close' });
    await this.ended;
    clearTimeout(timer);
  }

  async terminate(reason: string): Promise<void> {
    this.#rejectPendingRequests(reason);
    await this.#worker.terminate();
  }

  #request(
    createWorkerRequest: (id: number) => WorkerRequest,
    timeoutMs: number,
  ): Promise<Uint8Array> {
    if (!this.#isRunning)
      return Promise.reject(new DatabaseThreadError('The database is restarting.'));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        void this.terminate(`A query took longer than ${timeoutMs} ms and was stopped.`);
      }, timeoutMs);
      this.#pendingRequests.set(id, { resolve, reject, timer });
      this.#post(createWorkerRequest(id));
    });
  }

  #post(message: WorkerRequest): void {
    this.#worker.postMessage(message);
  }

  #resolveRequest(id: number, bytes: Uint8Array): void {
    const pendingRequest = this.#pendingRequests.get(id);
    if (!pendingRequest) return;
    this.#pendingRequests.delete(id);
    clearTimeout(pendingRequest.timer);
    pendingRequest.resolve(bytes);
  }

  #rejectPendingRequests(reason: string): void {
    this.#isRunning = false;
    for (const pendingRequest of this.#pendingRequests.values()) {
      clearTimeout(pendingRequest.timer);
      pendingRequest.reject(new DatabaseThreadError(reason));
    }
    this.#pendingRequests.clear();
  }
}
