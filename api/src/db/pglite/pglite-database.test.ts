import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import type { Database } from '#db/database.ts';
import { isDatabaseUnavailableError } from '#db/database.ts';
import { openPglite } from '#db/open-database.ts';
import { silentLogger } from '#testing/silent-log.ts';
import { copyTemplateFolder } from '#testing/template-database.ts';
import { waitUntil } from '#testing/wait-until.ts';

// Restarting the thread takes longer on a busy machine.
jest.setTimeout(60_000);

const endlessQuery = 'SELECT count(*) FROM generate_series(1, 4000000000)';

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = await copyTemplateFolder();
  database = await openPglite({ dataDir }, silentLogger);
});
afterAll(async () => {
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const queryRow = async (statement: string, values: unknown[] = []) =>
  (await database.pool.query(statement, values)).rows[0];

describe('the embedded database', () => {
  test('transfers types, umlauts and large values unchanged', async () => {
    const largeText = 'ä'.repeat(1_000_000);
    const values = [largeText, { a: [1, 'ü'] }, ['x', null], new Date(0)];
    const row = await queryRow(
      'SELECT $1::text a, $2::jsonb b, $3::text[] c, $4::timestamptz d',
      values,
    );
    expect(row).toEqual({ a: largeText, b: { a: [1, 'ü'] }, c: ['x', null], d: new Date(0) });
  });

  test('reserves little memory for buffers', async () => {
    const { bytes } = await queryRow(
      "SELECT setting::int * pg_size_bytes(unit) AS bytes FROM pg_settings WHERE name = 'shared_buffers'",
    );
    expect(Number(bytes)).toBeLessThan(32 * 1024 * 1024);
  });

  test('answers queries after an error', async () => {
    await expect(database.pool.query('SELEC 1')).rejects.toMatchObject({ code: '42601' });
    expect(await queryRow('SELECT 1 AS n')).toEqual({ n: 1 });
  });

  test('rolls back an open transaction when its connection closes', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query('DELETE FROM ad_categories WHERE legacy');
    client.release(true);
    const row = await queryRow('SELECT count(*)::int AS n FROM ad_categories WHERE legacy');
    expect(row).toEqual({ n: 4 });
  });

  test('discards session settings and locks when a connection closes', async () => {
    const client = await database.pool.connect();
    await client.query("SET search_path = 'elsewhere'");
    await client.query('SELECT pg_advisory_lock(1)');
    client.release(true);
    expect(await queryRow('SELECT count(*)::int AS n FROM users')).toEqual({ n: 0 });
    expect(
      await queryRow("SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory'"),
    ).toEqual({ n: 0 });
  });
});

describe('closing', () => {
  test('waits for the running query', async () => {
    const client = await database.pool.connect();
    const query = client.query('SELECT pg_sleep(0.2), 1 AS n').finally(() => client.release());
    await database.close();
    expect((await query).rows).toMatchObject([{ n: 1 }]);
    database = await openPglite({ dataDir }, silentLogger);
    expect(await queryRow('SELECT 2 AS n')).toEqual({ n: 2 });
  });

  test('removes a closed connection from the pool', async () => {
    const client = await database.pool.connect();
    client.release(true);
    await waitUntil('no connection', () => database.pool.totalCount === 0);
    expect(await queryRow('SELECT 1 AS n')).toEqual({ n: 1 });
  });
});

describe('a query that exceeds its timeout', () => {
  beforeAll(async () => {
    await database.close();
    database = await openPglite({ dataDir, timeoutMs: 800 }, silentLogger);
  });

  test('fails, and a new thread answers the queries queued behind it', async () => {
    const results = await Promise.allSettled([
      database.pool.query(endlessQuery),
      database.pool.query('SELECT 1 AS n'),
      database.pool.query('SELECT 2 AS n'),
    ]);
    const [timedOutResult, ...laterResults] = results;
    expect(timedOutResult?.status).toBe('rejected');
    expect(
      timedOutResult?.status === 'rejected' && isDatabaseUnavailableError(timedOutResult.reason),
    ).toBe(true);
    expect(
      laterResults.map((result) => result.status === 'fulfilled' && result.value.rows),
    ).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  });

  test('does not lose earlier acknowledged writes', async () => {
    for (let round = 0; round < 3; round += 1) {
      await database.pool.query('INSERT INTO throttles VALUES ($1, $2, now())', [
        `k${round}`,
        round,
      ]);
      await expect(database.pool.query(endlessQuery)).rejects.toThrow('took longer than 800 ms');
    }
    expect(await queryRow('SELECT count(*)::int AS n FROM throttles')).toEqual({ n: 3 });
  });

  test('is allowed during migrations', async () => {
    const startedAt = performance.now();
    await database.runWithoutTimeout(() => database.pool.query('SELECT pg_sleep(1.2)'));
    expect(performance.now() - startedAt).toBeGreaterThan(1000);
  });
});

describe('the lock file', () => {
  test('prevents opening the folder again, in this and another process', async () => {
    await expect(openPglite({ dataDir }, silentLogger)).rejects.toThrow(
      new RegExp(`in use by process ${process.pid} on .* DATA_DIR`, 'u'),
    );
    const script = `import(${JSON.stringify(path.resolve(import.meta.dirname, '../open-database.ts'))})
      .then((m) => m.openPglite({ dataDir: ${JSON.stringify(dataDir)} }, console))
      .then(() => process.exit(0), (error) => { console.log(error.name); process.exit(3); });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env: {} });
    const [output] = await Promise.all([
      text(child.stdout),
      new Promise((resolve) => child.once('close', resolve)),
    ]);
    expect([child.exitCode, output.trim()]).toEqual([3, 'FolderLockedError']);
  });

  test('is released on close', async () => {
    await database.close();
    database = await openPglite({ dataDir }, silentLogger);
    expect(await queryRow('SELECT 1 AS n')).toEqual({ n: 1 });
  });
});
