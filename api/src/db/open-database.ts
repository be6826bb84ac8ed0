import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import { DatabasePool } from './background-work.ts';
import type { Database } from './database.ts';
import { PgliteDatabase } from './pglite/pglite-database.ts';
import type { PgliteOptions } from './pglite/pglite-database.ts';
import { plannerSettings } from './planner-settings.ts';
import { PooledClient } from './pooled-client.ts';
import { Replica } from './replica.ts';

const migrationTimeoutMs = 60_000;

function createPool(
  config: pg.PoolConfig,
  backgroundConfig: pg.PoolConfig | null,
  log: Logger,
  replica: Replica | null = null,
): DatabasePool {
  const pool = new DatabasePool(config, backgroundConfig, replica);
  const logLostConnection = (error: Error) =>
    log.warn({ reason: error.message }, 'database connection lost');
  // An `error` event without a handler would end the process. Idle connections emit `error` on the
  // pool, connections in use emit it on the client, so both get a handler.
  pool.on('error', logLostConnection);
  pool.on('connect', (client) => client.on('error', logLostConnection));
  return pool;
}

/** Wraps a function so that it runs once; further calls return the result of the first call. */
function callOnlyOnce(close: () => Promise<void>): () => Promise<void> {
  let closePromise: Promise<void> | undefined;
  return () => (closePromise ??= close());
}

/**
 * Default timeout of a PostgreSQL statement in milliseconds; shorter than the api timeout of a page
 * (1 s).
 */
const defaultStatementTimeoutMs = 800;

/**
 * Limits of background work, which no request waits for (docs/decisions/124). A task that waits for
 * a lock longer than this fails and is repeated, so that it does not keep its own locks from
 * requests.
 */
const backgroundConfig = {
  max: 5,
  connectionTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  lock_timeout: 5000,
  application_name: 'gruenland-tasks',
};

/** Further addresses of the same database, for large sites (decision 125). */
export interface DatabaseAddresses {
  /** A pooler in transaction mode, for the statements of requests. */
  readonly poolerUrl?: string | undefined;
  /** A replica, for public lists. */
  readonly replicaUrl?: string | undefined;
}

/**
 * Opens PostgreSQL.
 * @param url connection string; its `options` replace `plannerSettings`
 * @param statementTimeoutMs milliseconds after which PostgreSQL cancels a statement of a request;
 *   the timeouts for locks and for a free connection are derived from it
 */
export function openPostgres(
  url: string,
  log: Logger,
  statementTimeoutMs = defaultStatementTimeoutMs,
  { poolerUrl, replicaUrl }: DatabaseAddresses = {},
): Database {
  const requestConfig = {
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: statementTimeoutMs + 200,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs - 100,
    idle_in_transaction_session_timeout: 5000,
    application_name: 'gruenland-api',
    options: plannerSettings.join(' '),
  };
  // A pooler sets limits itself (`connect_query`): it refuses these parameters of a connection.
  const pooledConfig = poolerUrl && {
    connectionString: poolerUrl,
    max: requestConfig.max,
    connectionTimeoutMillis: requestConfig.connectionTimeoutMillis,
    application_name: requestConfig.application_name,
    Client: PooledClient,
  };
  const replica = replicaUrl
    ? new Replica({ ...requestConfig, connectionString: replicaUrl }, log)
    : null;
  const pool = createPool(
    pooledConfig || requestConfig,
    { ...requestConfig, ...backgroundConfig },
    log,
    replica,
  );
  return {
    kind: 'postgres',
    drizzle: drizzle(pool),
    pool,
    // Runs `operation` directly, because `migrateDatabase` disables the timeouts of its own connection.
    runWithoutTimeout: (operation) => operation(),
    close: callOnlyOnce(() => pool.end()),
  };
}

/** Opens PGlite in a folder. @throws FolderLockedError if another process has locked the folder */
export async function openPglite(options: PgliteOptions, log: Logger): Promise<Database> {
  const pglite = await PgliteDatabase.open(options);
  const pool = createPool(
    {
      stream: () => pglite.createConnection(),
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      // Maximum milliseconds to wait for a connection; long enough to restart the database thread.
      connectionTimeoutMillis: 10_000,
    },
    null,
    log,
  );
  return {
    kind: 'pglite',
    drizzle: drizzle(pool),
    pool,
    runWithoutTimeout: (operation) => pglite.runWithTimeout(migrationTimeoutMs, operation),
    close: callOnlyOnce(async () => {
      await pool.end();
      await pglite.close();
    }),
  };
}
