import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { readConfig } from '#config.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openPglite } from '#db/open-database.ts';
import { startApi } from '#start.ts';
import type { Api } from '#start.ts';
import { accessList } from '#testing/access-list.ts';
import { migrationsBefore } from '#testing/migration-files.ts';
import { silent } from '#testing/silent-log.ts';
import { siteUrl, testEnvironment } from '#testing/test-api.ts';

/** This and all later ones are missing: tables and columns of the desks, of the market, of messages. */
const FIRST_MISSING = '0024_desk_work';

let api: Api;
let dataDir = '';
let migrations = { folder: '', missing: 0 };
const lines: string[] = [];
jest.setTimeout(90_000);
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gruenland-old-'));
  migrations = await migrationsBefore(FIRST_MISSING);
  const old = await openPglite({ dataDir }, silent);
  await migrateDatabase(old, migrations.folder);
  await old.close();
  const environment = testEnvironment(dataDir, 'smtp://127.0.0.1:1', {
    READ_ONLY: 'on',
    LOG_LEVEL: 'warn',
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
  for (const folder of [dataDir, migrations.folder])
    await rm(folder, { recursive: true, force: true });
});

const ask = async (method: 'GET' | 'POST', url: string) =>
  api.app.inject({ method, url, headers: { origin: siteUrl } });

test('the new api on the schema of before says how far it is behind', () => {
  expect(lines.join('')).toContain(`"pending":${migrations.missing}`);
});

test('what is for everybody answers, or says 503 with its code; never 500', async () => {
  const urls = [...accessList]
    .filter(([route, access]) => access === 'anybody' && /^GET [^{]+$/u.test(route))
    .map(([route]) => route);
  const statuses = new Map<string, number>();
  const codes = new Set<string>();
  for (const route of urls) {
    const answer = await ask('GET', route.slice('GET '.length));
    statuses.set(route, answer.statusCode);
    if (answer.statusCode === 503) codes.add(answer.json().code);
  }
  const broken = [...statuses].filter(([, status]) => status >= 500 && status !== 503);
  expect(broken).toEqual([]);
  expect([...codes]).toEqual(['upstream.unavailable']);
  // What the missing migrations did not touch goes on as ever.
  for (const route of ['/health', '/api/kleinanzeigen/categories', '/api/newsletter/lists'])
    expect([route, statuses.get(`GET ${route}`)]).toEqual([route, 200]);
  // What they brought is not there yet, and says so.
  expect(statuses.get('GET /api/betrieb/massnahmen')).toBe(503);
});

test('what writes is refused before anything is looked at', async () => {
  const answer = await ask('POST', '/api/newsletter/subscribe');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'site.read-only']);
});
