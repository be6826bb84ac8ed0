import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { failedStart, startApiProcess } from '#testing/api-process.ts';
import type { ApiProcess } from '#testing/api-process.ts';
import { catchMail } from '#testing/mail-catcher.ts';
import type { MailCatcher } from '#testing/mail-catcher.ts';
import { newEmail, password } from '#testing/people.ts';
import { copyTemplate } from '#testing/template-database.ts';
import { newAddress, testEnvironment } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

/** Kills in one run; the soak kills fifty times (`API_KILLS`). */
const KILLS = Number(process.env['API_KILLS'] ?? 5);

// Each start of a whole process takes seconds; on a busy machine many.
jest.setTimeout(120_000 + KILLS * 20_000);

let mails: MailCatcher;
let dataDir: string;
beforeAll(async () => {
  mails = await catchMail();
  dataDir = await copyTemplate();
});
afterAll(async () => {
  await mails?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const environment = (more: Record<string, string> = {}) =>
  testEnvironment(dataDir, mails.url, { LOG_LEVEL: 'warn', ...more });
const lockFile = () => path.join(dataDir, 'db.lock');

describe('the process', () => {
  test('says what is wrong with its environment and ends', async () => {
    const { code, output } = await failedStart(environment({ API_PORT: 'x', SITE_URL: 'y' }));
    expect(code).toBe(1);
    expect(output).toMatch(
      /^api: The environment is not usable:\n {2}API_PORT: .*\n {2}SITE_URL: /u,
    );
  });

  test('refuses a folder that another one has open, and ends on SIGTERM, freeing it', async () => {
    const first = await startApiProcess(environment());
    const second = await failedStart(environment());
    expect(second.code).toBe(1);
    expect(second.output).toContain(`in use by process ${first.child.pid}`);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(existsSync(lockFile())).toBe(false);
  });

  test('answers what is under way before it ends', async () => {
    const api = await startApiProcess(environment());
    const login = api.post('/api/auth/login', { email: newEmail(), password });
    const health = await fetch(`${api.url}/health`);
    expect(health.status).toBe(200);
    api.child.kill('SIGTERM');
    expect((await login).status).toBe(401);
    expect(await api.exit).toBe(0);
  });

  test('ends when the process that started it has gone', async () => {
    const api = await startApiProcess(environment());
    api.child.disconnect();
    expect(await api.exit).toBe(0);
    expect(existsSync(lockFile())).toBe(false);
  });
});

describe('kill -9 while people register', () => {
  /** Registers without pause, from four sides, until enough were acknowledged; then kills. */
  async function registerUntilKilled(api: ApiProcess, enough: number): Promise<string[]> {
    const acknowledged: string[] = [];
    let killed = false;
    async function keepRegistering(): Promise<void> {
      while (!killed) {
        const email = newEmail('kill');
        const person = { email, password, displayName: 'Anna Acker', acceptTerms: true };
        const answer = await api.post('/api/auth/register', person, newAddress()).catch(() => null);
        if (answer?.status === 202) acknowledged.push(email);
        if (acknowledged.length >= enough && !killed) {
          killed = true;
          api.child.kill('SIGKILL');
        }
      }
    }
    await Promise.all([1, 2, 3, 4].map(() => keepRegistering()));
    await api.exit;
    return acknowledged;
  }

  test(`${KILLS} times: nothing acknowledged is lost, every mail arrives, none as two`, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const api = await startApiProcess(environment());
      // At another moment each time: early ones hit the first mails, late ones hit a full queue.
      acknowledged.push(...(await registerUntilKilled(api, 3 + (round % 8))));
      expect(existsSync(lockFile())).toBe(true);
    }
    const api = await startApiProcess(environment());
    await until(
      'all mails',
      () => acknowledged.every((email) => mails.to(email).length > 0),
      60_000 + KILLS * 5_000,
    );
    for (const email of acknowledged) {
      // A mail that went out just before the kill goes out again, recognisable by its id.
      const ids = mails.to(email).map((mail) => /Message-ID: (\S+)/u.exec(mail.headers)?.[1]);
      expect([email, new Set(ids).size]).toEqual([email, 1]);
      const code = /code=([\w-]+)/u.exec(mails.to(email).at(-1)?.text ?? '')?.[1];
      const confirmed = await api.post('/api/auth/confirm', { token: code }, newAddress());
      expect([email, confirmed.status]).toEqual([email, 200]);
    }
    api.child.kill('SIGTERM');
    expect(await api.exit).toBe(0);
  });
});
