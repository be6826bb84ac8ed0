import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ulid } from 'ulid';

import type {
  OwnApplication,
  ReceivedApplications,
} from '@gruenland/shared-contracts/api/job-applications.ts';

import { insertGuestJob } from '#testing/job-postings.ts';
import { waitForCode, createEmail, registerPerson, signIn } from '#testing/people.ts';
import { runSql, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import type { StoredJob } from '../job-record.repository.ts';
import { eraseExpiredRows } from '#retention/erase-expired-rows.ts';

let api: TestApi;
let owner: { email: string; cookie: string };
let job: StoredJob;
beforeAll(async () => {
  api = await startTestApi();
  const email = await registerPerson(api, createEmail('betrieb'));
  owner = { email, cookie: await signIn(api, email) };
});
afterAll(() => api?.end());

const DAY_MS = 86_400_000;
const createPdf = (body = 'mein Leben') => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`, 'latin1');

beforeEach(async () => {
  job = await insertGuestJob(api.database.drizzle, owner.email);
});

const apply = (
  email: string | null,
  overrides: object = {},
  headers: Record<string, string> = {},
) =>
  api.post(
    `/api/jobs/${job.number}/applications`,
    {
      name: 'Hanna Ohlsen',
      ...(email && { email }),
      message: 'Ich melke gern.',
      consent: true,
      ...overrides,
    },
    headers,
  );
const actOnApplication = (action: 'confirm' | 'withdraw', code: string) =>
  api.post(`/api/jobs/applications/${action}`, { code });
const readApplication = async (code: string) => {
  const response = await api.sendRequest({ url: `/api/jobs/applications/own?code=${code}` });
  return { status: response.statusCode, body: response.json<OwnApplication>() };
};
const getCode = (email: string, mailCount = 1) =>
  waitForCode(api, email, '/jobs/bewerbung', mailCount);
const readReceivedApplications = async (cookie: string) => {
  const response = await api.sendRequest({
    url: `/api/account/jobs/${job.id}/applications`,
    headers: { cookie },
  });
  return { status: response.statusCode, body: response.json<ReceivedApplications>() };
};
const waitForMail = (email: string, words: string) =>
  waitUntil(`mail „${words}“ to ${email}`, () =>
    api.mails.to(email).find(({ text }) => text.includes(words)),
  );
const takeStep = (cookie: string, id: string, stepName: string, version: number) =>
  api.post(`/api/account/jobs/applications/${id}/step`, { step: stepName, version }, { cookie });

function attach(code: string, file: Buffer, name = 'Lebenslauf.pdf') {
  const boundary = `----${ulid()}`;
  const partHeader = `--${boundary}\r\ncontent-disposition: form-data; name="datei"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
  return api.sendRequest({
    method: 'POST',
    url: `/api/jobs/applications/cv?code=${code}`,
    headers: { origin: siteUrl, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(partHeader), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

async function applyAsGuest(overrides: object = {}) {
  const email = createEmail('bewerbung');
  const applyResponse = await apply(email, overrides);
  expect(applyResponse.statusCode).toBe(201);
  const draft = applyResponse.json<{ code: string }>().code;
  const code = await getCode(email);
  return { email, draft, code };
}

describe('guests', () => {
  test('confirm by mail before the employer receives anything', async () => {
    const { email, draft, code } = await applyAsGuest({
      availableFrom: '2027-03-01',
      phone: '0123 456',
    });
    expect((await readApplication(draft)).body).toMatchObject({
      state: 'unconfirmed',
      may: { confirm: false, attach: true, withdraw: false },
    });
    expect((await actOnApplication('confirm', draft)).statusCode).toBe(404);
    expect((await readReceivedApplications(owner.cookie)).body.applications).toEqual([]);
    await actOnApplication('confirm', code);
    expect((await actOnApplication('confirm', code)).statusCode).toBe(200);
    await waitForMail(email, 'hat jetzt Ihre Bewerbung');
    const employerMail = await waitForMail(
      owner.email,
      `/mein-account/jobboerse/bewerbungen?stelle=${job.id}`,
    );
    expect(employerMail.text).not.toContain('Ohlsen');
    expect((await readReceivedApplications(owner.cookie)).body.applications).toMatchObject([
      { name: 'Hanna Ohlsen', email, phone: '0123 456', availableFrom: '2027-03-01' },
    ]);
    // After the confirmation, the code from the form no longer gives access.
    expect((await readApplication(draft)).status).toBe(404);
    expect((await readApplication(code)).body).toMatchObject({ state: 'received' });
  });

  test('get the same answer whether or not their address has applied', async () => {
    const { email, code } = await applyAsGuest();
    await actOnApplication('confirm', code);
    const repeatedApplyResponse = await apply(email.toUpperCase());
    expect(repeatedApplyResponse.statusCode).toBe(201);
    const secondCode = await getCode(email, 3);
    expect(
      (await readApplication(repeatedApplyResponse.json<{ code: string }>().code)).body.state,
    ).toBe('unconfirmed');
    await actOnApplication('confirm', secondCode);
    await waitForMail(email, 'noch einmal eine Bewerbung');
    expect((await readReceivedApplications(owner.cookie)).body.applications).toHaveLength(1);
  });

  test('repeating a request with the same key creates one application and one mail', async () => {
    const email = createEmail('key');
    const key = { idempotencyKey: 'a-key-of-this-form-0002' };
    const responses = await Promise.all([apply(email, key), apply(email, key), apply(email, key)]);
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    await getCode(email);
    expect(api.mails.to(email)).toHaveLength(1);
  });

  test.each([
    [{ message: 'x'.repeat(3001) }, 'message'],
    [{ name: ' ' }, 'name'],
    [{ consent: false }, 'consent'],
    [{ availableFrom: 'bald' }, 'availableFrom'],
    [{ email: 'keine Adresse' }, 'email'],
    [{ email: null }, 'email'],
  ])('get messages for invalid input: %j', async (overrides, field) => {
    const response = await apply(createEmail(), overrides);
    expect([400, 422]).toContain(response.statusCode);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  test('withdraw with the mailed code; the employer loses access', async () => {
    const { email, code } = await applyAsGuest();
    await actOnApplication('confirm', code);
    expect((await actOnApplication('withdraw', code)).statusCode).toBe(200);
    expect((await readReceivedApplications(owner.cookie)).body.applications).toEqual([]);
    await waitForMail(owner.email, 'zurückgezogen');
    // After a withdrawal the same person can apply again.
    expect((await apply(email)).statusCode).toBe(201);
  });

  test('cannot apply for ended jobs or jobs with an external application URL', async () => {
    for (const change of [
      "state = 'filled'",
      "state = 'active', apply_url = 'https://x.example/'",
    ]) {
      await runSql(api, `UPDATE job_postings SET ${change} WHERE number = ${job.number}`);
      expect((await apply(createEmail())).json()).toMatchObject({ code: 'job.closed' });
    }
    const form = await api.sendRequest({ url: `/api/jobs/${job.number}/application` });
    expect(form.json()).toMatchObject({ open: false, viewer: null });
  });

  test('bots get a normal answer, but nothing is stored', async () => {
    const response = await apply(createEmail(), { website: 'https://x.example/' });
    expect([response.statusCode, response.json()]).toEqual([201, { code: null }]);
  });
});

describe('the CV', () => {
  test('is uploaded and removed by a plain form, stored encrypted, and readable by the employer only', async () => {
    const { draft, code } = await applyAsGuest();
    const attachResponse = await attach(draft, createPdf('x'.repeat(700_000)), 'Mein Weg.pdf');
    expect([attachResponse.statusCode, attachResponse.headers.location]).toEqual([
      303,
      `/jobs/bewerbung?code=${encodeURIComponent(draft)}&lebenslauf=da`,
    ]);
    expect((await readApplication(draft)).body.cv).toEqual({
      name: 'Mein Weg.pdf',
      bytes: 700_016,
    });
    const { rows } = await api.database.pool.query<{ encrypted: Buffer }>(
      'SELECT encrypted FROM job_application_files ORDER BY piece',
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(Buffer.from(rows[0]?.encrypted ?? '').includes('%PDF')).toBe(false);
    await actOnApplication('confirm', code);
    const id = (await readReceivedApplications(owner.cookie)).body.applications[0]?.id ?? '';
    const url = `/api/account/jobs/applications/${id}/cv`;
    const file = await api.sendRequest({ url, headers: { cookie: owner.cookie } });
    expect(file.rawPayload.equals(createPdf('x'.repeat(700_000)))).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(file.headers['content-disposition']).toContain('attachment');
    expect((await api.sendRequest({ url })).statusCode).toBe(401);
    const otherUser = await signIn(api);
    expect((await api.sendRequest({ url, headers: { cookie: otherUser } })).statusCode).toBe(404);
    expect((await readReceivedApplications(otherUser)).status).toBe(404);
    expect((await takeStep(otherUser, id, 'decline', 2)).statusCode).toBe(404);
    await takeStep(owner.cookie, id, 'read', 3);
    expect((await attach(code, createPdf())).headers.location).toMatch(/lebenslauf=zu-spaet$/u);
  });

  test.each([
    ['no file', Buffer.alloc(0), 'fehlt'],
    ['a picture', Buffer.from('\u0089PNG'), 'kein-pdf'],
    ['a PDF with a program', createPdf('/JavaScript'), 'aktiv'],
    ['more than 10 MB', createPdf('x'.repeat(10 * 1024 * 1024)), 'zu-gross'],
  ])('%s is rejected', async (_description, file, refusal) => {
    const { draft } = await applyAsGuest();
    const response = await attach(draft, file);
    expect(response.headers.location).toMatch(new RegExp(`lebenslauf=${refusal}$`, 'u'));
    expect((await readApplication(draft)).body.cv).toBeNull();
  });

  test('an invalid code accepts no file', async () => {
    expect((await attach('01KABCDEFGHJKMNPQRSTVWXYZ0.abcdefghij', createPdf())).statusCode).toBe(
      404,
    );
  });
});

describe('signed-in users and employers', () => {
  test('signed-in users need no mail; of two concurrent employer steps the second gets an error', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    const applyResponse = await apply(null, {}, { cookie });
    const { code } = applyResponse.json<{ code: string }>();
    expect((await readApplication(code)).body).toMatchObject({ state: 'received', email });
    const jobsResponse = await api.sendRequest({ url: '/api/account/jobs', headers: { cookie } });
    expect(jobsResponse.json()).toMatchObject({ jobs: [], sent: [{ code, state: 'received' }] });
    const applicationBeforeStep = (await readReceivedApplications(owner.cookie)).body
      .applications[0];
    expect(applicationBeforeStep?.steps).toEqual(['read', 'invite', 'accept', 'decline']);
    const stepResponses = await Promise.all([
      takeStep(
        owner.cookie,
        applicationBeforeStep?.id ?? '',
        'invite',
        applicationBeforeStep?.version ?? 0,
      ),
      takeStep(
        owner.cookie,
        applicationBeforeStep?.id ?? '',
        'decline',
        applicationBeforeStep?.version ?? 0,
      ),
    ]);
    expect(stepResponses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const applicationAfterStep = (await readReceivedApplications(owner.cookie)).body
      .applications[0];
    await takeStep(
      owner.cookie,
      applicationAfterStep?.id ?? '',
      'accept',
      applicationAfterStep?.version ?? 0,
    );
    await waitUntil(
      'an answer',
      async () => (await readApplication(code)).body.state !== 'received',
    );
  });

  test('deletes applications six months after the end, unconfirmed ones after a week', async () => {
    const { code } = await applyAsGuest();
    await actOnApplication('confirm', code);
    const unconfirmedApplication = await applyAsGuest();
    const getDateInDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    const db = api.database.drizzle;
    await eraseExpiredRows(db, 'job_applications', getDateInDays(8));
    expect((await readApplication(unconfirmedApplication.code)).status).toBe(404);
    expect((await readApplication(code)).status).toBe(200);
    // Applications are kept for six months after their job ends; this job ends in 30 days.
    await eraseExpiredRows(db, 'job_applications', getDateInDays(30 + 180));
    expect((await readApplication(code)).status).toBe(200);
    await eraseExpiredRows(db, 'job_applications', getDateInDays(30 + 185));
    expect((await readApplication(code)).status).toBe(404);
  });
});
