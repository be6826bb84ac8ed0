import { rm } from 'node:fs/promises';

import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { ulid } from 'ulid';

import { openPglite } from '#db/open-database.ts';
import { startApiProcess } from '#testing/api-process.ts';
import type { ApiProcess } from '#testing/api-process.ts';
import { startMailCatcher } from '#testing/mail-catcher.ts';
import type { MailCatcher } from '#testing/mail-catcher.ts';
import { silentLogger } from '#testing/silent-log.ts';
import { copyTemplateFolder } from '#testing/template-database.ts';
import { createTestEnvironment } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

// Sets a long time limit, because the start of an api process can take many seconds on a busy
// machine.
jest.setTimeout(240_000);

const RECIPIENT_COUNT = 120;
/** Numbers of sent mails at which the test kills the api; `npm run soak` kills it three times. */
const KILL_AT_MAIL_COUNTS = process.env['SOAK'] ? [7, 55, 90] : [55];

let mailCatcher: MailCatcher;
let dataDir: string;
const recipients = Array.from(
  { length: RECIPIENT_COUNT },
  (_, index) => `leserin-${index}@hof.example`,
);
beforeAll(async () => {
  mailCatcher = await startMailCatcher();
  dataDir = await copyTemplateFolder();
});
let runningApi: ApiProcess | undefined;
afterEach(() => void runningApi?.child.kill('SIGKILL'));
afterAll(async () => {
  await mailCatcher?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const createEnvironment = () =>
  createTestEnvironment(dataDir, mailCatcher.url, { LOG_LEVEL: 'warn' });

/**
 * Adds subscribers of a list and a scheduled issue to the data folder while no process has it open.
 * @returns the id of the issue
 */
async function scheduleIssue(): Promise<string> {
  const database = await openPglite({ dataDir }, silentLogger);
  const issue = ulid();
  for (const email of recipients) {
    await database.pool.query(
      `INSERT INTO newsletter_subscriptions (id, email, list_id, state) VALUES ($1, $2, 'markt', 'active')`,
      [ulid(), email],
    );
  }
  await database.pool.query(
    `INSERT INTO newsletter_issues (id, list_id, subject, text, state, scheduled_for, author)
     VALUES ($1, 'markt', 'Weizen', 'Guten Tag.', 'scheduled', now(), 'x')`,
    [issue],
  );
  await database.pool.query(
    `INSERT INTO tasks (id, kind, payload) VALUES ($1, 'newsletter.start', $2)`,
    [ulid(), JSON.stringify({ issueId: issue, version: 1 })],
  );
  await database.close();
  return issue;
}

async function readDeliveryCounts(issue: string): Promise<Record<string, unknown> | undefined> {
  const database = await openPglite({ dataDir }, silentLogger);
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `SELECT i.state, count(*)::int AS all, (count(*) FILTER (WHERE d.state = 'sent'))::int AS sent
     FROM newsletter_issues i JOIN newsletter_deliveries d ON d.issue_id = i.id
     WHERE i.id = $1 GROUP BY i.state`,
    [issue],
  );
  await database.close();
  return rows[0];
}

test('after kill -9 during an issue, every reader gets it exactly once', async () => {
  const issue = await scheduleIssue();
  for (const mailCount of KILL_AT_MAIL_COUNTS) {
    runningApi = await startApiProcess(createEnvironment());
    await waitUntil(`${mailCount} mails`, () => mailCatcher.mails.length >= mailCount, 60_000);
    runningApi.child.kill('SIGKILL');
    await runningApi.exitCode;
  }
  runningApi = await startApiProcess(createEnvironment());
  const { url } = runningApi;
  await waitUntil(
    'all mails',
    () => recipients.every((email) => mailCatcher.to(email).length > 0),
    60_000,
  );
  const areTasksDone = async () => {
    const health = (await (await fetch(`${url}/health`)).json()) as {
      readonly tasks: { readonly waiting: number };
    };
    return health.tasks.waiting === 0;
  };
  await waitUntil('no task left', areTasksDone, 90_000);
  runningApi.child.kill('SIGTERM');
  expect(await runningApi.exitCode).toBe(0);
  expect(await readDeliveryCounts(issue)).toEqual({
    state: 'sent',
    all: RECIPIENT_COUNT,
    sent: RECIPIENT_COUNT,
  });
  const getMessageId = ({ headers }: { readonly headers: string }) =>
    /Message-ID: (\S+)/u.exec(headers)?.[1];
  for (const email of recipients)
    expect(new Set(mailCatcher.to(email).map(getMessageId)).size).toBe(1);
  // The mail server gets a mail twice only if the kill happens after the server accepted the mail
  // and before the delivery was recorded. Both copies have the same Message-ID.
  const duplicateCount = mailCatcher.mails.length - RECIPIENT_COUNT;
  expect(duplicateCount).toBeLessThanOrEqual(KILL_AT_MAIL_COUNTS.length * 5);
});
