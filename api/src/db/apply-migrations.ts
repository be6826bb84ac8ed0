import { setTimeout as wait } from 'node:timers/promises';

import type { PoolClient } from 'pg';

import { readMigrations } from './migration-files.ts';
import type { Migration } from './migration-files.ts';

/**
 * Milliseconds for which a migration waits for a lock. All later queries on the table queue behind
 * the waiting statement. The value is less than half of the 700 ms that a query of the api waits for a
 * lock, so no request fails, even if many wait for a connection (decision 121).
 */
const LOCK_TIMEOUT_MS = 300;
/** Milliseconds between two attempts, in which the queued queries run. */
const RETRY_INTERVAL_MS = 1000;
/** With the waits, the attempts take at least one minute, for example behind a backup. */
const MAX_ATTEMPTS = 60;

/** SQLSTATE codes of a lock timeout and of a deadlock. */
const LOCK_ERROR_CODES: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/** Matches a statement that builds or drops an index while the table is read and written. */
const CONCURRENT_INDEX_PATTERN =
  /\bINDEX\s+CONCURRENTLY\s+(?:IF\s+(?:NOT\s+)?EXISTS\s+)?"?(\w+)"?/iu;

interface ApplyOptions {
  /** PGlite has one connection, so its indexes are built like other changes. */
  readonly kind: 'postgres' | 'pglite';
  readonly log: (line: string) => void;
}

/**
 * Applies the pending migrations, each in a transaction of its own. Migrations with
 * `INDEX CONCURRENTLY` run without a transaction. Records them in drizzle's table, so that
 * drizzle-kit knows them.
 *
 * @throws {Error} naming the migration that failed; the migrations before it stay applied
 */
export async function applyMigrations(
  client: PoolClient,
  folder: string,
  options: ApplyOptions,
): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
    (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  const { rows } = await client.query<{ newest: string | null }>(
    'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest ?? 0);
  for (const migration of readMigrations(folder)) {
    if (migration.createdAt <= newest) continue;
    try {
      await applyMigration(client, migration, options);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`migration ${migration.tag}: ${reason}`, { cause: error });
    }
  }
}

async function applyMigration(
  client: PoolClient,
  migration: Migration,
  { kind, log }: ApplyOptions,
): Promise<void> {
  const isConcurrent = migration.statements.some((text) => CONCURRENT_INDEX_PATTERN.test(text));
  if (isConcurrent && kind === 'postgres') {
    await changeIndexesConcurrently(client, migration);
    return;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyInTransaction(client, migration);
      return;
    } catch (error) {
      if (!isLockError(error) || attempt === MAX_ATTEMPTS) throw error;
      log(`migration ${migration.tag} waits for a lock, attempt ${attempt} of ${MAX_ATTEMPTS}`);
    }
    await wait(RETRY_INTERVAL_MS);
  }
}

async function applyInTransaction(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query("SELECT set_config('lock_timeout', $1, true)", [`${LOCK_TIMEOUT_MS}ms`]);
    for (const statement of migration.statements) {
      await client.query(statement.replace(/\bCONCURRENTLY\b/giu, ''));
    }
    await recordMigration(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Waits without a limit for older transactions; neither the wait nor the change blocks queries. */
async function changeIndexesConcurrently(client: PoolClient, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const index = CONCURRENT_INDEX_PATTERN.exec(statement)?.[1];
    if (index === undefined) {
      throw new Error('a migration with INDEX CONCURRENTLY may contain no other statements');
    }
    await dropInvalidIndex(client, index);
    await client.query(statement);
  }
  await recordMigration(client, migration);
}

/** Drops what an interrupted build left: an index that writes maintain and no query uses. */
async function dropInvalidIndex(client: PoolClient, name: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('DROP INDEX CONCURRENTLY %s', indexrelid::regclass) AS statement
     FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid`,
    [name],
  );
  for (const { statement } of rows) await client.query(statement);
}

async function recordMigration(client: PoolClient, { hash, createdAt }: Migration): Promise<void> {
  await client.query(
    'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
    [hash, createdAt],
  );
}

function isLockError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOCK_ERROR_CODES.has(error.code);
}
