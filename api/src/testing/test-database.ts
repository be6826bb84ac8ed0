import { rm } from 'node:fs/promises';

import pg from 'pg';

import type { Database } from '#db/database.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openPglite, openPostgres } from '#db/open-database.ts';

import { silent } from './silent-log.ts';
import { copyTemplate } from './template-database.ts';

/** Set to run the same tests on PostgreSQL: an address of a server where databases may be made. */
const serverUrl = process.env['TEST_DATABASE_URL'];

/** A database of its own on the configured server, or null when there is none. */
export async function createPostgres(): Promise<{
  readonly url: string;
  readonly drop: () => Promise<void>;
} | null> {
  if (!serverUrl) return null;
  const name = `gruenland_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** A migrated database without an api. */
export async function openTestDatabase(): Promise<Database & { end(): Promise<void> }> {
  const postgres = await createPostgres();
  const dataDir = postgres ? null : await copyTemplate();
  const database = postgres
    ? openPostgres(postgres.url, silent)
    : await openPglite({ dataDir: dataDir ?? '' }, silent);
  if (postgres) await migrateDatabase(database);
  return {
    ...database,
    end: async () => {
      await database.close();
      await postgres?.drop();
      if (dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
