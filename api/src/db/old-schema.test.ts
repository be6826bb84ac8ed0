import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { readConfig } from '#config.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openPglite, openPostgres } from '#db/open-database.ts';
import { startApi } from '#start.ts';
import type { Api } from '#start.ts';
import { accessList } from '#testing/access-list.ts';
import { copyMigrationsBefore } from '#testing/migration-files.ts';
import { silentLogger } from '#testing/silent-log.ts';
import { siteUrl, createTestEnvironment } from '#testing/test-api.ts';
import { createPostgresDatabase } from '#testing/test-database.ts';
import type { PostgresDatabase } from '#testing/test-database.ts';

/**
 * The test database lacks this migration, which adds the staff tables, and all later migrations.
 */
const FIRST_MISSING_MIGRATION = '0001_staff_pages';

let api: Api;
let dataDir = '';
let postgres: PostgresDatabase | null = null;
let copiedMigrations = { folder: '', missing: 0 };
const lines: string[] = [];
jest.setTimeout(90_000);
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gruenland-old-'));
  copiedMigrations = await copyMigrationsBefore(FIRST_MISSING_MIGRATION);
  postgres = await createPostgresDatabase({ isEmpty: true });
  const database = postgres
    ? openPostgres(postgres.url, silentLogger)
    : await openPglite({ dataDir }, silentLogger);
  await migrateDatabase(database, { folder: copiedMigrations.folder });
  await database.close();
  const environment = createTestEnvironment(dataDir, 'smtp://127.0.0.1:1', {
    READ_ONLY: 'on',
    LOG_LEVEL: 'warn',
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const log = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  api = await startApi(readConfig(environment), { log });
});
afterAll(async () => {
  await api?.close();
  await postgres?.drop();
  for (const folder of [dataDir, copiedMigrations.folder])
    await rm(folder, { recursive: true, force: true });
});

const sendRequest = async (method: 'GET' | 'POST', url: string) =>
  api.app.inject({ method, url, headers: { origin: siteUrl } });

test('logs the number of pending migrations when the schema is older than the code', () => {
  expect(lines.join('')).toContain(`"pending":${copiedMigrations.missing}`);
});

test('public routes answer as usual or with 503 and its code, never with 500', async () => {
  const publicGetRoutes = [...accessList]
    .filter(([route, access]) => access === 'anybody' && /^GET [^{]+$/u.test(route))
    .map(([route]) => route);
  const statusByRoute = new Map<string, number>();
  const problemCodes = new Set<string>();
  for (const route of publicGetRoutes) {
    const response = await sendRequest('GET', route.slice('GET '.length));
    statusByRoute.set(route, response.statusCode);
    if (response.statusCode === 503) problemCodes.add(response.json().code);
  }
  const unexpectedErrors = [...statusByRoute].filter(
    ([, status]) => status >= 500 && status !== 503,
  );
  expect(unexpectedErrors).toEqual([]);
  expect([...problemCodes]).toEqual(['upstream.unavailable']);
  // Routes that need no missing migration work as usual.
  for (const route of ['/health', '/api/kleinanzeigen/categories', '/api/newsletter/lists'])
    expect([route, statusByRoute.get(`GET ${route}`)]).toEqual([route, 200]);
  // Routes that need a missing table answer 503.
  expect(statusByRoute.get('GET /api/operations/kill-switches')).toBe(503);
});

test('rejects writes before validation', async () => {
  const response = await sendRequest('POST', '/api/newsletter/subscribe');
  expect([response.statusCode, response.json().code]).toEqual([503, 'site.read-only']);
});
