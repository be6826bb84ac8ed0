import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type {
  JobForm,
  OwnJobs,
  PlaceJobResponse,
} from '@gruenland/shared-contracts/api/own-job-postings.ts';

import { createModerationClient } from '#testing/staff.ts';
import type { ModerationClient } from '#testing/staff.ts';
import { createJobPostingInput } from '#testing/job-postings.ts';
import { runMaintenance } from '#testing/wait-for-tasks.ts';
import { signIn, signInModerator } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { eraseExpiredRows } from '#retention/erase-expired-rows.ts';

let api: TestApi;
let moderationPage: ModerationClient;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  moderationPage = createModerationClient(api, await signInModerator(api));
  cookie = await signIn(api);
});
afterAll(() => api?.end());

const rejection = { decision: 'reject', reason: 'betrug' };

async function placeJob(title: string, overrides: object = {}): Promise<number> {
  const input = createJobPostingInput({ title, ...overrides });
  const response = await api.post('/api/jobs/postings', input, { cookie });
  return Number(/\d+$/u.exec(response.json<PlaceJobResponse>().slug ?? '')?.[0]);
}
async function changeJob(number: number, title: string, duties: string): Promise<void> {
  const url = `/api/jobs/form?nummer=${number}`;
  const { job } = (await api.sendRequest({ url, headers: { cookie } })).json<JobForm>();
  const body = createJobPostingInput({ title, duties, version: job?.version });
  const response = await api.post(`/api/jobs/postings/${number}`, body, { cookie });
  if (response.statusCode !== 200) throw new Error(response.body);
}
const readJobPage = (number: number) => api.sendRequest({ url: `/api/jobs/${number}` });
const getDuties = async (number: number) => (await readJobPage(number)).json().duties;
const readOwnJob = async (number: number) => {
  const response = await api.sendRequest({ url: '/api/account/jobs', headers: { cookie } });
  return response.json<OwnJobs>().jobs.find(({ slug }) => slug.endsWith(`-${number}`));
};
async function fileAppeal(number: number): Promise<void> {
  const text = 'Das ist ehrlich gemeint, bitte sehen Sie noch einmal hin.';
  const response = await api.post(`/api/jobs/postings/${number}/appeal`, { text }, { cookie });
  if (response.statusCode !== 200) throw new Error(`appeal failed: ${response.body}`);
}

test('a job that requests money goes to review with the reasons', async () => {
  const title = 'Heimarbeit am Küchentisch';
  const offer = 'Kaution 200 Euro, dann per WhatsApp melden';
  const number = await placeJob(title, { offer, hintsSeen: true });
  const { score, reasons } = await moderationPage.find(title);
  expect(score).toBeGreaterThanOrEqual(90);
  expect(reasons.map(({ code }) => code)).toEqual(['vorkasse', 'messenger']);
  expect((await moderationPage.decide(title, rejection)).statusCode).toBe(200);
  expect(await readOwnJob(number)).toMatchObject({ state: 'rejected', actions: ['delete'] });
});

test('a granted appeal about a rejected change applies that change', async () => {
  const title = 'Zäune bauen mit strittiger Änderung (m/w/d)';
  const number = await placeJob(title);
  await moderationPage.decide(title, { decision: 'approve' });
  await changeJob(number, title, 'Zäune bauen und Wege pflegen');
  await moderationPage.decide(title, rejection);
  await fileAppeal(number);
  await changeJob(number, title, 'Etwas ganz anderes');
  const grantResponse = await moderationPage.decideAppeal(title, 'grant');
  expect(grantResponse.statusCode).toBe(200);
  expect(await getDuties(number)).toBe('Zäune bauen und Wege pflegen');
  // Later changes are reviewed and compared with the published version.
  expect(await readOwnJob(number)).toMatchObject({ state: 'active', changing: true });
  expect((await moderationPage.find(title)).fields).toContainEqual({
    label: 'Aufgaben',
    before: 'Zäune bauen und Wege pflegen',
    after: 'Etwas ganz anderes',
  });
});

test('a granted appeal publishes the rejected job; later changes are pending', async () => {
  const title = 'Kälber tränken, zweimal geschrieben (m/w/d)';
  const number = await placeJob(title);
  await moderationPage.decide(title, rejection);
  await fileAppeal(number);
  await changeJob(number, title, 'Schreiben Sie uns per Telegram');
  await moderationPage.decideAppeal(title, 'grant');
  expect(await getDuties(number)).toContain('Melken');
  expect(await readOwnJob(number)).toMatchObject({ state: 'active', changing: true });
  await moderationPage.decide(title, { decision: 'approve' });
  expect(await getDuties(number)).toContain('Telegram');
});

test('removes the content of a deleted job after thirty days', async () => {
  const title = 'Reben schneiden und weg (m/w/d)';
  const number = await placeJob(title);
  await moderationPage.decide(title, { decision: 'approve' });
  const job = await readOwnJob(number);
  const url = `/api/account/jobs/${job?.id}/action`;
  await api.post(url, { action: 'delete', version: job?.version }, { cookie });
  const readStoredJob = async () => {
    const { rows } = await api.database.pool.query<{
      title: string;
      duties: string;
      user_id: null;
    }>('SELECT title, duties, user_id FROM job_postings WHERE number = $1', [number]);
    return rows[0];
  };
  await eraseExpiredRows(
    api.database.drizzle,
    'job_postings',
    new Date(Date.now() + 29 * 86_400_000),
  );
  expect((await readStoredJob())?.title).toBe(title);
  await runSql(
    api,
    `UPDATE job_postings SET ended_at = now() - interval '31 days' WHERE number = ${number}`,
  );
  await runMaintenance(api);
  expect(await readStoredJob()).toMatchObject({ title: 'Gelöschte Stelle', user_id: null });
  expect((await readJobPage(number)).statusCode).toBe(410);
});
