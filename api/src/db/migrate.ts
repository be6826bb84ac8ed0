import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';

import { isSchemaBehind } from './database.ts';
import type { Database } from './database.ts';

/** Any number will do as long as nobody else uses it in this database. */
const migrationLockId = 7_468_125_001;

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * How many migrations the database has not had yet: what they bring is not there, and whatever needs it
 * answers 503.
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
 * For who may not change the schema.
 *
 * @throws Error when somebody else has to do it first
 */
export async function requireMigrated(database: Database): Promise<void> {
  const pending = await countPendingMigrations(database).catch((error: unknown) => {
    if (isSchemaBehind(error)) return Infinity;
    throw error;
  });
  if (pending === 0) return;
  const missing = pending === Infinity ? 'the schema is' : `${pending} migrations are`;
  throw new Error(`${missing} missing, and MIGRATE_AT_START is off: npm run migrate comes before`);
}

/**
 * Brings the database up to date. Of several processes starting at once one migrates, the others
 * wait for it.
 *
 * @param afterMigrations Done by each, one after the other.
 */
export async function migrateDatabase(
  database: Database,
  folder = migrationsFolder,
  afterMigrations: (client: PoolClient) => Promise<void> = async () => {},
): Promise<void> {
  await database.withoutDeadline(async () => {
    const client = await database.pool.connect();
    try {
      await client.query('SET statement_timeout = 0');
      await client.query("SET lock_timeout = '60s'");
      await client.query('SELECT pg_advisory_lock($1)', [migrationLockId]);
      await migrate(drizzle(client), { migrationsFolder: folder });
      await afterMigrations(client);
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLockId]);
    } finally {
      // Not given back to the pool: its limits have been lifted.
      client.release(true);
    }
  });
}
