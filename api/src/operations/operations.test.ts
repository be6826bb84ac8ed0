import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

import { traceBackup } from '#backup/backup-trace.ts';
import { toProblem } from '#problem.ts';
import { newEmail } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

const TOKEN = 'figures-for-tests-only';
let api: TestApi;
let impatient: TestApi;
let still: TestApi;
beforeAll(async () => {
  api = await startTestApi({ METRICS_TOKEN: TOKEN });
  // One of its own: on a busy machine it refuses what the other tests ask, too.
  impatient = await startTestApi({ SHED_DELAY_MS: '40' });
  still = await startTestApi({ READ_ONLY: 'on' });
});
afterAll(async () => {
  await api?.end();
  await impatient?.end();
  await still?.end();
});

const subscribe = (to: TestApi, email: string) =>
  to.post('/api/newsletter/subscribe', {
    email,
    listIds: ['wochenblatt'],
    page: '/',
    firstName: '',
  });

describe('figures', () => {
  const figures = async () =>
    (await api.ask({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body;

  test('are for those with the token', async () => {
    for (const authorization of ['', 'Bearer falsch', `Basic ${TOKEN}`]) {
      expect((await api.ask({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
    }
    expect(await figures()).toContain('nodejs_eventloop_lag_seconds');
  });

  test('tell when the newest backup was made, once there is one', async () => {
    const name = 'gruenland_backup_timestamp_seconds';
    expect(await figures()).toContain(`\n${name} 0\n`);
    const photos = { saved: 3, missing: [] };
    const note = {
      savedAt: new Date().toISOString(),
      tables: { users: 7 },
      photos,
      dataSecret: null,
    };
    const before = Date.now() / 1000;
    await traceBackup(api.database.drizzle, note);
    const told = Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(await figures())?.[1]);
    expect(Math.abs(told - before)).toBeLessThan(60);
  });

  test('tell of requests by pattern, of jobs, of mails, and of nobody', async () => {
    const email = newEmail('zahlen');
    await api.ask({ url: `/api/newsletter/confirm?code=${email}` });
    await api.ask({ url: '/api/newsletter/lists' });
    const answer = await subscribe(api, email);
    expect(answer.statusCode).toBeLessThan(300);
    await until('the mail', () => api.mails.to(email)[0]);
    const text = await until('the run', async () => {
      const now = await figures();
      return now.includes('gruenland_mails_total{result="sent"} 1') && now;
    });
    expect(text).toMatch(
      /gruenland_api_request_seconds_count\{method="GET",route="\/api\/newsletter\/lists",status="2xx"\} 1/u,
    );
    expect(text).toMatch(/gruenland_mails_total\{result="sent"\} 1/u);
    expect(text).toMatch(/gruenland_jobs\{state="failed"\} 0/u);
    expect(text).toMatch(/gruenland_database_connections\{state="open"\} [1-9]/u);
    expect(text).not.toContain(email);
  });
});

test('who lags behind refuses what can be read again, and takes what was written', async () => {
  const busy = setInterval(() => {
    const end = Date.now() + 120;
    while (Date.now() < end);
  }, 130);
  try {
    const refused = await until('a refusal', async () => {
      const answer = await impatient.ask({ url: '/api/newsletter/lists' });
      return answer.statusCode === 503 && answer;
    });
    expect(refused.json()).toMatchObject({ code: 'upstream.busy' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await impatient.ask({ url: '/health' })).statusCode).toBe(200);
    expect((await subscribe(impatient, 'keine')).statusCode).toBe(400);
  } finally {
    clearInterval(busy);
  }
  await until('room again', async () => {
    return (await impatient.ask({ url: '/api/newsletter/lists' })).statusCode === 200;
  });
});

describe('a site that is only read', () => {
  test('answers what reads, refuses what writes, and does nothing by itself', async () => {
    for (const url of ['/api/newsletter/lists', '/api/veranstaltungen', '/health']) {
      expect((await still.ask({ url })).statusCode).toBe(200);
    }
    const answer = await subscribe(still, newEmail('spaeter'));
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'site.read-only' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const { rows } = await still.database.pool.query('SELECT 1 FROM jobs');
    expect(rows).toEqual([]);
  });

  test('says the same where the database itself only follows another', async () => {
    const write = still.database.drizzle.transaction(async (tx) => {
      await tx.execute(sql`SET TRANSACTION READ ONLY`);
      await tx.execute(sql`DELETE FROM jobs`);
    });
    const error: unknown = await write.catch((reason: unknown) => reason);
    expect(toProblem(error)).toMatchObject({ code: 'site.read-only', statusCode: 503 });
  });
});
