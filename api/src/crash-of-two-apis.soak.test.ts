import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import { createRandom, pickRandom } from '@gruenland/shared-contracts/testing/hostile-values.ts';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Pool } from 'pg';

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
/** The killing goes on until this number of kills, if a busy machine starts apis slowly. */
const MIN_KILLS = KILL_SECONDS / 10 + 2;
/**
 * Milliseconds in which an api starts. If it takes longer, apis also live longer before they are
 * killed. Otherwise eight kills in a row would use up the attempts of a task.
 */
const USUAL_START_MS = 2500;
const NEWSLETTER_RECIPIENTS = 60;
/** Milliseconds that the mail server takes for a mail. */
const MAIL_MS = { min: 300, max: 600 };
/**
 * Milliseconds between two changes of an address; each sends two mails. Two apis that are killed
 * every few seconds send about eight mails a second, so that this half of it leaves no backlog.
 */
const CHANGE_INTERVAL_MS = 600;
/** Milliseconds that the last tasks may take in addition to their mails and their waiting time. */
const DRAIN_MARGIN_MS = 30_000;
/** Number of mails that two apis send at the same time. */
const PARALLEL_MAILS = 10;

jest.setTimeout(300_000 + KILL_SECONDS * 4000);

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
/** Output of the killed apis. */
let apiOutput = '';
async function killApi(index: number): Promise<void> {
  killTimes.push(Date.now());
  apis[index]?.child.kill('SIGKILL');
  await apis[index]?.exitCode;
  apiOutput += apis[index]?.output() ?? '';
}

const getMessageIds = (email: string) =>
  mailCatcher.to(email).map(({ headers }) => /Message-ID: (\S+)/u.exec(headers)?.[1]);

/** One try of the mail server to receive a mail. */
interface Sending {
  readonly address: string;
  /** Time at which the server lets the api send the text of the mail. */
  readonly textAtMs: number;
}

/** Makes the mail server slow enough that most kills hit a mail. Returns all tries. */
function recordSendings(random: () => number): readonly Sending[] {
  const sendings: Sending[] = [];
  mailCatcher.onRecipient = (address) => {
    const delayMs = MAIL_MS.min + random() * (MAIL_MS.max - MAIL_MS.min);
    sendings.push({ address, textAtMs: Date.now() + delayMs });
    return delayMs;
  };
  return sendings;
}

/** Kills both apis at random and starts them again, while address changes add mails. */
async function killAtRandom(pool: Pool, random: () => number): Promise<void> {
  const record = await addRecord(pool);
  const killing = new AbortController();
  const killRepeatedly = async (index: number) => {
    let slowness = 1;
    while (!killing.signal.aborted || killTimes.length < MIN_KILLS) {
      const lifetimeMs = 500 + random() * pickRandom(random, [1000, 4000]);
      await wait(lifetimeMs * slowness);
      await killApi(index);
      const startMs = Date.now();
      await startApi(index);
      slowness = Math.max(1, (Date.now() - startMs) / USUAL_START_MS);
    }
  };
  const addTasks = async () => {
    for (let number = 0; !killing.signal.aborted; number += 1) {
      await addMailTask(pool, record, number);
      await wait(CHANGE_INTERVAL_MS);
    }
  };
  const end = wait(KILL_SECONDS * 1000).then(() => killing.abort());
  await Promise.all([killRepeatedly(0), killRepeatedly(1), addTasks(), end]);
}

/** Tasks that are due or were started. */
const STARTED_TASKS = `FROM tasks WHERE (run_at <= now() OR attempts > 0)`;

/** Waits until all tasks that are due or were started have ended. */
async function drainTasks(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ kind: string; count: number; wait_ms: number }>(
    `SELECT kind, count(*)::int AS count,
       (extract(epoch FROM greatest(max(run_at) - now(), interval '0')) * 1000)::int AS wait_ms
     ${STARTED_TASKS} AND state IN ('waiting', 'running') GROUP BY kind`,
  );
  const mailCount = rows.reduce(
    // A change that still waits sends two mails.
    (sum, { kind, count }) => sum + count * (kind === 'mail.email-changed' ? 2 : 1),
    0,
  );
  const waitMs = Math.max(0, ...rows.map((row) => row.wait_ms));
  const timeoutMs = waitMs + (mailCount * MAIL_MS.max) / PARALLEL_MAILS + DRAIN_MARGIN_MS;
  const startMs = Date.now();
  print(`after the last kill ${mailCount} mails wait, ${waitMs} ms for a next attempt`);
  const countOpenTasks = async () =>
    (await pool.query(`SELECT 1 ${STARTED_TASKS} AND state IN ('waiting', 'running')`)).rowCount;
  await waitUntil('all tasks', async () => (await countOpenTasks()) === 0, timeoutMs);
  print(`all tasks ended after ${Date.now() - startMs} ms, at most ${Math.round(timeoutMs)} ms`);
}

/** Prints how many runs of each kind of task a kill ended. */
async function printKilledRuns(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ kind: string; count: number; killed: number; most: number }>(
    `SELECT kind, count(*)::int AS count, sum(attempts - 1)::int AS killed, max(attempts) AS most
     ${STARTED_TASKS} GROUP BY kind ORDER BY kind`,
  );
  print(`${killTimes.length} kills with seed ${SEED}`);
  for (const { kind, count, killed, most } of rows)
    print(`${kind}: ${count} tasks, ${killed} killed runs, at most ${most} attempts`);
}

const print = (line: string) => process.stdout.write(`  ${line}\n`);

/**
 * Returns the most milliseconds that an api took to receive the acceptance of a mail and to record
 * it, measured with the mails that it sent at the first try.
 */
async function measureSlowestRecord(pool: Pool, sendings: readonly Sending[]): Promise<number> {
  const { rows } = await pool.query<{ address: string; finished_at: Date }>(
    `SELECT CASE payload->>'address' WHEN 'old' THEN old_email ELSE new_email END AS address, finished_at
     FROM tasks JOIN email_changes ON email_changes.id = payload->>'changeId'
     WHERE kind = 'mail.email-changed-address' AND attempts = 1`,
  );
  const textTimes = new Map(sendings.map(({ address, textAtMs }) => [address, textAtMs]));
  const recordTimesMs = rows.flatMap(({ address, finished_at: finishedAt }) => {
    const textAtMs = textTimes.get(address);
    return textAtMs === undefined ? [] : [finishedAt.getTime() - textAtMs];
  });
  expect(recordTimesMs.length).toBeGreaterThan(KILL_SECONDS);
  return Math.max(...recordTimesMs);
}

/** Returns whether the mails to an address differ in what a reader sees. */
const hasDifferentCopies = (address: string) =>
  new Set(
    mailCatcher.to(address).map(({ headers, text }) => `${/^Subject: .*/mu.exec(headers)} ${text}`),
  ).size > 1;

/** Milliseconds between acceptance and record of a mail that even two busy cores must not exceed. */
const MAX_RECORD_MS = 1000;

/**
 * SMTP leaves a gap between the acceptance of a mail and its record (decision 005): a kill in this
 * gap repeats the mail. Returns the mails that were repeated more often than that.
 *
 * @param recordMs length of the gap
 */
function findRepeatedMails(
  addresses: readonly string[],
  sendings: readonly Sending[],
  recordMs: number,
): readonly string[] {
  const isKilledBeforeRecord = ({ textAtMs }: Sending) =>
    killTimes.some((time) => time >= textAtMs && time < textAtMs + recordMs);
  return addresses.filter((address) => {
    const tries = sendings.filter((sending) => sending.address === address);
    return getMessageIds(address).length - 1 > tries.filter(isKilledBeforeRecord).length;
  });
}

// PGlite serves a single process.
(postgres ? describe : describe.skip)('on PostgreSQL', () => {
  test(`two apis killed at random for ${KILL_SECONDS} s do each task once and lose none (seed ${SEED})`, async () => {
    const random = createRandom(SEED);
    const database = openPostgres(postgres?.url ?? '', silentLogger, 10_000);
    const { pool } = database;
    const sendings = recordSendings(random);
    const issue = await addIssue(pool, NEWSLETTER_RECIPIENTS);
    await Promise.all([startApi(0), startApi(1)]);
    await killAtRandom(pool, random);

    // No process runs, so no lease is valid: the remaining tasks need not wait for its end.
    await Promise.all([killApi(0), killApi(1)]);
    await pool.query(`UPDATE tasks SET locked_until = now() WHERE state = 'running'`);
    await Promise.all([startApi(0), startApi(1)]);
    await drainTasks(pool);
    await printKilledRuns(pool);
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
    const recordMs = await measureSlowestRecord(pool, sendings);
    await database.close();

    expect(killTimes.length).toBeGreaterThan(MIN_KILLS);
    expect(tasks.filter(({ state }) => state === 'failed')).toEqual([]);
    expect(apiOutput).not.toContain('"task failed"');
    expect(tasks).toContainEqual(expect.objectContaining({ kind: 'maintenance', state: 'done' }));
    expect(repeatedMaintenance).toEqual([]);
    expect(deliveries).toEqual([{ state: 'sent', count: NEWSLETTER_RECIPIENTS }]);
    expect(changes.length).toBeGreaterThan(KILL_SECONDS);

    const addresses = [
      ...issue.recipients,
      ...changes.flatMap((change) => [change.old_email, change.new_email]),
    ];
    expect(addresses.filter((address) => getMessageIds(address).length === 0)).toEqual([]);
    // A mailbox keeps one copy of each Message-ID, see decision 005.
    const repeated = addresses.filter((address) => getMessageIds(address).length > 1);
    const twice = repeated.filter((address) => new Set(getMessageIds(address)).size > 1);
    print(`${addresses.length} mails, none lost, ${twice.length} twice in a mailbox`);
    print(`${repeated.length} sent again with the same Message-ID after a kill before the record`);
    print(`a mail was recorded at most ${Math.round(recordMs)} ms after its acceptance`);
    expect(twice).toEqual([]);
    expect(repeated.filter(hasDifferentCopies)).toEqual([]);
    expect(recordMs).toBeLessThan(MAX_RECORD_MS);
    expect(findRepeatedMails(repeated, sendings, recordMs)).toEqual([]);
  });
});
