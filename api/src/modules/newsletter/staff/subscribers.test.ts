import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type {
  NewsletterOverview,
  SubscriberHistory,
} from '@gruenland/shared-contracts/api/staff-subscribers.ts';

import { waitForCode, createEmail, signIn, signInStaff } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let staff = '';
beforeAll(async () => {
  api = await startTestApi();
  staff = await signInStaff(api, 'editor');
});
afterAll(() => api?.end());

const rootPath = '/api/staff/newsletter';
const fetchPath = (path: string, cookie = staff) =>
  api.sendRequest({ url: `${rootPath}${path}`, headers: { cookie } });
const postTo = (path: string, body: object) =>
  api.post(`${rootPath}${path}`, body, { cookie: staff });

async function createSubscriber(email = createEmail('leser')): Promise<string> {
  await api.post('/api/newsletter/subscribe', { email, listIds: ['dorf'], page: '/artikel/heu' });
  const code = await waitForCode(api, email, '/newsletter/bestaetigen');
  await api.post('/api/newsletter/confirm', { code });
  return email;
}
const findAuditEntries = async (action: string) => {
  const { rows } = await api.database.pool.query<{ subject: string; actor: string }>(
    'SELECT subject, actor FROM audit_log WHERE action = $1',
    [action],
  );
  return rows;
};

test('counts subscriptions per state, with changes of the last thirty days', async () => {
  await createSubscriber();
  const email = createEmail('offen');
  await api.post('/api/newsletter/subscribe', { email, listIds: ['dorf'], page: '/' });
  const { lists } = (await fetchPath('')).json<NewsletterOverview>();
  expect(lists.find(({ id }) => id === 'dorf')).toMatchObject({
    counts: { active: 1, pending: 1, unsubscribed: 0, bounced: 0, complained: 0 },
    came: 1,
    left: 0,
  });
  await createSubscriber();
  expect((await fetchPath('')).json()).toMatchObject({ lists });
});

test('finds an address with its consent and ends it on request; the log does not contain it', async () => {
  const email = await createSubscriber();
  const { id } = (await postTo('/subscribers/search', { email: email.toUpperCase() })).json();
  const history = (await fetchPath(`/subscribers/${id}`)).json<SubscriberHistory>();
  expect(history).toMatchObject({
    email,
    lists: [{ name: 'Dorf und Hof', state: 'active' }],
    proofs: [
      {
        page: '/artikel/heu',
        text: expect.stringContaining('widerrufen'),
        confirmedAt: expect.any(String),
        signUpAddress: expect.stringMatching(/^10\./u),
      },
    ],
  });
  const [{ id: subscriptionId = '', version = 0 } = {}] = history.lists;
  const staleResponse = await postTo(`/subscribers/${subscriptionId}/end`, {
    version: version + 1,
  });
  expect(staleResponse.json()).toMatchObject({ code: 'record.changed' });
  expect((await postTo(`/subscribers/${subscriptionId}/end`, { version })).json()).toEqual({
    done: true,
  });
  const historyAfter = (await fetchPath(`/subscribers/${id}`)).json<SubscriberHistory>();
  expect(historyAfter.lists[0]).toMatchObject({
    state: 'unsubscribed',
    endedAt: expect.any(String),
  });
  const repeatedResponse = await postTo(`/subscribers/${subscriptionId}/end`, {
    version: version + 1,
  });
  expect(repeatedResponse.json()).toMatchObject({ code: 'record.state' });
  const auditEntries = [
    ...(await findAuditEntries('newsletter.ended-by-staff')),
    ...(await findAuditEntries('newsletter.subscriber-searched')),
  ];
  expect(auditEntries).toHaveLength(2);
  expect(JSON.stringify(auditEntries)).not.toContain('hof.example');
});

test('reports an unknown address', async () => {
  const response = await postTo('/subscribers/search', { email: createEmail('fremd') });
  expect(response.json()).toMatchObject({ fields: { email: expect.stringContaining('keiner') } });
});

test('exports active addresses as CSV, recorded, without formulas', async () => {
  await api.database.pool.query(
    `INSERT INTO newsletter_subscriptions (id, email, list_id, state)
     VALUES ('01KABCDEFGHJKMNPQRSTVWXYZ0', '=cmd@hof.example', 'dorf', 'active')`,
  );
  const response = await fetchPath('/subscribers.csv?liste=dorf');
  expect(response.headers['content-disposition']).toContain('newsletter-dorf.csv');
  expect(response.body.startsWith('\uFEFF"E-Mail";"Wie oft";"Bestätigt am"\r\n')).toBe(true);
  expect(response.body).toContain('"\'=cmd@hof.example";"jede Ausgabe"');
  expect(await findAuditEntries('newsletter.exported')).toEqual([
    { subject: 'newsletter-list:dorf', actor: expect.any(String) },
  ]);
  expect((await fetchPath('/subscribers.csv?liste=nein')).statusCode).toBe(404);
});

test('is accessible for editors and admins only', async () => {
  const roles = ['moderator', 'customer-service', 'operator'] as const;
  for (const role of roles)
    expect((await fetchPath('', await signInStaff(api, role))).statusCode).toBe(403);
  expect((await fetchPath('', await signIn(api))).statusCode).toBe(403);
  expect((await fetchPath('', '')).statusCode).toBe(401);
  expect((await fetchPath('', await signInStaff(api, 'admin'))).statusCode).toBe(200);
});
