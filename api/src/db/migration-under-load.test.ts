import { rm } from 'node:fs/promises';
import { setInterval } from 'node:timers/promises';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { addDemoAds } from '#demo/demo-ads.ts';
import { copyMigrationsWith } from '#testing/migration-files.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { migrateDatabase } from './migrate.ts';

jest.setTimeout(120_000);

/** Milliseconds between two requests: 100 requests in a second. */
const REQUEST_INTERVAL_MS = 10;

let api: TestApi;
let folder = '';
beforeAll(async () => {
  // The timeouts of production, which tests usually raise.
  api = await startTestApi({ DATABASE_STATEMENT_MS: '800' });
  await addDemoAds(api.database.drizzle);
  folder = await copyMigrationsWith({
    '9001_column': 'ALTER TABLE "ads" ADD COLUMN "migrated_column" text',
    '9002_index':
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS "migrated_idx" ON "ads" ("migrated_column")',
  });
});
afterAll(async () => {
  await api?.end();
  await rm(folder, { recursive: true, force: true });
});

test('a new column and a new index fail none of 100 requests a second, even behind a backup', async () => {
  // PGlite has one connection, so that nothing runs beside a migration.
  if (api.database.kind !== 'postgres') return;
  const statuses = new Map<number, number>();
  const load = new AbortController();
  const requests: Promise<void>[] = [];
  const send = async (index: number): Promise<void> => {
    const { statusCode } = await (index % 4 === 0
      ? api.post('/api/kleinanzeigen/drafts', { category: 'traktoren' })
      : api.sendRequest({ method: 'GET', url: '/api/kleinanzeigen/ads?q=traktor' }));
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  };
  const run = async (): Promise<void> => {
    const ticks = setInterval(REQUEST_INTERVAL_MS, send, { signal: load.signal });
    for await (const sendNext of ticks) requests.push(sendNext(requests.length));
  };
  const running = run().catch((error: unknown) => {
    if (!load.signal.aborted) throw error;
  });

  const waits: string[] = [];
  // Like pg_dump: a transaction that has read the table and stays open.
  const backup = await api.database.pool.connect();
  try {
    // A backup is no connection of the api, which may not stay idle in a transaction.
    await backup.query('SET idle_in_transaction_session_timeout = 0');
    await backup.query('BEGIN');
    await backup.query('SELECT count(*) FROM ads');
    const migration = migrateDatabase(api.database, { folder, log: (line) => waits.push(line) });
    await waitUntil(
      'the migration to wait twice, under load',
      () => waits.length >= 2 && requests.length > 100,
    );
    await backup.query('COMMIT');
    await migration;
  } finally {
    backup.release(true);
    load.abort();
    await running;
    await Promise.all(requests);
  }

  expect(waits[0]).toMatch(/^migration 9001_column waits for a lock, attempt 1 of/u);
  expect([...statuses.keys()].filter((status) => status >= 400)).toEqual([]);
});
