import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ulid } from 'ulid';

import type { Issue } from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { createEmail, registerPerson, signIn, signInStaff } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
let content: ContentServer;
let staffCookie = '';
beforeAll(async () => {
  content = await startContentServer();
  content.stories.set('artikel/heu', {
    component: 'article',
    headline: 'Heu & Grummet',
    lead: 'Zwei Schnitte reichen.',
  });
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
  staffCookie = await signInStaff(api, 'editor');
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});

const rootPath = '/api/staff/newsletter';
const text = {
  listId: 'markt',
  audience: 'each',
  subject: 'Weizen zieht an',
  preheader: 'Was die Woche brachte',
  text: 'Guten Tag,\n\nder Weizen zieht an.',
  stories: [] as string[],
};

/** Inserts a confirmed subscription. @returns the subscribed email address */
async function insertSubscriber(overrides: Partial<Record<string, string>> = {}): Promise<string> {
  const row = {
    email: createEmail('bezieher'),
    list_id: 'markt',
    state: 'active',
    frequency: 'each',
    ...overrides,
  };
  await api.database.pool.query(
    `INSERT INTO newsletter_subscriptions (id, email, list_id, state, frequency, paused_until, confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6::timestamptz, now())`,
    [ulid(), row.email, row.list_id, row.state, row.frequency, overrides['paused_until'] ?? null],
  );
  return row.email;
}

async function endAllSubscriptions(): Promise<void> {
  await runSql(api, `UPDATE newsletter_subscriptions SET state = 'unsubscribed'`);
}

const post = (path: string, body: object = {}, cookie = staffCookie) =>
  api.post(`${rootPath}${path}`, body, { cookie });
const readIssue = async (id: string) =>
  (
    await api.sendRequest({ url: `${rootPath}/issues/${id}`, headers: { cookie: staffCookie } })
  ).json<Issue>();
async function createIssue(overrides: object = {}): Promise<string> {
  const createResponse = await post('/issues', { ...text, ...overrides });
  expect(createResponse.statusCode).toBe(201);
  return createResponse.json<{ id: string }>().id;
}
async function waitUntilSent(id: string): Promise<Issue> {
  return waitUntil('the issue is sent', async () => {
    const issue = await readIssue(id);
    return issue.state === 'sent' ? issue : null;
  });
}
const readAuditActions = async (subject: string) => {
  const { rows } = await api.database.pool.query<{ action: string }>(
    'SELECT action FROM audit_log WHERE subject = $1 ORDER BY id',
    [subject],
  );
  return rows.map(({ action }) => action);
};

describe('sending an issue', () => {
  test('reaches all current subscribers with an unsubscribe link, and is counted', async () => {
    await endAllSubscriptions();
    const [firstEmail, secondEmail] = [await insertSubscriber(), await insertSubscriber()];
    const otherEmails = [
      await insertSubscriber({ frequency: 'monthly' }),
      await insertSubscriber({ list_id: 'dorf' }),
      await insertSubscriber({ state: 'pending' }),
      await insertSubscriber({ state: 'bounced' }),
      await insertSubscriber({ paused_until: new Date(Date.now() + 86_400_000).toISOString() }),
    ];
    const id = await createIssue({ stories: ['artikel/heu'] });
    expect(await readIssue(id)).toMatchObject({ state: 'draft', recipients: 2, version: 1 });
    const response = await post(`/issues/${id}/schedule`, { version: 1, confirmed: true });
    expect(response.json()).toEqual({ done: true });
    expect(await waitUntilSent(id)).toMatchObject({
      sent: 2,
      failed: 0,
      bounced: 0,
      inProgress: 0,
    });
    const [mail] = api.mails.to(firstEmail);
    expect(mail?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail?.headers).toContain('<markt.newsletter.localhost>');
    expect(mail?.text).toContain('der Weizen zieht an.');
    expect(mail?.text.replaceAll('\r', '')).toContain(
      'Heu & Grummet\nZwei Schnitte reichen.\nhttp://localhost:3000/artikel/heu',
    );
    expect(mail?.html).toContain('Heu &amp; Grummet');
    expect(mail?.html).toContain('Was die Woche brachte');
    expect(mail?.html).not.toMatch(/<img|pixel/u);
    expect([
      api.mails.to(secondEmail).length,
      ...otherEmails.map((email) => api.mails.to(email).length),
    ]).toEqual([1, 0, 0, 0, 0, 0]);
    expect(await readAuditActions(`newsletter-issue:${id}`)).toEqual([
      'newsletter.issue-created',
      'newsletter.issue-scheduled',
    ]);
    const unsubscribeUrlMatch = /List-Unsubscribe: <http:\/\/localhost:3000([^>]+)>/u.exec(
      mail?.headers ?? '',
    );
    await api.post(unsubscribeUrlMatch?.[1] ?? '', undefined, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const nextIssueId = await createIssue();
    expect(await readIssue(nextIssueId)).toMatchObject({ recipients: 1 });
  });

  test('is rejected when repeated or based on an old version', async () => {
    await endAllSubscriptions();
    const person = await insertSubscriber();
    const id = await createIssue();
    const scheduleResponses = await Promise.all(
      [1, 2].map(() => post(`/issues/${id}/schedule`, { version: 1, confirmed: true })),
    );
    expect(scheduleResponses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await waitUntilSent(id);
    expect(api.mails.to(person)).toHaveLength(1);
    const lateResponse = await post(`/issues/${id}`, { ...text, version: 3 });
    expect(lateResponse.json()).toMatchObject({
      code: expect.stringMatching(/record\.(changed|state)/u),
    });
  });

  test('tasks that run again after a crash send no second mail', async () => {
    await endAllSubscriptions();
    const subscriberEmails = [
      await insertSubscriber(),
      await insertSubscriber(),
      await insertSubscriber(),
    ];
    const id = await createIssue();
    await post(`/issues/${id}/schedule`, { version: 1, confirmed: true });
    await waitUntilSent(id);
    // Simulates a power failure after the mails were sent and before the deliveries were recorded.
    await runSql(api, `UPDATE newsletter_deliveries SET state = 'queued' WHERE issue_id = '${id}'`);
    await runSql(api, `UPDATE newsletter_issues SET state = 'sending' WHERE id = '${id}'`);
    await runSql(
      api,
      `UPDATE tasks SET state = 'waiting', run_at = now()
       WHERE kind IN ('newsletter.start', 'newsletter.batch', 'mail.newsletter-issue')`,
    );
    expect(await waitUntilSent(id)).toMatchObject({ sent: 3 });
    await waitForTasks(api);
    expect(subscriberEmails.map((email) => api.mails.to(email).length)).toEqual([1, 1, 1]);
  });

  test('a rejected address gets no more mails; a policy rejection does not count', async () => {
    await endAllSubscriptions();
    const [unknownEmail, policyRejectedEmail, acceptedEmail] = [
      await insertSubscriber(),
      await insertSubscriber(),
      await insertSubscriber(),
    ];
    api.mails.rejectionsByEmail.set(unknownEmail, '550 5.1.1 no such user');
    api.mails.rejectionsByEmail.set(policyRejectedEmail, '550 5.7.1 not from there');
    const id = await createIssue();
    await post(`/issues/${id}/schedule`, { version: 1, confirmed: true });
    expect(await waitUntilSent(id)).toMatchObject({ sent: 1, bounced: 1, failed: 1 });
    const { rows } = await api.database.pool.query<{ email: string; state: string }>(
      'SELECT email, state FROM newsletter_subscriptions WHERE email = ANY($1)',
      [[unknownEmail, policyRejectedEmail, acceptedEmail]],
    );
    expect(Object.fromEntries(rows.map(({ email, state }) => [email, state]))).toEqual({
      [unknownEmail]: 'bounced',
      [policyRejectedEmail]: 'active',
      [acceptedEmail]: 'active',
    });
  });

  test('skips subscribers who unsubscribe or pause between batch and mail', async () => {
    await endAllSubscriptions();
    const emails = await Promise.all(Array.from({ length: 45 }, () => insertSubscriber()));
    const id = await createIssue();
    api.mails.isRefusingAll = true;
    await post(`/issues/${id}/schedule`, { version: 1, confirmed: true });
    await waitUntil('started', async () => (await readIssue(id)).state === 'sending');
    const unsubscribedEmail = emails.at(-1) ?? '';
    await runSql(
      api,
      `UPDATE newsletter_subscriptions SET state = 'unsubscribed' WHERE email = '${unsubscribedEmail}'`,
    );
    api.mails.isRefusingAll = false;
    const issue = await waitUntilSent(id);
    expect(issue.sent + issue.skipped + issue.failed).toBe(45);
    expect(issue.skipped).toBe(1);
    expect(api.mails.to(unsubscribedEmail)).toHaveLength(0);
  });
});

describe('writing an issue', () => {
  test('sends a test to its author only', async () => {
    await endAllSubscriptions();
    const reader = await insertSubscriber();
    const email = await registerPerson(api, createEmail('autor'));
    await runSql(api, `UPDATE users SET roles = '{user,editor}' WHERE email = '${email}'`);
    const cookie = await signIn(api, email);
    const id = await createIssue();
    expect((await post(`/issues/${id}/test-mail`, {}, cookie)).statusCode).toBe(200);
    const mail = await waitUntil('test mail', () =>
      api.mails.to(email).find(({ text: body }) => body.includes('Weizen')),
    );
    expect(mail.headers).toMatch(/Subject: \[Probe\]/u);
    expect(api.mails.to(reader)).toHaveLength(0);
  });

  test('is scheduled in German time and can be unscheduled until then', async () => {
    const id = await createIssue();
    const scheduledTime = '2098-07-01T08:00';
    await post(`/issues/${id}/schedule`, { version: 1, confirmed: true, at: scheduledTime });
    expect(await readIssue(id)).toMatchObject({
      state: 'scheduled',
      scheduledFor: '2098-07-01T06:00:00.000Z',
    });
    expect((await post(`/issues/${id}/unschedule`, { version: 2 })).statusCode).toBe(200);
    await runSql(api, `UPDATE tasks SET run_at = now() WHERE kind = 'newsletter.start'`);
    await waitForTasks(api);
    expect(await readIssue(id)).toMatchObject({ state: 'draft', scheduledFor: null, sent: 0 });
  });

  test.each([
    [{ stories: ['artikel/gibt-es-nicht'] }, 'stories'],
    [{ listId: 'nein' }, 'listId'],
    [{ subject: ' ' }, 'subject'],
    [{ stories: ['/etwas'] }, 'stories.0'],
  ])('rejects %j', async (overrides, field) => {
    const response = await post('/issues', { ...text, ...overrides });
    expect([400, 422]).toContain(response.statusCode);
    expect(response.json().fields).toHaveProperty([field]);
  });

  test('does not schedule an empty or unconfirmed issue, or one in the past', async () => {
    const id = await createIssue({ text: '' });
    const scheduleIssue = (overrides: object) =>
      post(`/issues/${id}/schedule`, { version: 1, confirmed: true, ...overrides });
    expect((await scheduleIssue({})).statusCode).toBe(422);
    expect((await scheduleIssue({ confirmed: false })).statusCode).toBe(400);
    expect((await scheduleIssue({ at: '2020-01-01T08:00' })).statusCode).toBe(422);
    expect(await readIssue(id)).toMatchObject({ state: 'draft' });
  });

  test('of two parallel edits the second is rejected', async () => {
    const id = await createIssue();
    const firstResponse = await post(`/issues/${id}`, { ...text, subject: 'Anders', version: 1 });
    expect(firstResponse.statusCode).toBe(200);
    const secondResponse = await post(`/issues/${id}`, { ...text, version: 1 });
    expect(secondResponse.json()).toMatchObject({ code: 'record.changed' });
  });
});

test('lists a scheduled issue before any number of later drafts', async () => {
  const id = await createIssue({ subject: 'Morgen früh' });
  await runSql(
    api,
    `UPDATE newsletter_issues SET state = 'scheduled', updated_at = '2020-01-01' WHERE id = '${id}'`,
  );
  for (let count = 0; count < 20; count += 1) await createIssue();
  const response = await api.sendRequest({ url: rootPath, headers: { cookie: staffCookie } });
  expect(response.json<{ issues: { id: string }[] }>().issues[0]?.id).toBe(id);
});
