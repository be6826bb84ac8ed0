import { AsyncLocalStorage } from 'node:async_hooks';

import pg from 'pg';
import type { PoolClient, PoolConfig } from 'pg';

import type { Replica } from './replica.ts';

/** Work that no request waits for. */
interface BackgroundWork {
  /** Ends the work: after it is aborted, the work gets no further connection. */
  readonly signal: AbortSignal | undefined;
}

const workStorage = new AsyncLocalStorage<BackgroundWork>();

/**
 * Runs `operation`, and everything that it starts, as background work: its statements use the
 * background connections of the database and their limits.
 *
 * @param signal after it is aborted, statements of the work fail
 */
export function runInBackground<Result>(operation: () => Result, signal?: AbortSignal): Result {
  return workStorage.run({ signal }, operation);
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Numbers of connections for one use. */
export interface ConnectionCounts {
  readonly use: 'requests' | 'tasks';
  readonly open: number;
  readonly idle: number;
  /** Number of operations that wait for a connection. */
  readonly wanted: number;
}

/**
 * A pool of connections that uses separate connections for background work, so that neither slow
 * statements nor many tasks keep requests waiting (docs/decisions/124).
 */
export class DatabasePool extends pg.Pool {
  readonly #backgroundPool: pg.Pool | null;
  readonly #replica: Replica | null;

  /**
   * @param backgroundConfig settings for background work; null to use the same connections
   * @param replica answers single statements within `readFromReplica`
   */
  constructor(
    config: PoolConfig,
    backgroundConfig: PoolConfig | null,
    replica: Replica | null = null,
  ) {
    super(config);
    this.#replica = replica;
    const queryPrimary = super.query.bind(this) as (text: string) => Promise<pg.QueryResult>;
    if (replica) {
      this.query = ((...args: [string]) =>
        replica.query(
          (pool) => pool.query(...args),
          () => queryPrimary(...args),
        )) as pg.Pool['query'];
      replica.watch(queryPrimary);
    }
    this.#backgroundPool =
      backgroundConfig &&
      new pg.Pool({
        ...backgroundConfig,
        onConnect: (client: PoolClient) =>
          (this.options as { onConnect?: (client: PoolClient) => unknown }).onConnect?.(client),
      } as PoolConfig);
    for (const event of ['connect', 'error'] as const) {
      this.#backgroundPool?.on(event, (...args: unknown[]) => this.emit(event, ...args));
    }
  }

  /** The connections for requests, and those for background work if it has connections of its own. */
  get connectionCounts(): readonly ConnectionCounts[] {
    const count = (use: ConnectionCounts['use'], pool: pg.Pool): ConnectionCounts => ({
      use,
      open: pool.totalCount,
      idle: pool.idleCount,
      wanted: pool.waitingCount,
    });
    const tasks = this.#backgroundPool;
    return [count('requests', this), ...(tasks ? [count('tasks', tasks)] : [])];
  }

  /** Whether lists are read from the replica; null if there is none. */
  get isReplicaUsed(): boolean | null {
    return this.#replica?.isUsable ?? null;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const work = workStorage.getStore();
    if (work?.signal?.aborted) {
      const error = new Error('background work was ended', { cause: work.signal.reason });
      if (!callback) return Promise.reject(error);
      return callback(error, undefined, () => {});
    }
    const pool = (work && this.#backgroundPool) ?? null;
    if (callback) return pool ? pool.connect(callback) : super.connect(callback);
    return pool ? pool.connect() : super.connect();
  }

  override async end(): Promise<void> {
    await this.#replica?.end();
    await Promise.all([super.end(), this.#backgroundPool?.end()]);
  }
}
