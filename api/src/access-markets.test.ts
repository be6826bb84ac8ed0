import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { accessList } from '#testing/access-list.ts';
import { adValues, writeDraft } from '#testing/ads.ts';
import { addEvent } from '#testing/event-guests.ts';
import { createEventInput } from '#testing/event-input.ts';
import { insertGuestJob, createJobPostingInput } from '#testing/job-postings.ts';
import {
  waitForCode,
  createEmail,
  registerPerson,
  signIn,
  signInModerator,
} from '#testing/people.ts';
import { createSampleValue } from '@gruenland/shared-contracts/testing/sample-body.ts';
import type { JsonSchema } from '@gruenland/shared-contracts/testing/sample-body.ts';
import { siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

/** The status code that a route sends to each of the four callers. */
type StatusesByCaller = readonly [
  anonymous: number,
  other: number,
  owner: number,
  moderator: number,
];

let api: TestApi;
let callerCookies: readonly [string, string, string, string];
let ownerEmail: string;
const recordIds = { job: '', jobNumber: '', application: '', upload: '', draft: '' };
/** Number of a job posting that is not confirmed yet. */
let postingNumber = '';
/** Valid link codes by the kind of record that they open. */
const linkCodesByKind: Record<string, string> = {};
let openApiPaths: Readonly<Record<string, Record<string, { requestBody?: object }>>>;

const tusHeaders = { 'tus-resumable': '1.0.0', 'upload-length': '10' };

async function sendCv(code: string): Promise<number> {
  const boundary = 'lebenslauf';
  const partHeader = `--${boundary}\r\ncontent-disposition: form-data; name="datei"; filename="CV.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const response = await api.sendRequest({
    method: 'POST',
    url: `/api/jobs/applications/cv?code=${code}`,
    headers: { origin: siteUrl, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.from(
      `${partHeader}%PDF-1.7\nmein Leben\n%%EOF\n\r\n--${boundary}--\r\n`,
      'latin1',
    ),
  });
  return response.statusCode;
}

/** Creates the owner's job posting, and an application with a CV for this posting. */
async function createJobWithApplication(ownerCookie: string): Promise<void> {
  const job = await insertGuestJob(api.database.drizzle, ownerEmail);
  Object.assign(recordIds, { job: job.id, jobNumber: String(job.number) });
  const email = createEmail('bewerbung');
  const input = { name: 'Hanna Ohlsen', email, message: 'Ich melke gern.', consent: true };
  await api.post(`/api/jobs/${job.number}/applications`, input);
  linkCodesByKind['application'] = await waitForCode(api, email, '/jobs/bewerbung');
  expect(await sendCv(linkCodesByKind['application'])).toBe(303);
  await api.post('/api/jobs/applications/confirm', { code: linkCodesByKind['application'] });
  const url = `/api/account/jobs/${job.id}/applications`;
  const receivedApplications = (
    await api.sendRequest({ url, headers: { cookie: ownerCookie } })
  ).json();
  recordIds.application = receivedApplications.applications[0].id;
  const employerEmail = createEmail('betrieb');
  const response = await api.post(
    '/api/jobs/postings',
    createJobPostingInput({ email: employerEmail }),
  );
  const { slug } = response.json<{ slug: string }>();
  postingNumber = /\d+$/u.exec(slug)?.[0] ?? '';
  linkCodesByKind['posting'] = await waitForCode(api, employerEmail, `/jobs/${slug}/success`);
}

async function createEvents(): Promise<void> {
  const event = await addEvent(api);
  const { code } = await event.addConfirmedGuest('gast');
  linkCodesByKind['registration'] = code;
  const draftResponse = await api.post('/api/events/own/draft', createEventInput());
  linkCodesByKind['event'] = draftResponse.json<{ code: string }>().code;
}

async function createSavedSearch(): Promise<void> {
  const email = createEmail('sucher');
  const input = { kind: 'ads', query: 'q=kipper', frequency: 'daily', email };
  await api.post('/api/saved-searches', input);
  linkCodesByKind['search'] = await waitForCode(api, email, '/suchauftrag/bestaetigen');
}

async function startUpload(ownerCookie: string): Promise<void> {
  const { id } = await writeDraft(api, adValues, { cookie: ownerCookie });
  recordIds.draft = id;
  const metadata = `draft ${Buffer.from(id).toString('base64')}`;
  const headers = {
    ...tusHeaders,
    origin: siteUrl,
    cookie: ownerCookie,
    'upload-metadata': metadata,
  };
  const uploadResponse = await api.sendRequest({
    method: 'POST',
    url: '/api/kleinanzeigen/uploads',
    headers,
  });
  recordIds.upload = String(uploadResponse.headers['location']).split('/').at(-1) ?? '';
}

beforeAll(async () => {
  api = await startTestApi();
  ownerEmail = await registerPerson(api, createEmail('betrieb'));
  const ownerCookie = await signIn(api, ownerEmail);
  callerCookies = ['', await signIn(api), ownerCookie, await signInModerator(api)];
  await createJobWithApplication(ownerCookie);
  await createEvents();
  await createSavedSearch();
  await startUpload(ownerCookie);
  openApiPaths = (await api.sendRequest({ url: '/api/openapi.json' })).json().paths;
});
afterAll(() => api?.end());

const getStatuses = async (
  method: string,
  url: string,
  body?: object,
  extraHeaders: object = {},
) => {
  const statusCodes: number[] = [];
  for (const cookie of callerCookies) {
    const headers = { origin: siteUrl, cookie, ...extraHeaders };
    const payload = body && { payload: body };
    const response = await api.sendRequest({ method: method as 'GET', url, headers, ...payload });
    statusCodes.push(response.statusCode);
  }
  return statusCodes as unknown as StatusesByCaller;
};

describe('records of another user answer 404, even by their real number', () => {
  test('applications to a job posting, and their CVs', async () => {
    const { job, application } = recordIds;
    const rootPath = '/api/account/jobs';
    const listStatuses = await getStatuses('GET', `${rootPath}/${job}/applications`);
    expect(listStatuses).toEqual([401, 404, 200, 404]);
    const cvStatuses = await getStatuses('GET', `${rootPath}/applications/${application}/cv`);
    expect(cvStatuses).toEqual([401, 404, 200, 404]);
    const stepRequest = { step: 'invite', version: 99 };
    const stepStatuses = await getStatuses(
      'POST',
      `${rootPath}/applications/${application}/step`,
      stepRequest,
    );
    expect([stepStatuses[0], stepStatuses[1], stepStatuses[3]]).toEqual([401, 404, 404]);
    expect([200, 400, 409]).toContain(stepStatuses[2]);
  });

  test('a job posting, its state and its end', async () => {
    const { job, jobNumber: number } = recordIds;
    const pauseRequest = { action: 'pause', version: 99 };
    const actionStatuses = await getStatuses(
      'POST',
      `/api/account/jobs/${job}/action`,
      pauseRequest,
    );
    expect([actionStatuses[0], actionStatuses[1], actionStatuses[3]]).toEqual([401, 404, 404]);
    expect([200, 400, 409]).toContain(actionStatuses[2]);
    const stateStatuses = await getStatuses('GET', `/api/jobs/postings/${number}/state`);
    expect(stateStatuses).toEqual([404, 404, 200, 404]);
    const changeRequest = {
      ...createJobPostingInput({ title: 'Fremd geändert (m/w/d)' }),
      version: 1,
    };
    const changeStatuses = await getStatuses('POST', `/api/jobs/postings/${number}`, changeRequest);
    for (const callerIndex of [0, 1, 3])
      expect([401, 403, 404]).toContain(changeStatuses[callerIndex]);
    const appealStatuses = await getStatuses('POST', `/api/jobs/postings/${number}/appeal`, {
      text: 'Das ist nicht meine Stelle, aber ich widerspreche.',
    });
    for (const callerIndex of [0, 1, 3])
      expect([401, 403, 404]).toContain(appealStatuses[callerIndex]);
  });

  test('a photo that is being uploaded', async () => {
    const url = `/api/kleinanzeigen/uploads/${recordIds.upload}`;
    const tusVersionHeader = { 'tus-resumable': '1.0.0' };
    expect(await getStatuses('HEAD', url, undefined, tusVersionHeader)).toEqual([
      404, 404, 200, 404,
    ]);
    const deleteStatuses = await getStatuses('DELETE', url, undefined, tusVersionHeader);
    expect([deleteStatuses[0], deleteStatuses[1], deleteStatuses[3]]).toEqual([404, 404, 404]);
    expect(deleteStatuses[2]).toBeLessThan(300);
  });

  test("a user's own lists contain no entries of others", async () => {
    const savedItem = { kind: 'job', id: recordIds.jobNumber };
    const [, otherCookie, ownerCookie] = callerCookies;
    const saveResponse = await api.post('/api/watchlist', savedItem, { cookie: ownerCookie });
    expect(saveResponse.statusCode).toBe(200);
    // Another user tries to remove the item and to add a note to it; the owner's watchlist must
    // stay unchanged.
    await api.post('/api/watchlist/remove', savedItem, { cookie: otherCookie });
    await api.post(
      '/api/watchlist/note',
      { ...savedItem, note: 'Von fremder Hand' },
      { cookie: otherCookie },
    );
    const readBody = async (url: string, cookie: string) =>
      (await api.sendRequest({ url, headers: { cookie } })).body;
    expect(await readBody('/api/watchlist', ownerCookie)).toContain(`"${recordIds.jobNumber}"`);
    expect(await readBody('/api/watchlist', ownerCookie)).not.toContain('Von fremder Hand');
    expect(await readBody('/api/account/jobs', ownerCookie)).toContain(recordIds.job);
    for (const cookie of [otherCookie, callerCookies[3]]) {
      expect(await readBody('/api/account/jobs', cookie)).not.toContain(recordIds.job);
      expect(await readBody('/api/kleinanzeigen/own', cookie)).not.toContain(recordIds.draft);
    }
    expect(await readBody('/api/kleinanzeigen/own', ownerCookie)).toContain(recordIds.draft);
  });
});

/** Returns the kind of link code that opens a route; undefined if no link code opens it. */
const getLinkCodeKind = (route: string): string | undefined =>
  Object.entries({
    '/events/registrations': 'registration',
    '/events/own': 'event',
    '/jobs/applications': 'application',
    '/jobs/postings': 'posting',
    '/saved-searches': 'search',
    '/kleinanzeigen/': 'ad',
    '/conversations/': 'message',
    '/reports': 'report',
  }).find(([pathPart]) => route.includes(pathPart))?.[1];

const codeRoutes = [...accessList]
  .filter(([route, access]) => access === 'code' && getLinkCodeKind(route) !== undefined)
  .map(([route]) => route);

describe('a valid link code opens only its own kind of record', () => {
  test('codes of every kind exist and open their own routes', async () => {
    expect(Object.keys(linkCodesByKind).toSorted()).toEqual(
      ['application', 'event', 'posting', 'registration', 'search'].toSorted(),
    );
    const urlsByKind = {
      registration: '/api/events/registrations',
      event: '/api/events/own',
      application: '/api/jobs/applications/own',
    };
    for (const [kind, url] of Object.entries(urlsByKind)) {
      const response = await api.sendRequest({ url: `${url}?code=${linkCodesByKind[kind]}` });
      expect([kind, response.statusCode]).toEqual([kind, 200]);
    }
    const searchResponse = await api.post('/api/saved-searches/confirm', {
      code: linkCodesByKind['search'],
    });
    const postingUrl = `/api/jobs/postings/${postingNumber}/state?code=${linkCodesByKind['posting']}`;
    expect([
      searchResponse.statusCode,
      (await api.sendRequest({ url: postingUrl })).statusCode,
    ]).toEqual([200, 200]);
  });

  test('codes of other kinds are rejected by every route', async () => {
    expect(codeRoutes.length).toBeGreaterThan(25);
    const wronglyOpenedRoutes: string[] = [];
    for (const route of codeRoutes) {
      const [method = '', path = ''] = route.split(' ');
      const body = openApiPaths[path]?.[method.toLowerCase()]?.requestBody as
        | { content?: Record<string, { schema: JsonSchema }> }
        | undefined;
      const sampleBody = createSampleValue(body?.content?.['application/json']?.schema) as
        | object
        | undefined;
      for (const [kind, code] of Object.entries(linkCodesByKind)) {
        if (kind === getLinkCodeKind(route)) continue;
        const filledPath = path.replace('{number}', recordIds.jobNumber);
        const response = await api.sendRequest({
          method: method as 'GET',
          url: `${filledPath}?code=${encodeURIComponent(code)}`,
          headers: { origin: siteUrl },
          ...(sampleBody && { payload: { ...sampleBody, code } }),
        });
        if (response.statusCode < 400 || response.statusCode >= 500) {
          wronglyOpenedRoutes.push(`${route} with a code of ${kind}: ${response.statusCode}`);
        }
      }
    }
    expect(wronglyOpenedRoutes).toEqual([]);
  });
});
