import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { DatabaseThread } from './database-thread.ts';
import { acquireLockFile } from './lock-file.ts';
import { WireStream } from './wire-stream.ts';
import type { WireTransport } from './wire-stream.ts';

export interface PgliteOptions {
  /** Folder for the database files and the lock file; created if missing. */
  readonly dataDir: string;
  /**
   * Timeout of one query in milliseconds, default 2000. A query that exceeds it ends the thread,
   * and a new thread is started.
   */
  readonly timeoutMs?: number;
}

/**
 * Timeout of a start in milliseconds. The first start creates a new database; a restart replays the
 * write-ahead log.
 */
const startTimeoutMs = 60_000;
const closeTimeoutMs = 10_000;

/**
 * PostgreSQL in a worker thread of this process. node-postgres connects through {@link
 * createConnection}; a new connection starts a new thread if the previous thread has ended. Only
 * one connection is open at a time, because PGlite has a single session.
 */
export class PgliteDatabase {
  readonly #folder: string;
  readonly #timeoutMs: number;
  readonly #releaseLock: () => void;
  #thread: DatabaseThread | undefined;
  #isClosed = false;
  #timeoutOverrideMs: number | undefined;

  private constructor(options: PgliteOptions, releaseLock: () => void) {
    this.#folder = path.join(options.dataDir, 'db');
    this.#timeoutMs = options.timeoutMs ?? 2000;
    this.#releaseLock = releaseLock;
  }

  /** @throws FolderLockedError if another process has locked the folder */
  static async open(options: PgliteOptions): Promise<PgliteDatabase> {
    await mkdir(options.dataDir, { recursive: true });
    const releaseLock = await acquireLockFile(path.join(options.dataDir, 'db.lock'));
    const database = new PgliteDatabase(options, releaseLock);
    try {
      await database.#getRunningThread();
    } catch (error) {
      releaseLock();
      throw error;
    }
    return database;
  }

  /** Creates the connection that node-postgres uses instead of a socket (its option `stream`). */
  createConnection(): WireStream {
    let thread: DatabaseThread | undefined;
    const transport: WireTransport = {
      resetSession: async () => {
        const isNewThread = !this.#thread?.isRunning;
        thread = await this.#getRunningThread();
        if (!isNewThread) await thread.reset(this.#getTimeoutMs());
      },
      send: (bytes) => {
        if (!thread) return Promise.reject(new Error('Not connected.'));
        return thread.sendProtocolMessages(bytes, this.#getTimeoutMs());
      },
    };
    return new WireStream(transport);
  }

  /** Runs `operation` with another timeout per query, for migrations when the api starts. */
  async runWithTimeout<Result>(
    timeoutMs: number,
    operation: () => Promise<Result>,
  ): Promise<Result> {
    this.#timeoutOverrideMs = timeoutMs;
    try {
      return await operation();
    } finally {
      this.#timeoutOverrideMs = undefined;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.close(closeTimeoutMs);
    this.#releaseLock();
  }

  #getTimeoutMs(): number {
    return this.#timeoutOverrideMs ?? this.#timeoutMs;
  }

  async #getRunningThread(): Promise<DatabaseThread> {
    if (this.#isClosed) throw new Error('The database is closed.');
    while (!this.#thread?.isRunning) {
      const previousThread = this.#thread;
      // Two threads on one folder would corrupt it. Therefore callers wait until the previous
      // thread has ended, and only the first of several waiting callers starts the new thread.
      await previousThread?.ended;
      if (this.#thread === previousThread)
        this.#thread = new DatabaseThread({ folder: this.#folder });
    }
    const thread = this.#thread;
    const timer = setTimeout(
      () => void thread.terminate('The database thread did not start in time.'),
      startTimeoutMs,
    );
    try {
      await thread.ready;
    } finally {
      clearTimeout(timer);
    }
    return thread;
  }
}
