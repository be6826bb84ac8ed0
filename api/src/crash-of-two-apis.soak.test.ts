import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import { createRandom, pickRandom } from '@gruenland/shared-contracts/testing/hostile-values.ts';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { openPostgres } from '#db/open-database.ts';
import { startApiProcess } from '#testing/api-process.ts';
import type { ApiProcess } from '#testing/api-process.ts';
import { startMailCatcher } from '#testing/mail-catcher.ts';
import type { MailCatcher } from '#testing/mail-catcher.ts';
import { silentLogger } from '#testing/silent-log.ts';
import { addIssue, addMailTask, addRecord } from '#testing/task-writers.ts';
import { createEmptyFolder } from '#testing/template-database.ts';
import { createPostgresDatabase } from '#testing/test-database.ts';
import { createTestEnvironment } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

/** Seconds of random kills. `npm run soak` sets `API_TASK_KILL_SECONDS` to 600. */
const KILL_SECONDS = Number(process.env['API_TASK_KILL_SECONDS'] ?? 600);
/** Seed of the random times; a failed run prints it. */
const SEED = Number(process.env['API_TASK_KILL_SEED'] ?? Date.now() % 1_000_000);
const NEWSLETTER_RECIPIENTS = 60;
/** Milliseconds that an api may take to record a mail after the mail server has accepted it. */
const RECORD_MS = 400;
const DRAIN_TIMEOUT_MS = 120_000;

jest.setTimeout(300_000 + KILL_SECONDS * 2000);

const postgres = await createPostgresDatabase();

let mailCatcher: MailCatcher;
let dataDirs: readonly string[];
const apis: (ApiProcess | undefined)[] = [];
beforeAll(async () => {
  mailCatcher = await startMailCatcher();
  // Each api has its own folder, as on two machines.
  dataDirs = [await createEmptyFolder(), await createEmptyFolder()];
});
afterAll(async () => {
  for (const api of apis) api?.child.kill('SIGKILL');
  await Promise.all(apis.map((api) => api?.exitCode));
  await mailCatcher?.close();
  await postgres?.drop();
  for (const folder of dataDirs) await rm(folder, { recursive: true, force: true });
});

async function startApi(index: number): Promise<void> {
  apis[index] = await startApiProcess(
    createTestEnvironment(dataDirs[index] ?? '', mailCatcher.url, {
      DATABASE_URL: postgres?.url ?? '',
      LOG_LEVEL: 'warn',
    }),
  );
}

const killTimes: number[] = [];
async function killApi(index: number): Promise<void> {
  killTimes.push(Date.now());
  apis[index]?.child.kill('SIGKILL');
  await apis[index]?.exitCode;
}

const getMessageIds = (email: string) =>
  mailCatcher.to(email).map(({ headers }) => /Message-ID: (\S+)/u.exec(headers)?.[1]);

// PGlite serves a single process.
(postgres ? describe : describe.skip)('on PostgreSQL', () => {
  test(`two apis killed at random for ${KILL_SECONDS} s do each task once and lose none (seed ${SEED})`, async () => {
    const random = createRandom(SEED);
    const database = openPostgres(postgres?.url ?? '', silentLogger, 10_000);
    const { pool } = database;
    const sendings = new Map<string, { startMs: number; delayMs: number }>();
    // Slow enough that most kills hit a mail, and much slower than the record of a mail.
    mailCatcher.onRecipient = (address) => {
      const delayMs = 600 + random() * 600;
      if (!sendings.has(address)) sendings.set(address, { startMs: Date.now(), delayMs });
      return delayMs;
    };
    const issue = await addIssue(pool, NEWSLETTER_RECIPIENTS);
    const record = await addRecord(pool);
    await Promise.all([startApi(0), startApi(1)]);

    const killing = new AbortController();
    const killRepeatedly = async (index: number) => {
      while (!killing.signal.aborted) {
        await wait(500 + random() * pickRandom(random, [1000, 4000]));
        await killApi(index);
        await startApi(index);
      }
    };
    const addTasks = async () => {
      for (let number = 0; !killing.signal.aborted; number += 1) {
        await addMailTask(pool, record, number);
        await wait(300);
      }
    };
    const end = wait(KILL_SECONDS * 1000).then(() => killing.abort());
    await Promise.all([killRepeatedly(0), killRepeatedly(1), addTasks(), end]);

    // No process runs, so no lease is valid: the remaining tasks need not wait for its end.
    await Promise.all([killApi(0), killApi(1)]);
    await pool.query(`UPDATE tasks SET locked_until = now() WHERE state = 'running'`);
    await Promise.all([startApi(0), startApi(1)]);
    const readStates = async () => {
      const { rows } = await pool.query<{ state: string }>(
        `SELECT DISTINCT state FROM tasks WHERE run_at <= now() OR attempts > 0`,
      );
      return rows.map(({ state }) => state);
    };
    const isDone = async () => (await readStates()).every((state) => /done|failed/u.test(state));
    await waitUntil('all tasks', isDone, DRAIN_TIMEOUT_MS);
    const { rows: tasks } = await pool.query<{ kind: string; state: string; count: string }>(
      'SELECT kind, state, count(*) FROM tasks GROUP BY 1, 2 ORDER BY 1, 2',
    );
    const { rows: repeatedMaintenance } = await pool.query(
      `SELECT payload FROM tasks WHERE kind = 'maintenance' GROUP BY 1 HAVING count(*) > 1`,
    );
    const { rows: deliveries } = await pool.query(
      'SELECT state, count(*)::int FROM newsletter_deliveries GROUP BY 1',
    );
    const { rows: changes } = await pool.query<{ old_email: string; new_email: string }>(
      'SELECT old_email, new_email FROM email_changes',
    );
    await database.close();

    expect(killTimes.length).toBeGreaterThan(KILL_SECONDS / 10 + 1);
    expect(tasks.filter(({ state }) => state === 'failed')).toEqual([]);
    expect(tasks).toContainEqual(expect.objectContaining({ kind: 'maintenance', state: 'done' }));
    expect(repeatedMaintenance).toEqual([]);
    expect(deliveries).toEqual([{ state: 'sent', count: NEWSLETTER_RECIPIENTS }]);
    expect(changes.length).toBeGreaterThan(KILL_SECONDS);

    const addresses = [
      ...issue.recipients,
      ...changes.flatMap((change) => [change.old_email, change.new_email]),
    ];
    expect(addresses.filter((address) => getMessageIds(address).length === 0)).toEqual([]);
    const repeated = addresses.filter((address) => getMessageIds(address).length > 1);
    expect(repeated.filter((address) => new Set(getMessageIds(address)).size > 1)).toEqual([]);
    // SMTP leaves a gap between the acceptance of a mail and its record (decision 005): a kill in
    // this gap repeats the mail. Other mails must not be repeated.
    const wasKilledWhileSending = (address: string) => {
      const { startMs = 0, delayMs = 0 } = sendings.get(address) ?? {};
      return killTimes.some((time) => time > startMs && time < startMs + delayMs + RECORD_MS);
    };
    expect(repeated.filter((address) => !wasKilledWhileSending(address))).toEqual([]);
  });
});
