import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';

import { isMissingTableOrColumnError } from './database.ts';
import type { Database } from './database.ts';
import { validateForeignKeys } from './validate-foreign-keys.ts';

/** Arbitrary id of the advisory lock; must be unique within the database. */
const migrationLockId = 7_468_125_001;

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Returns the number of migrations that the database has not run yet. A request that needs a table
 * or column of such a migration is answered with 503.
 */
export async function countPendingMigrations({ pool }: Database): Promise<number> {
  const journal = JSON.parse(
    await readFile(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  ) as { readonly entries: readonly unknown[] };
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM drizzle.__drizzle_migrations',
  );
  return Math.max(0, journal.entries.length - (rows[0]?.count ?? 0));
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

/**
 * Migrates the database. If several processes start at once, one migrates and the others wait.
 *
 * @param afterMigrations Runs in every process after the migrations, one process at a time.
 */
export async function migrateDatabase(
  database: Database,
  folder = migrationsFolder,
  afterMigrations: (client: PoolClient) => Promise<void> = async () => {},
): Promise<void> {
  await database.runWithoutTimeout(async () => {
    const client = await database.pool.connect();
    try {
      await client.query('SET statement_timeout = 0');
      await client.query("SET lock_timeout = '60s'");
      await client.query('SELECT pg_advisory_lock($1)', [migrationLockId]);
      await migrate(drizzle(client), { migrationsFolder: folder });
      await validateForeignKeys(client);
      await afterMigrations(client);
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLockId]);
    } finally {
      // Closes the connection instead of reusing it, because its timeouts are disabled.
      client.release(true);
    }
  });
}
