import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';

import { copyMigrationsWith } from '#testing/migration-files.ts';
import { openTestDatabase } from '#testing/test-database.ts';

import { migrateDatabase } from './migrate.ts';

// Creating a database takes seconds on a busy machine.
jest.setTimeout(60_000);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder = '';
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.end());
afterEach(() => rm(folder, { recursive: true, force: true }));

async function readTexts(query: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ text: string }>(query);
  return rows.map(({ text }) => text);
}

const listColumns = (table: string) =>
  readTexts(`SELECT column_name AS text FROM information_schema.columns
    WHERE table_name = '${table}' ORDER BY column_name`);

test('a failing migration leaves those before it applied, and continues when it is mended', async () => {
  folder = await copyMigrationsWith({
    '9001_first': 'CREATE TABLE migrated_first (a text)',
    '9002_broken': 'CREATE TABLE migrated_second (a text);--> statement-breakpoint\nSELECT 1/0',
    '9003_last': 'ALTER TABLE migrated_first ADD COLUMN b text',
  });
  await expect(migrateDatabase(database, { folder })).rejects.toThrow(
    'migration 9002_broken: division by zero',
  );
  expect(await listColumns('migrated_first')).toEqual(['a']);
  expect(await listColumns('migrated_second')).toEqual([]);

  await writeFile(path.join(folder, '9002_broken.sql'), 'CREATE TABLE migrated_second (a text)');
  await migrateDatabase(database, { folder });
  expect(await listColumns('migrated_first')).toEqual(['a', 'b']);
  expect(await listColumns('migrated_second')).toEqual(['a']);
});

test('an index whose build was interrupted is built again', async () => {
  folder = await copyMigrationsWith({
    '9004_index': 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "interrupted_idx" ON "places" ("name")',
  });
  const isPostgres = database.kind === 'postgres';
  if (isPostgres) {
    await database.pool.query('CREATE INDEX interrupted_idx ON places (name)');
    // What PostgreSQL leaves when CREATE INDEX CONCURRENTLY is cancelled.
    await database.pool.query(
      "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'interrupted_idx'::regclass",
    );
  }
  await migrateDatabase(database, { folder });
  expect(
    await readTexts(
      "SELECT indisvalid::text AS text FROM pg_index WHERE indexrelid = 'interrupted_idx'::regclass",
    ),
  ).toEqual(['true']);
});

test('of two processes that start at once, one migrates and the other waits', async () => {
  // PGlite has one connection, and its folder is locked for other processes.
  if (database.kind !== 'postgres') return;
  folder = await copyMigrationsWith({
    '9005_table': 'CREATE TABLE migrated_once (a text)',
    '9006_index': 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "once_idx" ON "migrated_once" ("a")',
  });
  await Promise.all([migrateDatabase(database, { folder }), migrateDatabase(database, { folder })]);
  expect(await listColumns('migrated_once')).toEqual(['a']);
});
