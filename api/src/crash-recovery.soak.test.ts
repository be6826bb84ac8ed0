import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { startApiProcess } from '#testing/api-process.ts';
import type { ApiProcess } from '#testing/api-process.ts';
import { addWriteTargets, createWriters } from '#testing/crash-writers.ts';
import type { Writer } from '#testing/crash-writers.ts';
import { startMailCatcher } from '#testing/mail-catcher.ts';
import type { MailCatcher } from '#testing/mail-catcher.ts';
import { createEmail, password } from '#testing/people.ts';
import { copyTemplateFolder } from '#testing/template-database.ts';
import { createIpAddress, createTestEnvironment } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

/** Number of times that a test kills the api during writes. Only soak does, with `API_KILLS`. */
const KILL_COUNT = Number(process.env['API_KILLS'] ?? 0);

// Starting an api process takes seconds, longer on a busy machine.
jest.setTimeout(240_000 + KILL_COUNT * 30_000);

let mailCatcher: MailCatcher;
let dataDir: string;
beforeAll(async () => {
  mailCatcher = await startMailCatcher();
  dataDir = await copyTemplateFolder();
});
afterAll(async () => {
  await mailCatcher?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * The api process that was started last. `afterEach` kills it, because it locks the data folder.
 */
let runningApi: ApiProcess | undefined;
afterEach(() => void runningApi?.child.kill('SIGKILL'));
async function startNewApi(extraVariables: Record<string, string> = {}): Promise<ApiProcess> {
  runningApi = await startApiProcess(createEnvironment(extraVariables));
  return runningApi;
}

const createEnvironment = (extraVariables: Record<string, string> = {}) =>
  createTestEnvironment(dataDir, mailCatcher.url, { LOG_LEVEL: 'warn', ...extraVariables });
/** Returns the Message-IDs of the mails to an email address, in order of arrival. */
const getMailMessageIds = (email: string) =>
  mailCatcher.to(email).map(({ headers }) => /Message-ID: (\S+)/u.exec(headers)?.[1]);

/** A write that the api acknowledged. */
interface AcknowledgedWrite {
  readonly writer: Writer;
  readonly email: string;
}

/**
 * Runs all writers until the api has acknowledged every kind of write and at least `minWrites`
 * writes; then kills the api.
 */
async function writeUntilKilled(
  api: ApiProcess,
  writers: readonly Writer[],
  minWrites: number,
): Promise<AcknowledgedWrite[]> {
  const acknowledgedWrites: AcknowledgedWrite[] = [];
  let isKilled = false;
  async function writeRepeatedly(writer: Writer): Promise<void> {
    while (!isKilled) {
      const email = createEmail(writer.name);
      const isAcknowledged = await writer.write(api, email, createIpAddress()).catch(() => false);
      if (!isAcknowledged && !isKilled) throw new Error(`a write of ${writer.name} was rejected`);
      if (isAcknowledged) acknowledgedWrites.push({ writer, email });
      const writerCount = new Set(acknowledgedWrites.map((write) => write.writer)).size;
      if (acknowledgedWrites.length >= minWrites && writerCount === writers.length && !isKilled) {
        isKilled = true;
        api.child.kill('SIGKILL');
      }
    }
  }
  await Promise.all(writers.map(writeRepeatedly));
  await api.exitCode;
  return acknowledgedWrites;
}

/**
 * Timeout in milliseconds for emptying the queue. A task that several kills interrupted may wait
 * for minutes.
 */
const DRAIN_TIMEOUT_MS = 60_000 + KILL_COUNT * 6000;

/** Waits until the task queue is empty. */
async function waitForEmptyQueue(api: ApiProcess): Promise<void> {
  const isQueueEmpty = async () => {
    const health = (await (await fetch(`${api.url}/health`)).json()) as {
      readonly tasks: { readonly waiting: number; readonly failed: number };
    };
    return health.tasks.waiting === 0;
  };
  await waitUntil('all tasks', isQueueEmpty, DRAIN_TIMEOUT_MS).catch((error: unknown) => {
    throw new Error(api.output().slice(-2000), { cause: error });
  });
}

async function stopApi(api: ApiProcess): Promise<void> {
  api.child.kill('SIGTERM');
  expect(await api.exitCode).toBe(0);
}

// Skipped unless kills are asked for: a few of them rarely meet the moment that matters.
(KILL_COUNT > 0 ? describe : describe.skip)('kill -9 during writes', () => {
  test(`after ${KILL_COUNT} kill(s): no acknowledged write is lost, tasks continue, no mail is sent twice`, async () => {
    const writers = createWriters(await addWriteTargets(dataDir));
    const acknowledgedWrites: AcknowledgedWrite[] = [];
    for (let round = 0; round < KILL_COUNT; round += 1) {
      const api = await startNewApi();
      // Each round kills the api at a different time: early kills hit the first mails, late kills
      // hit a full queue.
      acknowledgedWrites.push(...(await writeUntilKilled(api, writers, 4 + (round % 8))));
      expect(existsSync(path.join(dataDir, 'db.lock'))).toBe(true);
    }
    const api = await startNewApi();
    await waitUntil(
      'all mails',
      () => acknowledgedWrites.every(({ email }) => mailCatcher.to(email).length > 0),
      DRAIN_TIMEOUT_MS,
    );
    await waitForEmptyQueue(api);
    // The mail server gets a mail twice only if the api is killed after the server accepted the
    // mail and before the api recorded it. Both copies have the same Message-ID.
    const deliveredMailCount = acknowledgedWrites.reduce(
      (sum, { email }) => sum + mailCatcher.to(email).length,
      0,
    );
    expect(deliveredMailCount - acknowledgedWrites.length).toBeLessThanOrEqual(KILL_COUNT);
    for (const { writer, email } of acknowledgedWrites) {
      expect([email, new Set(getMailMessageIds(email)).size]).toEqual([email, 1]);
      const code = /code=([\w.-]+)/u.exec(mailCatcher.to(email).at(0)?.text ?? '')?.[1];
      const body = writer.confirmPath === '/api/auth/confirm' ? { token: code } : { code };
      const confirmResponse = await api.post(writer.confirmPath, body, createIpAddress());
      expect([email, confirmResponse.status]).toEqual([email, 200]);
    }
    // Waits until the confirmation mails are sent. Otherwise the api that the next test starts
    // would send them.
    await waitForEmptyQueue(api);
    await stopApi(api);
  });
});

/** Returns a Node option that kills the process before or after it records an accepted mail. */
const getKillOption = (killTiming: 'before' | 'after') => {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const append = fs.appendFileSync;
    fs.appendFileSync = (file, ...rest) => {
      if (!String(file).endsWith('sent-mails')) return append(file, ...rest);
      if (${killTiming === 'after'}) append(file, ...rest);
      process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();`;
  return `--import "data:text/javascript,${encodeURIComponent(script)}"`;
};

describe('kill -9 after the mail server accepted a mail', () => {
  /** Registers a user and waits until the process is killed. @returns the email address */
  async function registerUntilKilled(killTiming: 'before' | 'after'): Promise<string> {
    const email = createEmail(killTiming);
    const api = await startNewApi({ NODE_OPTIONS: getKillOption(killTiming) });
    const person = { email, password, displayName: 'Anna Acker', acceptTerms: true };
    await api.post('/api/auth/register', person, createIpAddress()).catch(() => null);
    expect(await api.exitCode).toBeNull();
    expect(mailCatcher.to(email)).toHaveLength(1);
    return email;
  }

  test('the mail is sent once after the record, otherwise again with the same Message-ID', async () => {
    const recordedEmail = await registerUntilKilled('after');
    const unrecordedEmail = await registerUntilKilled('before');
    const api = await startNewApi();
    await waitForEmptyQueue(api);
    await stopApi(api);
    expect(getMailMessageIds(recordedEmail)).toHaveLength(1);
    const [firstId, repeatedId, ...otherIds] = getMailMessageIds(unrecordedEmail);
    expect(firstId).toMatch(/^<[0-9A-Z]{26}@gruenland\.example>$/u);
    expect([repeatedId, otherIds]).toEqual([firstId, []]);
  });
});
