import { rm } from 'node:fs/promises';

import pg from 'pg';

import type { Database } from '#db/database.ts';
import { openPglite, openPostgres } from '#db/open-database.ts';

import { silentLogger } from './silent-log.ts';
import { copyTemplateFolder, fillTemplate, getTemplateName } from './template-database.ts';

/**
 * URL of a PostgreSQL server on which tests may create databases. If it is not set, tests use
 * PGlite.
 */
const serverUrl = process.env['TEST_DATABASE_URL'];

/** A database on the configured server. */
export interface PostgresDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/**
 * Creates a database on the configured server. Returns null if no server is configured.
 * @param options.isEmpty whether the database is not migrated
 */
export async function createPostgresDatabase({
  isEmpty = false,
} = {}): Promise<PostgresDatabase | null> {
  if (!serverUrl) return null;
  const name = `gruenland_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  await runWithServerClient(serverUrl, async (client) => {
    if (isEmpty) {
      await client.query(`CREATE DATABASE ${name}`);
      return;
    }
    const template = await preparePostgresTemplate(client);
    // Copying files takes less CPU time than PostgreSQL's default, which logs each copied page.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  const dropDatabase = () =>
    runWithServerClient(serverUrl, async (client) => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    });
  return { url: getDatabaseUrl(name), drop: dropDatabase };
}

async function runWithServerClient(
  url: string,
  operation: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await operation(client);
  } finally {
    await client.end();
  }
}

function getDatabaseUrl(name: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** Id of the advisory lock: an arbitrary number that nothing else on this server uses. */
const templateLockId = 7_468_125_002;

/**
 * Creates the template database of the tests if it is missing. The first test process creates it
 * while the others wait.
 *
 * @returns the name of the template database
 */
async function preparePostgresTemplate(client: pg.Client): Promise<string> {
  const name = `gruenland_template_${await getTemplateName()}`;
  await client.query('SELECT pg_advisory_lock($1)', [templateLockId]);
  try {
    const templateResult = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      name,
    ]);
    if (templateResult.rows.length > 0) return name;
    const temporaryName = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${temporaryName} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${temporaryName}`);
    const database = openPostgres(getDatabaseUrl(temporaryName), silentLogger);
    await fillTemplate(database).finally(() => database.close());
    await client.query(`ALTER DATABASE ${temporaryName} RENAME TO ${name}`);
    return name;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [templateLockId]);
  }
}

/** Opens a migrated database without an api. */
export async function openTestDatabase(): Promise<Database & { end(): Promise<void> }> {
  const postgres = await createPostgresDatabase();
  const dataDir = postgres ? null : await copyTemplateFolder();
  const database = postgres
    ? openPostgres(postgres.url, silentLogger)
    : await openPglite({ dataDir: dataDir ?? '' }, silentLogger);
  return {
    ...database,
    end: async () => {
      await database.close();
      await postgres?.drop();
      if (dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
