import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { accessList } from '#testing/access-list.ts';
import { adValues, writeDraft } from '#testing/ads.ts';
import { addEvent } from '#testing/event-guests.ts';
import { eventInput } from '#testing/event-input.ts';
import { insertJob, jobPosting } from '#testing/job-postings.ts';
import { mailedCode, newEmail, newPerson, signIn, signInModerator } from '#testing/people.ts';
import { sampleOf } from '@gruenland/shared-contracts/testing/sample-body.ts';
import type { JsonSchema } from '@gruenland/shared-contracts/testing/sample-body.ts';
import { siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

/** What each of the four gets: nobody, somebody else, the owner, a moderator. */
type Statuses = readonly [anonymous: number, other: number, owner: number, moderator: number];

let api: TestApi;
let cookies: readonly [string, string, string, string];
let ownerEmail: string;
const things = { job: '', number: '', application: '', upload: '', draft: '' };
/** Number of a Stelle that waits for its confirmation. */
let placed = '';
/** Secrets of links that are good, by what they open. */
const codes: Record<string, string> = {};
let schemas: Readonly<Record<string, Record<string, { requestBody?: object }>>>;

const tus = { 'tus-resumable': '1.0.0', 'upload-length': '10' };

async function sendCv(code: string): Promise<number> {
  const boundary = 'lebenslauf';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="datei"; filename="CV.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const answer = await api.ask({
    method: 'POST',
    url: `/api/jobs/applications/cv?code=${code}`,
    headers: { origin: siteUrl, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.from(`${head}%PDF-1.7\nmein Leben\n%%EOF\n\r\n--${boundary}--\r\n`, 'latin1'),
  });
  return answer.statusCode;
}

/** A Stelle of the owner with an application and its Lebenslauf. */
async function makeJob(owner: string): Promise<void> {
  const job = await insertJob(api.database.drizzle, ownerEmail);
  Object.assign(things, { job: job.id, number: String(job.number) });
  const email = newEmail('bewerbung');
  const wish = { name: 'Hanna Ohlsen', email, message: 'Ich melke gern.', consent: true };
  await api.post(`/api/jobs/${job.number}/applications`, wish);
  codes['application'] = await mailedCode(api, email, '/jobs/bewerbung');
  expect(await sendCv(codes['application'])).toBe(303);
  await api.post('/api/jobs/applications/confirm', { code: codes['application'] });
  const url = `/api/account/jobs/${job.id}/applications`;
  const received = (await api.ask({ url, headers: { cookie: owner } })).json();
  things.application = received.applications[0].id;
  const placer = newEmail('betrieb');
  const answer = await api.post('/api/jobs/postings', jobPosting({ email: placer }));
  const { slug } = answer.json<{ slug: string }>();
  placed = /\d+$/u.exec(slug)?.[0] ?? '';
  codes['posting'] = await mailedCode(api, placer, `/jobs/${slug}/success`);
}

async function makeEvents(): Promise<void> {
  const kurs = await addEvent(api);
  const { code } = await kurs.guest('gast');
  codes['registration'] = code;
  const sent = await api.post('/api/veranstaltungen/eigene/entwurf', eventInput());
  codes['event'] = sent.json<{ code: string }>().code;
}

async function makeSearch(): Promise<void> {
  const email = newEmail('sucher');
  const wish = { kind: 'kleinanzeigen', query: 'q=kipper', frequency: 'taeglich', email };
  await api.post('/api/suchauftraege', wish);
  codes['search'] = await mailedCode(api, email, '/suchauftrag/bestaetigen');
}

async function makeUpload(owner: string): Promise<void> {
  const { id } = await writeDraft(api, adValues, { cookie: owner });
  things.draft = id;
  const metadata = `draft ${Buffer.from(id).toString('base64')}`;
  const headers = { ...tus, origin: siteUrl, cookie: owner, 'upload-metadata': metadata };
  const begun = await api.ask({ method: 'POST', url: '/api/kleinanzeigen/uploads', headers });
  things.upload = String(begun.headers['location']).split('/').at(-1) ?? '';
}

beforeAll(async () => {
  api = await startTestApi();
  ownerEmail = await newPerson(api, newEmail('betrieb'));
  const owner = await signIn(api, ownerEmail);
  cookies = ['', await signIn(api), owner, await signInModerator(api)];
  await makeJob(owner);
  await makeEvents();
  await makeSearch();
  await makeUpload(owner);
  schemas = (await api.ask({ url: '/api/openapi.json' })).json().paths;
});
afterAll(() => api?.end());

const statusesOf = async (method: string, url: string, body?: object, more: object = {}) => {
  const found: number[] = [];
  for (const cookie of cookies) {
    const headers = { origin: siteUrl, cookie, ...more };
    const payload = body && { payload: body };
    const answer = await api.ask({ method: method as 'GET', url, headers, ...payload });
    found.push(answer.statusCode);
  }
  return found as unknown as Statuses;
};

describe('what is somebody’s does not exist for anybody else, by its true number', () => {
  test('applications to a Stelle, and their Lebenslauf', async () => {
    const { job, application } = things;
    const root = '/api/account/jobs';
    const read = await statusesOf('GET', `${root}/${job}/applications`);
    expect(read).toEqual([401, 404, 200, 404]);
    const cv = await statusesOf('GET', `${root}/applications/${application}/cv`);
    expect(cv).toEqual([401, 404, 200, 404]);
    const step = { step: 'talk', version: 99 };
    const moved = await statusesOf('POST', `${root}/applications/${application}/step`, step);
    expect([moved[0], moved[1], moved[3]]).toEqual([401, 404, 404]);
    expect([200, 400, 409]).toContain(moved[2]);
  });

  test('a Stelle, its state and its end', async () => {
    const { job, number } = things;
    const act = { action: 'pause', version: 99 };
    const acted = await statusesOf('POST', `/api/account/jobs/${job}/act`, act);
    expect([acted[0], acted[1], acted[3]]).toEqual([401, 404, 404]);
    expect([200, 400, 409]).toContain(acted[2]);
    const state = await statusesOf('GET', `/api/jobs/postings/${number}/state`);
    expect(state).toEqual([404, 404, 200, 404]);
    const change = { ...jobPosting({ title: 'Fremd geändert (m/w/d)' }), version: 1 };
    const changed = await statusesOf('POST', `/api/jobs/postings/${number}`, change);
    for (const at of [0, 1, 3]) expect([401, 403, 404]).toContain(changed[at]);
    const appeal = await statusesOf('POST', `/api/jobs/postings/${number}/appeal`, {
      text: 'Das ist nicht meine Stelle, aber ich widerspreche.',
    });
    for (const at of [0, 1, 3]) expect([401, 403, 404]).toContain(appeal[at]);
  });

  test('a photo that is on its way', async () => {
    const url = `/api/kleinanzeigen/uploads/${things.upload}`;
    const version = { 'tus-resumable': '1.0.0' };
    expect(await statusesOf('HEAD', url, undefined, version)).toEqual([404, 404, 200, 404]);
    const removed = await statusesOf('DELETE', url, undefined, version);
    expect([removed[0], removed[1], removed[3]]).toEqual([404, 404, 404]);
    expect(removed[2]).toBeLessThan(300);
  });

  test('lists of one’s own hold nobody else’s things', async () => {
    const saved = { kind: 'job', id: things.number };
    const [, other, owner] = cookies;
    const kept = await api.post('/api/merkliste', saved, { cookie: owner });
    expect(kept.statusCode).toBe(200);
    // Taking away or noting under the same number touches one's own list only.
    await api.post('/api/merkliste/entfernen', saved, { cookie: other });
    await api.post(
      '/api/merkliste/notiz',
      { ...saved, note: 'Von fremder Hand' },
      { cookie: other },
    );
    const read = async (url: string, cookie: string) =>
      (await api.ask({ url, headers: { cookie } })).body;
    expect(await read('/api/merkliste', owner)).toContain(`"${things.number}"`);
    expect(await read('/api/merkliste', owner)).not.toContain('Von fremder Hand');
    expect(await read('/api/account/jobs', owner)).toContain(things.job);
    for (const cookie of [other, cookies[3]]) {
      expect(await read('/api/account/jobs', cookie)).not.toContain(things.job);
      expect(await read('/api/kleinanzeigen/own', cookie)).not.toContain(things.draft);
    }
    expect(await read('/api/kleinanzeigen/own', owner)).toContain(things.draft);
  });
});

/** Which secret opens a route. */
const kindOf = (route: string): string | undefined =>
  Object.entries({
    '/veranstaltungen/anmeldungen': 'registration',
    '/veranstaltungen/eigene': 'event',
    '/jobs/applications': 'application',
    '/jobs/postings': 'posting',
    '/suchauftraege': 'search',
    '/kleinanzeigen/': 'ad',
    '/nachrichten/': 'message',
    '/reports': 'report',
  }).find(([part]) => route.includes(part))?.[1];

const codeRoutes = [...accessList]
  .filter(([route, access]) => access === 'code' && kindOf(route) !== undefined)
  .map(([route]) => route);

describe('a good secret of one thing opens no other', () => {
  test('secrets are there, and open what they are for', async () => {
    expect(Object.keys(codes).toSorted()).toEqual(
      ['application', 'event', 'posting', 'registration', 'search'].toSorted(),
    );
    const open = {
      registration: '/api/veranstaltungen/anmeldungen',
      event: '/api/veranstaltungen/eigene',
      application: '/api/jobs/applications/own',
    };
    for (const [kind, url] of Object.entries(open)) {
      const answer = await api.ask({ url: `${url}?code=${codes[kind]}` });
      expect([kind, answer.statusCode]).toEqual([kind, 200]);
    }
    const search = await api.post('/api/suchauftraege/bestaetigen', { code: codes['search'] });
    const posting = `/api/jobs/postings/${placed}/state?code=${codes['posting']}`;
    expect([search.statusCode, (await api.ask({ url: posting })).statusCode]).toEqual([200, 200]);
  });

  test('at none of the routes that take one', async () => {
    expect(codeRoutes.length).toBeGreaterThan(25);
    const opened: string[] = [];
    for (const route of codeRoutes) {
      const [method = '', path = ''] = route.split(' ');
      const body = schemas[path]?.[method.toLowerCase()]?.requestBody as
        | { content?: Record<string, { schema: JsonSchema }> }
        | undefined;
      const sample = sampleOf(body?.content?.['application/json']?.schema) as object | undefined;
      for (const [kind, code] of Object.entries(codes)) {
        if (kind === kindOf(route)) continue;
        const address = path.replace('{number}', things.number);
        const answer = await api.ask({
          method: method as 'GET',
          url: `${address}?code=${encodeURIComponent(code)}`,
          headers: { origin: siteUrl },
          ...(sample && { payload: { ...sample, code } }),
        });
        if (answer.statusCode < 400 || answer.statusCode >= 500) {
          opened.push(`${route} with a code of ${kind}: ${answer.statusCode}`);
        }
      }
    }
    expect(opened).toEqual([]);
  });
});
