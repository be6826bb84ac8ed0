import { AsyncLocalStorage } from 'node:async_hooks';

import pg from 'pg';

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

/** Milliseconds between two comparisons of replica and primary. */
const POLL_INTERVAL_MS = 500;
/** A replica that lags by more milliseconds is not read (decision 125). */
const MAX_LAG_MS = 2000;
/** Milliseconds after which a replica that does not answer counts as gone. */
const ANSWER_TIMEOUT_MS = 500;

const replicaReadStorage = new AsyncLocalStorage<true>();

/**
 * Runs `operation`. Its single statements read a replica if there is one that is up to date. Use it
 * for public lists only: a replica may miss what a visitor has just changed.
 */
export function readFromReplica<Result>(operation: () => Result): Result {
  return replicaReadStorage.run(true, operation);
}

/** A position in the primary's write-ahead log, and when the primary was there. */
interface Sample {
  readonly position: string;
  readonly timeMs: number;
}

/** Runs a statement on the primary. */
type PrimaryQuery = (text: string) => Promise<{ readonly rows: readonly { position: string }[] }>;

/** A read-only copy of the database that follows the primary. */
export class Replica {
  readonly #pool: pg.Pool;
  readonly #log: Logger;
  /** Positions that the replica has not reached, oldest first. */
  #samples: Sample[] = [];
  #isAnswering = false;
  #isReported = true;
  #timer: NodeJS.Timeout | undefined;
  #comparison: Promise<void> = Promise.resolve();

  constructor(config: pg.PoolConfig, log: Logger) {
    this.#log = log;
    this.#pool = new pg.Pool({
      ...config,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      application_name: 'gruenland-lists',
    });
    // A lost connection fails its statement, which then runs on the primary.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Compares replica and primary from now on. */
  watch(queryPrimary: PrimaryQuery): void {
    const compare = () => {
      this.#comparison = this.#compare(queryPrimary).finally(() => {
        if (this.#timer) this.#timer = setTimeout(compare, POLL_INTERVAL_MS).unref();
      });
    };
    this.#timer = setTimeout(compare, 0).unref();
  }

  /** Milliseconds by which the replica lags; null if it does not answer. */
  get lagMs(): number | null {
    if (!this.#isAnswering) return null;
    const [oldest] = this.#samples;
    return oldest ? Date.now() - oldest.timeMs : 0;
  }

  /** Whether the replica answers and is up to date, so that it is read. */
  get isUsable(): boolean {
    const { lagMs } = this;
    return lagMs !== null && lagMs <= MAX_LAG_MS;
  }

  /**
   * Runs a statement on the replica. If that is not possible, or if the caller is not within
   * `readFromReplica`, runs it on the primary.
   */
  async query<Result>(
    runOnReplica: (pool: pg.Pool) => Promise<Result>,
    runOnPrimary: () => Promise<Result>,
  ): Promise<Result> {
    if (!replicaReadStorage.getStore() || !this.isUsable) return runOnPrimary();
    try {
      return await runOnReplica(this.#pool);
    } catch {
      // A statement that fails on the primary as well fails there with its own error.
      this.#isAnswering = false;
      this.#reportChange();
      return runOnPrimary();
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#comparison;
    await this.#pool.end();
  }

  async #compare(queryPrimary: PrimaryQuery): Promise<void> {
    // While the primary does not answer, nothing changes that the replica could miss.
    const sampled = await queryPrimary('SELECT pg_current_wal_lsn()::text AS position').catch(
      () => null,
    );
    const position = sampled?.rows[0]?.position;
    if (position !== undefined) this.#samples.push({ position, timeMs: Date.now() });
    try {
      const { rows } = await this.#pool.query<{ position: string }>(
        `SELECT position::text FROM unnest($1::pg_lsn[]) AS position
         WHERE position > pg_last_wal_replay_lsn()`,
        [this.#samples.map((sample) => sample.position)],
      );
      const missing = new Set(rows.map((row) => row.position));
      this.#samples = this.#samples.filter((sample) => missing.has(sample.position));
      this.#isAnswering = true;
    } catch {
      this.#isAnswering = false;
    }
    // Only the oldest positions count; a long absence must not collect all of them.
    this.#samples.splice(20);
    this.#reportChange();
  }

  #reportChange(): void {
    const { isUsable } = this;
    if (isUsable === this.#isReported) return;
    this.#isReported = isUsable;
    const { lagMs } = this;
    if (isUsable) this.#log.info({}, 'lists are read from the replica');
    else this.#log.warn({ lagMs }, 'lists are read from the primary: the replica is not usable');
  }
}
