import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

import { recordBackup } from '#backup/backup-record.ts';
import { toProblem } from '#problem.ts';
import { hashToken } from '#secrets/secret-token.ts';
import { createEmail } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

const METRICS_TOKEN = 'figures-for-tests-only';
let api: TestApi;
let lowLimitApi: TestApi;
let readOnlyApi: TestApi;
beforeAll(async () => {
  api = await startTestApi({ METRICS_TOKEN });
  // The limit of 40 ms gets an api of its own: on a busy machine, it would reject requests of other
  // tests.
  lowLimitApi = await startTestApi({ SHED_DELAY_MS: '40' });
  readOnlyApi = await startTestApi({ READ_ONLY: 'on' });
});
afterAll(async () => {
  await api?.end();
  await lowLimitApi?.end();
  await readOnlyApi?.end();
});

const subscribeTo = (targetApi: TestApi, email: string) =>
  targetApi.post('/api/newsletter/subscribe', {
    email,
    listIds: ['wochenblatt'],
    page: '/',
    firstName: '',
  });

describe('GET /health', () => {
  test('reports the state of all dependencies', async () => {
    const health = (await api.sendRequest({ url: '/health' })).json();
    expect(health).toMatchObject({
      status: 'ok',
      database: { status: 'ok', kind: process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite' },
      mail: { status: 'ok' },
      tasks: { status: 'ok', failed: 0 },
      readOnly: false,
      encryption: { status: 'ok' },
      search: { status: 'ok' },
    });
  });

  test('reports failing mail as degraded', async () => {
    const apiWithoutMail = await startTestApi({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const response = await apiWithoutMail.sendRequest({ url: '/health' });
    await apiWithoutMail.end();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: 'degraded', mail: { status: 'failing' } });
  });
});

describe('metrics', () => {
  const readMetrics = async () =>
    (
      await api.sendRequest({
        url: '/metrics',
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      })
    ).body;

  test('require the token', async () => {
    for (const authorization of ['', 'Bearer falsch', `Basic ${METRICS_TOKEN}`]) {
      expect(
        (await api.sendRequest({ url: '/metrics', headers: { authorization } })).statusCode,
      ).toBe(404);
    }
    expect(await readMetrics()).toContain('nodejs_eventloop_lag_seconds');
  });

  test('contain the time of the newest backup once there is one', async () => {
    const name = 'gruenland_backup_timestamp_seconds';
    expect(await readMetrics()).toContain(`\n${name} 0\n`);
    const photos = { saved: 3, missing: [] };
    const backupManifest = {
      savedAt: new Date().toISOString(),
      tables: { users: 7 },
      photos,
      dataSecret: null,
    };
    const secondsBeforeBackup = Date.now() / 1000;
    await recordBackup(api.database.drizzle, backupManifest);
    const reportedBackupSeconds = Number(
      new RegExp(`^${name} (\\S+)$`, 'mu').exec(await readMetrics())?.[1],
    );
    expect(Math.abs(reportedBackupSeconds - secondsBeforeBackup)).toBeLessThan(60);
  });

  test('count requests by pattern, tasks and mails, without personal data', async () => {
    const email = createEmail('zahlen');
    await api.sendRequest({ url: `/api/newsletter/confirm?code=${email}` });
    await api.sendRequest({ url: '/api/newsletter/lists' });
    const response = await subscribeTo(api, email);
    expect(response.statusCode).toBeLessThan(300);
    await waitUntil('the mail', () => api.mails.to(email)[0]);
    const text = await waitUntil('the run', async () => {
      const metricsText = await readMetrics();
      return metricsText.includes('gruenland_mails_total{result="sent"} 1') && metricsText;
    });
    expect(text).toMatch(
      /gruenland_api_request_seconds_count\{method="GET",route="\/api\/newsletter\/lists",status="2xx"\} 1/u,
    );
    expect(text).toMatch(/gruenland_mails_total\{result="sent"\} 1/u);
    expect(text).toMatch(/gruenland_tasks\{state="failed"\} 0/u);
    expect(text).toMatch(/gruenland_database_connections\{use="requests",state="open"\} [1-9]/u);
    expect(text).not.toContain(email);
  });
});

test('under load, reads are rejected and writes are accepted', async () => {
  const blockingTimer = setInterval(() => {
    const blockedUntilMs = Date.now() + 120;
    while (Date.now() < blockedUntilMs);
  }, 130);
  try {
    const rejectedResponse = await waitUntil('a rejection', async () => {
      const response = await lowLimitApi.sendRequest({ url: '/api/newsletter/lists' });
      return response.statusCode === 503 && response;
    });
    expect(rejectedResponse.json()).toMatchObject({ code: 'upstream.busy' });
    expect(Number(rejectedResponse.headers['retry-after'])).toBeGreaterThan(0);
    expect((await lowLimitApi.sendRequest({ url: '/health' })).statusCode).toBe(200);
    expect((await subscribeTo(lowLimitApi, 'keine')).statusCode).toBe(400);
  } finally {
    clearInterval(blockingTimer);
  }
  await waitUntil('no more rejections', async () => {
    return (await lowLimitApi.sendRequest({ url: '/api/newsletter/lists' })).statusCode === 200;
  });
});

describe('a read-only api', () => {
  test('answers reads, rejects writes and runs no background work', async () => {
    for (const url of ['/api/newsletter/lists', '/api/events', '/health']) {
      expect((await readOnlyApi.sendRequest({ url })).statusCode).toBe(200);
    }
    const response = await subscribeTo(readOnlyApi, createEmail('spaeter'));
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'site.read-only' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    const { rows } = await readOnlyApi.database.pool.query('SELECT 1 FROM tasks');
    expect(rows).toEqual([]);
    const health = (await readOnlyApi.sendRequest({ url: '/health' })).json();
    expect(health).toMatchObject({ status: 'degraded', readOnly: true });
    const { body } = await readOnlyApi.sendRequest({ url: '/metrics' });
    expect(body).toContain('\ngruenland_read_only 1\n');
  });

  test('api finding F7: keeps people signed in without renewing their session', async () => {
    const token = 'a-token-of-forty-characters-for-this-test';
    const { pool } = readOnlyApi.database;
    const client = await pool.connect();
    await client.query('BEGIN READ WRITE');
    await client.query(`INSERT INTO users (id, email, display_name, email_verified)
      VALUES ('01KREADONLYREADER0000000000', 'leserin@hof.example', 'Leserin', true)`);
    await client.query(
      `INSERT INTO sessions (id, user_id, token, family_id, expires_at, created_at)
       VALUES ('s1', '01KREADONLYREADER0000000000', $1, 'f1', now() + interval '9 days', now() - interval '9 days')`,
      [hashToken(token)],
    );
    await client.query('COMMIT');
    client.release();
    const refresh = (cookie: string) =>
      readOnlyApi.post('/api/user/refresh-token', undefined, { cookie });
    const response = await refresh(`gl_session=${token}`);
    expect([response.json(), response.headers['set-cookie']]).toEqual([
      { success: true },
      undefined,
    ]);
    expect((await refresh('gl_session=unknown')).json()).toEqual({ success: false });
    expect((await pool.query('SELECT id FROM sessions')).rows).toEqual([{ id: 's1' }]);
  });

  test('api finding F11: the database rejects every write, whatever code runs', async () => {
    const { pool } = readOnlyApi.database;
    await expect(pool.query('DELETE FROM tasks')).rejects.toMatchObject({ code: '25006' });
    await expect(pool.query("SELECT nextval('ads_number_seq')")).rejects.toMatchObject({
      code: '25006',
    });
  });

  test('also rejects writes when the database itself is read-only', async () => {
    const failedWrite = readOnlyApi.database.drizzle.transaction(async (tx) => {
      await tx.execute(sql`SET TRANSACTION READ ONLY`);
      await tx.execute(sql`DELETE FROM tasks`);
    });
    const error: unknown = await failedWrite.catch((reason: unknown) => reason);
    expect(toProblem(error)).toMatchObject({ code: 'site.read-only', statusCode: 503 });
  });
});
