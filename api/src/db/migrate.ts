import { fileURLToPath } from 'node:url';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';

import type { Database } from './database.ts';

/** Any number will do as long as nobody else uses it in this database. */
const migrationLock = 7_468_125_001;

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database up to date. Of several processes starting at once one migrates, the others
 * wait for it.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  await database.withoutDeadline(async () => {
    const client = await database.pool.connect();
    try {
      await client.query('SET statement_timeout = 0');
      await client.query("SET lock_timeout = '60s'");
      await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
      await migrate(drizzle(client), { migrationsFolder });
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    } finally {
      // Not given back to the pool: its limits have been lifted.
      client.release(true);
    }
  });
}
