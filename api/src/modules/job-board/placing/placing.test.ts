import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type {
  JobForm,
  JobStateResponse,
  OwnJobs,
  PlaceJobResponse,
} from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobDetail } from '@gruenland/shared-contracts/api/job-board.ts';

import { getDayFromNow, createJobPostingInput } from '#testing/job-postings.ts';
import {
  waitForCode,
  createEmail,
  registerPerson,
  signIn,
  signInModerator,
} from '#testing/people.ts';
import { createModerationClient } from '#testing/staff.ts';
import type { ModerationClient } from '#testing/staff.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { endJobs, queueJobEndReminders } from './posting-lifecycle.ts';

let api: TestApi;
let moderationPage: ModerationClient;
beforeAll(async () => {
  api = await startTestApi();
  moderationPage = createModerationClient(api, await signInModerator(api));
});
afterAll(() => api?.end());

async function place(values: object = {}, cookie?: string) {
  const options = cookie ? { cookie } : {};
  const response = await api.post('/api/jobs/postings', createJobPostingInput(values), options);
  return { status: response.statusCode, body: response.json<PlaceJobResponse>() };
}
const getJobNumber = (slug: string | null) => Number(/\d+$/u.exec(slug ?? '')?.[0]);
const readPageStatus = async (number: number) =>
  (await api.sendRequest({ url: `/api/jobs/${number}` })).statusCode;
const readState = async (number: number, code = '', cookie = '') => {
  const url = `/api/jobs/postings/${number}/state${code && `?code=${code}`}`;
  const response = await api.sendRequest({ url, headers: cookie ? { cookie } : {} });
  return { status: response.statusCode, body: response.json<JobStateResponse>() };
};

async function approveCase(title: string) {
  const openCase = await moderationPage.find(title);
  const response = await moderationPage.decide(title, { decision: 'approve' });
  expect(response.statusCode).toBe(200);
  return openCase;
}
const listJobs = async (cookie: string) =>
  (await api.sendRequest({ url: '/api/account/jobs', headers: { cookie } })).json<OwnJobs>().jobs;
const postAction = (cookie: string, id: string, action: string, version: number) =>
  api.post(`/api/account/jobs/${id}/action`, { action, version }, { cookie });

describe('the end of a job', () => {
  test('is announced a week before and when it happens; a renewed job needs no review', async () => {
    const email = await registerPerson(api, createEmail('hof'));
    const cookie = await signIn(api, email);
    const title = 'Fachkraft für die Ziegenmilch (m/w/d)';
    const { body } = await place({ title }, cookie);
    const number = getJobNumber(body.slug);
    await approveCase(title);
    const db = api.database.drizzle;
    const setJobEndIn = (interval: string) =>
      runSql(
        api,
        `UPDATE job_postings SET valid_through = now() + interval '${interval}'
        WHERE number = ${number}`,
      );
    await setJobEndIn('8 days');
    expect(await queueJobEndReminders(db)).toBe(0);
    await setJobEndIn('6 days');
    expect([await queueJobEndReminders(db), await queueJobEndReminders(db)]).toEqual([1, 0]);
    const [job] = await listJobs(cookie);
    expect(job?.actions).toContain('renew');
    expect((await postAction(cookie, job?.id ?? '', 'renew', job?.version ?? 0)).statusCode).toBe(
      200,
    );
    const [renewedJob] = await listJobs(cookie);
    expect(Date.parse(renewedJob?.validThrough ?? '')).toBeGreaterThan(
      Date.now() + 89 * 86_400_000,
    );

    const changeRequest = {
      ...createJobPostingInput({ title, validUntil: getDayFromNow(20) }),
      version: renewedJob?.version,
    };
    const changeResponse = await api.post(`/api/jobs/postings/${number}`, changeRequest, {
      cookie,
    });
    expect(changeResponse.statusCode).toBe(200);
    expect((await listJobs(cookie))[0]).toMatchObject({ changing: false, state: 'active' });
    expect((await listJobs(cookie))[0]?.validThrough.slice(0, 10)).toBe(getDayFromNow(20));

    await setJobEndIn('-1 minutes');
    expect([await endJobs(db), await endJobs(db)]).toEqual([1, 0]);
    await waitUntil('the last mail', () =>
      api.mails.to(email).find(({ text }) => text.includes('steht nicht mehr in der Jobbörse')),
    );
  });
});

describe('guests', () => {
  test('can correct a mistyped address, which invalidates the old code', async () => {
    const mistypedEmail = createEmail('vertippt');
    const validEmail = createEmail('richtig');
    const { body } = await place({ email: mistypedEmail });
    const number = getJobNumber(body.slug);
    const changeEmail = (email: string, code: string | null = body.code) =>
      api.post(`/api/jobs/postings/${number}/address`, { email, ...(code && { code }) });
    const oldCode = await waitForCode(api, mistypedEmail, '/success');
    expect((await changeEmail(validEmail, null)).statusCode).toBe(404);
    expect((await changeEmail(validEmail)).statusCode).toBe(200);
    const code = await waitForCode(api, validEmail, '/success');
    const confirmJob = (givenCode: string) =>
      api.post(`/api/jobs/postings/${number}/confirm`, { code: givenCode });
    expect((await confirmJob(oldCode)).statusCode).toBe(404);
    expect((await confirmJob(code)).statusCode).toBe(200);
    expect((await changeEmail(validEmail)).json().code).toBe('record.state');
  });

  test('confirm by mail, then the job is reviewed and published', async () => {
    const email = createEmail('hof');
    const title = 'Käserei: Mitarbeit am Kessel (m/w/d)';
    const { body } = await place({ email, title });
    const number = getJobNumber(body.slug);
    expect(body).toMatchObject({ hints: [], slug: expect.stringContaining('kempten-') });
    expect(await readPageStatus(number)).toBe(404);
    const unconfirmedState = await readState(number, body.code ?? '');
    expect(unconfirmedState.body).toMatchObject({ state: 'unconfirmed', mayConfirm: false });
    // The code from the form allows neither confirming nor changing the job.
    const confirmJob = (code: string) => api.post(`/api/jobs/postings/${number}/confirm`, { code });
    expect((await confirmJob(body.code ?? '')).statusCode).toBe(404);
    const code = await waitForCode(api, email, `/jobs/${body.slug}/success`);
    expect((await readState(number, code)).body.mayConfirm).toBe(true);
    await confirmJob(code);
    expect((await confirmJob(code)).statusCode).toBe(200);
    expect(await readPageStatus(number)).toBe(404);
    const approvedCase = await approveCase(title);
    expect(approvedCase).toMatchObject({ kind: 'job', score: 30, reasons: [{ code: 'gast' }] });
    expect(await readPageStatus(number)).toBe(200);
    await waitUntil('mail that it is there', () =>
      api.mails.to(email).find(({ text }) => text.includes('steht jetzt in der Jobbörse')),
    );
    const list = await api.sendRequest({ url: '/api/jobs?q=kessel&extras=unterkunft' });
    expect(list.json()).toMatchObject({ total: 1, jobs: [{ pay: '17 bis 19\u00a0€ pro Stunde' }] });
    expect((await readState(number)).status).toBe(404);
  });

  test('see hints about wording and pay and may continue', async () => {
    const email = createEmail('hof');
    const formValues = {
      email,
      title: 'Erntehelfer gesucht',
      profile: 'Ein junges Team sucht junge Leute',
      payMinCents: 1200,
      payMaxCents: null,
    };
    const { status, body } = await place(formValues);
    expect([status, body.slug]).toEqual([200, null]);
    expect(body.hints).toMatchObject([
      { field: 'title', suggestion: 'Erntehilfe (m/w/d)' },
      { field: 'text' },
      { field: 'pay', text: expect.stringContaining('Mindestlohn') },
    ]);
    const repeatedResponse = await place({ ...formValues, hintsSeen: true });
    expect(repeatedResponse.body.slug).toContain('erntehelfer-gesucht');
  });

  test.each([
    [{ title: 'Kurz' }, 'title'],
    [{ types: [] }, 'types'],
    [{ duties: 'x'.repeat(3001) }, 'duties'],
    [{ payMinCents: null, payMaxCents: 1900 }, 'payMinCents'],
    [{ payUnit: '' }, 'payUnit'],
    [{ payMaxCents: 1600 }, 'payMaxCents'],
    [{ validUntil: getDayFromNow(93) }, 'validUntil'],
    [{ validUntil: getDayFromNow(-2) }, 'validUntil'],
    [{ employerUrl: 'http://x.example' }, 'employerUrl'],
    [{ morePlaces: 'irgendwo' }, 'morePlaces'],
    [{ startsOn: getDayFromNow(30), limitedUntil: getDayFromNow(20) }, 'limitedUntil'],
    [{ email: '' }, 'email'],
  ])('get messages for invalid input: %j', async (job, field) => {
    const body = createJobPostingInput({ email: createEmail(), ...job });
    const response = await api.post('/api/jobs/postings', body);
    expect([400, 422]).toContain(response.statusCode);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });
});

describe('with an account', () => {
  test('a change is pending while the published version stays; of two concurrent edits the second fails', async () => {
    const cookie = await signIn(api);
    const title = 'Gärtnern im Frühbeet (m/w/d)';
    const { body } = await place({ title, remote: true, remoteOnly: true }, cookie);
    const number = getJobNumber(body.slug);
    expect((await readState(number, '', cookie)).body).toMatchObject({ state: 'review' });
    await approveCase(title);
    const url = `/api/jobs/form?nummer=${number}`;
    const { job } = (await api.sendRequest({ url, headers: { cookie } })).json<JobForm>();
    expect(job?.content).toMatchObject({
      morePlaces: '88131 Lindau',
      validUntil: getDayFromNow(60),
      payMinCents: 1700,
      remoteOnly: true,
    });
    const changeDuties = (duties: string) =>
      api.post(
        `/api/jobs/postings/${number}`,
        createJobPostingInput({ title, duties, version: job?.version }),
        { cookie },
      );
    const changeResponses = await Promise.all([changeDuties('Säen'), changeDuties('Ernten')]);
    expect(changeResponses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const readJob = async () =>
      (await api.sendRequest({ url: `/api/jobs/${number}` })).json<JobDetail>();
    expect(await readJob()).toMatchObject({ duties: '- Melken\n- Füttern', remoteOnly: true });
    await approveCase(title);
    const changedJob = await readJob();
    expect(['Säen', 'Ernten']).toContain(changedJob.duties);
    expect(changedJob).toMatchObject({ remote: false, remoteOnly: false });
    expect((await readState(number, '', cookie)).body).toMatchObject({ changing: false });
  });

  test('only the owner can pause, fill, reopen and delete', async () => {
    const cookie = await signIn(api);
    const title = 'Weidezäune bauen (m/w/d)';
    await place({ title }, cookie);
    await approveCase(title);
    const takeStep = async (action: string) => {
      const [job] = await listJobs(cookie);
      return (await postAction(cookie, job?.id ?? '', action, job?.version ?? 0)).statusCode;
    };
    for (const [action, nextState] of [
      ['pause', 'paused'],
      ['resume', 'active'],
      ['fill', 'filled'],
      ['reopen', 'active'],
    ] as const) {
      expect(await takeStep(action)).toBe(200);
      expect((await listJobs(cookie))[0]?.state).toBe(nextState);
    }
    expect(await takeStep('resume')).toBe(409);
    const [job] = await listJobs(cookie);
    const otherUser = await signIn(api);
    expect(
      (await postAction(otherUser, job?.id ?? '', 'delete', job?.version ?? 0)).statusCode,
    ).toBe(404);
    expect((await postAction(cookie, job?.id ?? '', 'pause', 1)).statusCode).toBe(409);
    const number = getJobNumber(job?.slug ?? '');
    const otherUserResponse = await api.sendRequest({
      url: `/api/jobs/form?nummer=${number}`,
      headers: { cookie: otherUser },
    });
    expect(otherUserResponse.statusCode).toBe(404);
    expect(await takeStep('delete')).toBe(200);
    expect(await listJobs(cookie)).toEqual([]);
    expect(await readPageStatus(number)).toBe(410);
  });

  test('renews an expired job for ninety days', async () => {
    const cookie = await signIn(api);
    const title = 'Schafe hüten (m/w/d)';
    await place({ title }, cookie);
    await approveCase(title);
    const [job] = await listJobs(cookie);
    await runSql(
      api,
      `UPDATE job_postings SET state = 'expired', valid_through = now() - interval '1 day' WHERE id = '${job?.id}'`,
    );
    expect((await postAction(cookie, job?.id ?? '', 'renew', job?.version ?? 0)).statusCode).toBe(
      200,
    );
    const [renewedJob] = await listJobs(cookie);
    expect(renewedJob?.state).toBe('active');
    expect(getBerlinDay(new Date(renewedJob?.validThrough ?? ''))).toBe(getDayFromNow(90));
  });
});

test('the form shows the minimum wage and its source', async () => {
  const { minimumWage, job, viewer } = (
    await api.sendRequest({ url: '/api/jobs/form' })
  ).json<JobForm>();
  expect([minimumWage.cents >= 1390, job, viewer]).toEqual([true, null, null]);
  expect(minimumWage.source).toContain('Mindestlohnanpassungsverordnung');
});
