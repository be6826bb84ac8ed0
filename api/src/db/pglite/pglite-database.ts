import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { DatabaseThread } from './database-thread.ts';
import { acquireLockFile } from './lock-file.ts';
import { WireStream } from './wire-stream.ts';
import type { WireTransport } from './wire-stream.ts';

export interface PgliteOptions {
  /** Folder for database files and lock, created when missing. */
  readonly dataDir: string;
  /** Longest time for one query; then the thread is ended and a new one opened. */
  readonly deadlineMs?: number;
}

/** A first start writes a whole new database; a restart replays the log. */
const startDeadlineMs = 60_000;
const closeDeadlineMs = 10_000;

/**
 * PostgreSQL in a thread of this process, opened again by itself when the thread had to be ended.
 * node-postgres reaches it through {@link createConnection}; there is one connection at a time, as
 * PGlite has one session.
 */
export class PgliteDatabase {
  readonly #folder: string;
  readonly #deadlineMs: number;
  readonly #releaseLock: () => void;
  #thread: DatabaseThread | undefined;
  #closed = false;
  #deadlineOverrideMs: number | undefined;

  private constructor(options: PgliteOptions, releaseLock: () => void) {
    this.#folder = path.join(options.dataDir, 'db');
    this.#deadlineMs = options.deadlineMs ?? 2000;
    this.#releaseLock = releaseLock;
  }

  /** @throws FolderLockedError when another process has the folder open. */
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

  /** A connection for node-postgres' `stream` option. */
  createConnection(): WireStream {
    let thread: DatabaseThread | undefined;
    const transport: WireTransport = {
      prepare: async () => {
        const isNewThread = !this.#thread?.isRunning;
        thread = await this.#getRunningThread();
        if (!isNewThread) await thread.reset(this.#getDeadlineMs());
      },
      send: (bytes) => {
        if (!thread) return Promise.reject(new Error('Not connected.'));
        return thread.sendProtocol(bytes, this.#getDeadlineMs());
      },
    };
    return new WireStream(transport);
  }

  /** Runs `work` with a longer deadline per query, for migrations at start. */
  async withDeadline<Result>(deadlineMs: number, work: () => Promise<Result>): Promise<Result> {
    this.#deadlineOverrideMs = deadlineMs;
    try {
      return await work();
    } finally {
      this.#deadlineOverrideMs = undefined;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.close(closeDeadlineMs);
    this.#releaseLock();
  }

  #getDeadlineMs(): number {
    return this.#deadlineOverrideMs ?? this.#deadlineMs;
  }

  async #getRunningThread(): Promise<DatabaseThread> {
    if (this.#closed) throw new Error('The database is closed.');
    while (!this.#thread?.isRunning) {
      const previous = this.#thread;
      // Two threads on one folder would ruin it: the old one must really be gone, and of several
      // callers waiting here one opens the new one.
      await previous?.ended;
      if (this.#thread === previous) this.#thread = new DatabaseThread({ folder: this.#folder });
    }
    const thread = this.#thread;
    const timer = setTimeout(() => void thread.terminate('No start in time.'), startDeadlineMs);
    try {
      await thread.ready;
    } finally {
      clearTimeout(timer);
    }
    return thread;
  }
}
