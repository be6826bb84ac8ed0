import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { startApiProcess } from '#testing/api-process.ts';
import type { ApiProcess } from '#testing/api-process.ts';
import { addThingsToWriteTo, killWriters } from '#testing/kill-writers.ts';
import type { KillWriter } from '#testing/kill-writers.ts';
import { catchMail } from '#testing/mail-catcher.ts';
import type { MailCatcher } from '#testing/mail-catcher.ts';
import { newEmail, password } from '#testing/people.ts';
import { copyTemplate } from '#testing/template-database.ts';
import { newAddress, testEnvironment } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

/** Kills in one run; the soak kills fifty times (`API_KILLS`). */
const KILLS = Number(process.env['API_KILLS'] ?? 5);

// Each start of a whole process takes seconds; on a busy machine many.
jest.setTimeout(240_000 + KILLS * 30_000);

let mails: MailCatcher;
let dataDir: string;
let writers: readonly KillWriter[];
beforeAll(async () => {
  mails = await catchMail();
  dataDir = await copyTemplate();
  writers = killWriters(await addThingsToWriteTo(dataDir));
});
afterAll(async () => {
  await mails?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A test that failed leaves nobody behind who holds the folder. */
let running: ApiProcess | undefined;
afterEach(() => void running?.child.kill('SIGKILL'));
async function start(more: Record<string, string> = {}): Promise<ApiProcess> {
  running = await startApiProcess(environment(more));
  return running;
}

const environment = (more: Record<string, string> = {}) =>
  testEnvironment(dataDir, mails.url, { LOG_LEVEL: 'warn', ...more });
/** The ids under which mails came to an address, in the order of their coming. */
const idsTo = (email: string) =>
  mails.to(email).map(({ headers }) => /Message-ID: (\S+)/u.exec(headers)?.[1]);

/** What the api said was done. */
interface Acknowledged {
  readonly writer: KillWriter;
  readonly email: string;
}

/** All of them write without pause until enough of all kinds was acknowledged; then the api is killed. */
async function writeUntilKilled(api: ApiProcess, enough: number): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let killed = false;
  async function keepWriting(writer: KillWriter): Promise<void> {
    while (!killed) {
      const email = newEmail(writer.name);
      const done = await writer.write(api, email, newAddress()).catch(() => false);
      if (!done && !killed) throw new Error(`${writer.name} was refused`);
      if (done) acknowledged.push({ writer, email });
      const kinds = new Set(acknowledged.map((each) => each.writer)).size;
      if (acknowledged.length >= enough && kinds === writers.length && !killed) {
        killed = true;
        api.child.kill('SIGKILL');
      }
    }
  }
  await Promise.all(writers.map(keepWriting));
  await api.exit;
  return acknowledged;
}

/** Milliseconds: a job that many kills met, and that then failed once, waits for minutes. */
const ALL_DONE_MS = 60_000 + KILLS * 6000;

/** Waits until nothing is left to do. */
async function jobsDone(api: ApiProcess): Promise<void> {
  const done = async () => {
    const health = (await (await fetch(`${api.url}/health`)).json()) as {
      readonly jobs: { readonly waiting: number; readonly failed: number };
    };
    return health.jobs.waiting === 0;
  };
  await until('all jobs', done, ALL_DONE_MS).catch((error: unknown) => {
    throw new Error(api.output().slice(-2000), { cause: error });
  });
}

async function stop(api: ApiProcess): Promise<void> {
  api.child.kill('SIGTERM');
  expect(await api.exit).toBe(0);
}

describe('kill -9 while people write', () => {
  test(`${KILLS} times: nothing acknowledged is lost, jobs go on, no mail comes as two`, async () => {
    const acknowledged: Acknowledged[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const api = await start();
      // At another moment each time: early ones hit the first mails, late ones hit a full queue.
      acknowledged.push(...(await writeUntilKilled(api, 4 + (round % 8))));
      expect(existsSync(path.join(dataDir, 'db.lock'))).toBe(true);
    }
    const api = await start();
    await until(
      'all mails',
      () => acknowledged.every(({ email }) => mails.to(email).length > 0),
      ALL_DONE_MS,
    );
    await jobsDone(api);
    // A kill between the server's word and ours is all that lets a copy go out, under the same id.
    const came = acknowledged.reduce((sum, { email }) => sum + mails.to(email).length, 0);
    expect(came - acknowledged.length).toBeLessThanOrEqual(KILLS);
    for (const { writer, email } of acknowledged) {
      expect([email, new Set(idsTo(email)).size]).toEqual([email, 1]);
      const code = /code=([\w.-]+)/u.exec(mails.to(email).at(-1)?.text ?? '')?.[1];
      const body = writer.confirm === '/api/auth/confirm' ? { token: code } : { code };
      const confirmed = await api.post(writer.confirm, body, newAddress());
      expect([email, confirmed.status]).toEqual([email, 200]);
    }
    // What confirming sends goes out here: the next api would send it first.
    await jobsDone(api);
    await stop(api);
  });
});

/** Kills the process where it notes that a mail was taken. */
const killAt = (moment: 'before' | 'after') => {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const append = fs.appendFileSync;
    fs.appendFileSync = (file, ...rest) => {
      if (!String(file).endsWith('sent-mails')) return append(file, ...rest);
      if (${moment === 'after'}) append(file, ...rest);
      process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();`;
  return `--import "data:text/javascript,${encodeURIComponent(script)}"`;
};

describe('kill -9 when the mail server has just taken a mail', () => {
  /** Somebody registers, the api is killed there, and another goes on. */
  async function mailsAfterKill(moment: 'before' | 'after') {
    const email = newEmail(moment);
    const api = await start({ NODE_OPTIONS: killAt(moment) });
    const person = { email, password, displayName: 'Anna Acker', acceptTerms: true };
    await api.post('/api/auth/register', person, newAddress()).catch(() => null);
    expect(await api.exit).toBeNull();
    expect(mails.to(email)).toHaveLength(1);
    const next = await start();
    await jobsDone(next);
    await stop(next);
    return idsTo(email);
  }

  test('and this was noted, the database not knowing yet: it comes once', async () => {
    expect(await mailsAfterKill('after')).toHaveLength(1);
  });

  test('and this was not noted yet: it comes again under its id, by which mail systems know it', async () => {
    const [first, again, ...more] = await mailsAfterKill('before');
    expect(first).toMatch(/^<[0-9A-Z]{26}@gruenland\.example>$/u);
    expect([again, more]).toEqual([first, []]);
  });
});
