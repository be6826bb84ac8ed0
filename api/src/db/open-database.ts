import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Database } from './database.ts';
import { PgliteDatabase } from './pglite/pglite-database.ts';
import type { PgliteOptions } from './pglite/pglite-database.ts';

const migrationDeadlineMs = 60_000;

function createPool(config: pg.PoolConfig, log: Logger): pg.Pool {
  const pool = new pg.Pool(config);
  const logLostConnection = (error: Error) => log.warn({ reason: error.message }, 'database connection lost');
  // Without listeners a lost connection would end the process: the pool hears of an idle one alone,
  // not of one in the middle of a transaction.
  pool.on('error', logLostConnection);
  pool.on('connect', (client) => client.on('error', logLostConnection));
  return pool;
}

/** Further calls get the first one's result. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  return () => (closed ??= close());
}

/** Longest statement on PostgreSQL in milliseconds; shorter than the page's api query (1 s). */
const defaultStatementTimeoutMs = 800;

/**
 * PostgreSQL by its connection string.
 * @param statementTimeoutMs milliseconds after which a statement is given up, by PostgreSQL itself; nearly as
 *   long is waited for a lock and for a free connection
 */
export function openPostgres(url: string, log: Logger, statementTimeoutMs = defaultStatementTimeoutMs): Database {
  const pool = createPool(
    {
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: statementTimeoutMs + 200,
      statement_timeout: statementTimeoutMs,
      lock_timeout: statementTimeoutMs - 100,
      idle_in_transaction_session_timeout: 5000,
      application_name: 'gruenland-api',
    },
    log,
  );
  return {
    kind: 'postgres',
    drizzle: drizzle(pool),
    pool,
    // The migration connection lifts its own limits.
    withoutDeadline: (work) => work(),
    close: once(() => pool.end()),
  };
}

/** PGlite in a folder. @throws FolderLockedError when another process has it open. */
export async function openPglite(options: PgliteOptions, log: Logger): Promise<Database> {
  const pglite = await PgliteDatabase.open(options);
  const pool = createPool(
    {
      stream: () => pglite.createConnection(),
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      // Longer than a restart of the thread takes on a busy machine.
      connectionTimeoutMillis: 10_000,
    },
    log,
  );
  return {
    kind: 'pglite',
    drizzle: drizzle(pool),
    pool,
    withoutDeadline: (work) => pglite.withDeadline(migrationDeadlineMs, work),
    close: once(async () => {
      await pool.end();
      await pglite.close();
    }),
  };
}
