import { setTimeout as wait } from 'node:timers/promises';

import type { PoolClient } from 'pg';

import { applyMigrations } from './apply-migrations.ts';
import { isMissingTableOrColumnError } from './database.ts';
import type { Database } from './database.ts';
import { migrationsFolder, readMigrations } from './migration-files.ts';
import { validateForeignKeys } from './validate-foreign-keys.ts';

/** Arbitrary id of the advisory lock; must be unique within the database. */
const migrationLockId = 7_468_125_001;
/** Milliseconds between two attempts to get the advisory lock. */
const lockPollMs = 250;
/** Milliseconds after which a process stops waiting for the migrations of another process. */
const maxLockWaitMs = 10 * 60_000;

/**
 * Returns the number of migrations that the database has not run yet. A request that needs a table
 * or column of such a migration is answered with 503.
 */
export async function countPendingMigrations({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM drizzle.__drizzle_migrations',
  );
  return Math.max(0, readMigrations().length - (rows[0]?.count ?? 0));
}

/**
 * Checks the schema for an api that may not migrate it itself.
 *
 * @throws Error if migrations are pending
 */
export async function requireMigratedSchema(database: Database): Promise<void> {
  const pendingCount = await countPendingMigrations(database).catch((error: unknown) => {
    if (isMissingTableOrColumnError(error)) return Infinity;
    throw error;
  });
  if (pendingCount === 0) return;
  const subject = pendingCount === Infinity ? 'the schema is' : `${pendingCount} migrations are`;
  throw new Error(`${subject} missing, and MIGRATE_AT_START is off: run npm run migrate first`);
}

export interface MigrateOptions {
  readonly folder?: string;
  /** Runs in every process after the migrations, one process at a time. */
  readonly afterMigrations?: (client: PoolClient) => Promise<void>;
  /** Receives a line for each wait for a lock. */
  readonly log?: (line: string) => void;
}

/**
 * Migrates the database. If several processes start at once, one migrates and the others wait.
 *
 * @throws {Error} naming the migration that failed, or when another process migrates for ten minutes
 */
export async function migrateDatabase(
  database: Database,
  { folder = migrationsFolder, afterMigrations, log = () => {} }: MigrateOptions = {},
): Promise<void> {
  await database.runWithoutTimeout(async () => {
    const client = await database.pool.connect();
    try {
      await client.query('SET statement_timeout = 0');
      await client.query('SET lock_timeout = 0');
      await waitForMigrationLock(client);
      await applyMigrations(client, folder, { kind: database.kind, log });
      await validateForeignKeys(client);
      await afterMigrations?.(client);
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLockId]);
    } finally {
      // Closes the connection instead of reusing it, because its timeouts are disabled.
      client.release(true);
    }
  });
}

/**
 * Waits for the migrations of another process. It asks again instead of waiting in one statement,
 * because CREATE INDEX CONCURRENTLY waits for all running statements.
 */
async function waitForMigrationLock(client: PoolClient): Promise<void> {
  const deadline = performance.now() + maxLockWaitMs;
  for (;;) {
    const { rows } = await client.query<{ isLocked: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS "isLocked"',
      [migrationLockId],
    );
    if (rows[0]?.isLocked) return;
    if (performance.now() > deadline) throw new Error('another process is still migrating');
    await wait(lockPollMs);
  }
}
