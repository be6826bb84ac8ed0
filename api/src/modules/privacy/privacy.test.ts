import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';

import { runMaintenance } from '#testing/wait-for-tasks.ts';
import { logIn, registerPerson, password, getSession, signIn } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const readAccountData = async (cookie: string) =>
  (await api.sendRequest({ url: '/api/account/data', headers: { cookie } })).json();
const postAction = (action: string, cookie: string) =>
  api.post(`/api/account/data/${action}`, {}, { cookie });
const fetchArchive = (id: string, cookie: string) =>
  api.sendRequest({ url: `/api/account/data/archive?id=${id}`, headers: { cookie } });

describe('the profile', () => {
  const change = (cookie: string, overrides: object) =>
    api.post(
      '/api/account/profile',
      { displayName: 'Anna Acker', accountType: 'private', version: 1, ...overrides },
      { cookie },
    );
  const readProfile = async (cookie: string) =>
    (await api.sendRequest({ url: '/api/account/profile', headers: { cookie } })).json();

  test('stores input as typed, normalises phone numbers, and has a version', async () => {
    const cookie = await signIn(api);
    await change(cookie, { firstName: ' Änne ', phone: '0171 / 23 45 678', zip: '26939' });
    expect(await readProfile(cookie)).toMatchObject({
      firstName: 'Änne',
      phone: '+491712345678',
      zip: '26939',
      lastName: null,
      version: 2,
    });
  });

  test('of two changes with the same version the second is rejected', async () => {
    const cookie = await signIn(api);
    const responses = await Promise.all([
      change(cookie, { city: 'Brake' }),
      change(cookie, { city: 'Elsfleth' }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().code).toBe(
      'record.changed',
    );
  });

  test.each([
    ['company', { accountType: 'trader' }],
    ['vatId', { vatId: 'DE12' }],
    ['zip', { zip: '2693' }],
    ['phone', { phone: 'ruf an' }],
  ])('explains why %s is invalid', async (field, overrides) => {
    const response = await change(await signIn(api), overrides);
    expect(response.json().fields).toHaveProperty([field]);
  });

  test.each([{ roles: ['admin'] }, { email: 'x@y.de' }, { emailVerified: true }, { id: '1' }])(
    'rejects fields that users cannot change: %j',
    async (overrides) => expect((await change(await signIn(api), overrides)).statusCode).toBe(400),
  );
});

describe('interests', () => {
  const postInterests = (cookie: string, path: string, body: object) =>
    api.post(`/api/account/interests${path}`, body, { cookie });
  const readInterests = async (cookie: string) =>
    (await api.sendRequest({ url: '/api/account/interests', headers: { cookie } })).json();
  const chosenInterests = {
    topics: ['ackerbau'],
    muted: ['maerkte'],
    regions: [{ zip: '26939', radiusKm: 50 }],
    operation: { form: 'side-income', animals: ['Milchkühe'], size: '20-50' },
    personalised: true,
    derivesInterests: false,
    version: 1,
  };

  test('are stored, explicit and derived ones separately', async () => {
    const cookie = await signIn(api);
    expect(await readInterests(cookie)).toMatchObject({
      topics: [],
      personalised: true,
      derivesInterests: false,
    });
    expect((await postInterests(cookie, '', chosenInterests)).json()).toEqual({ done: true });
    expect(await readInterests(cookie)).toMatchObject({
      ...chosenInterests,
      version: 2,
      derived: [],
    });
    expect((await postInterests(cookie, '', chosenInterests)).statusCode).toBe(409);
  });

  test('are derived only with consent, can be removed one by one, and are deleted when consent is withdrawn', async () => {
    const cookie = await signIn(api);
    await readInterests(cookie);
    await postInterests(cookie, '/read', { topic: 'tierhaltung' });
    expect((await readInterests(cookie)).derived).toEqual([]);
    await postInterests(cookie, '', { ...chosenInterests, derivesInterests: true });
    for (const topic of ['tierhaltung', 'tierhaltung', 'maerkte']) {
      await postInterests(cookie, '/read', { topic });
    }
    expect((await readInterests(cookie)).derived).toMatchObject([
      { topic: 'maerkte', reads: 1 },
      { topic: 'tierhaltung', reads: 2 },
    ]);
    await postInterests(cookie, '/remove', { topic: 'maerkte' });
    expect((await readInterests(cookie)).derived).toHaveLength(1);
    await postInterests(cookie, '', { ...chosenInterests, derivesInterests: false, version: 2 });
    expect((await readInterests(cookie)).derived).toEqual([]);
  });
});

describe('a data export', () => {
  test('is a ZIP with JSON and HTML for its owner only, announced by mail', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    await api.post('/api/account/newsletter', { listId: 'dorf', subscribed: true }, { cookie });
    await Promise.all([postAction('export', cookie), postAction('export', cookie)]);
    const readyExport = await waitUntil('the export', async () => {
      const { exports } = await readAccountData(cookie);
      return exports.find((dataExport: { readyAt: string | null }) => dataExport.readyAt);
    });
    const response = await fetchArchive(readyExport.id, cookie);
    expect(response.headers['content-type']).toBe('application/zip');
    const files = unzipSync(response.rawPayload);
    expect(Object.keys(files)).toEqual(['daten.json', 'daten.html']);
    const data = JSON.parse(strFromU8(files['daten.json']!));
    expect(data.Profil).toMatchObject({ email, displayName: 'Anna Acker' });
    expect(data.Newsletter.bestellungen).toMatchObject([{ listId: 'dorf', state: 'active' }]);
    expect(strFromU8(files['daten.json']!)).not.toMatch(/argon2|tokenHash|sealed/iu);
    expect(strFromU8(files['daten.html']!)).toContain('<h2>Newsletter</h2>');
    expect((await fetchArchive(readyExport.id, await signIn(api))).statusCode).toBe(404);
    await waitUntil('mail', () =>
      api.mails.to(email).find(({ text }) => text.includes('Kopie Ihrer Daten')),
    );
  });

  test('expires after seven days', async () => {
    const cookie = await signIn(api);
    await postAction('export', cookie);
    await waitUntil('the export', async () => (await readAccountData(cookie)).exports[0]?.readyAt);
    const [{ id }] = (await readAccountData(cookie)).exports;
    await runSql(api, 'UPDATE data_exports SET expires_at = now()');
    expect((await fetchArchive(id, cookie)).statusCode).toBe(404);
    expect((await readAccountData(cookie)).exports).toEqual([]);
  });
});

describe('account deletion', () => {
  const makeDeletionDue = (email: string) =>
    runSql(api, `UPDATE users SET deletion_due_at = now() WHERE email = '${email}'`);
  const runMaintenanceNow = () => runMaintenance(api);

  test('requires recent authentication, is announced by mail and happens after 14 days', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    await runSql(api, `UPDATE sessions SET authenticated_at = now() - interval '1 hour'`);
    expect((await postAction('deletion', cookie)).json()).toMatchObject({ code: 'session.stale' });
    const freshCookie = await signIn(api, email);
    expect((await postAction('deletion', freshCookie)).json()).toEqual({ done: true });
    const { deletionDueAt, kept } = await readAccountData(freshCookie);
    const days = (Date.parse(deletionDueAt) - Date.now()) / 86_400_000;
    expect([Math.round(days), kept.length > 0]).toEqual([14, true]);
    await waitUntil('mail', () => api.mails.to(email).find(({ text }) => text.includes('wird am')));
    await runMaintenanceNow();
    expect((await getSession(api, freshCookie)).user?.email).toBe(email);
    await makeDeletionDue(email);
    await runMaintenanceNow();
    expect(await getSession(api, freshCookie)).toEqual({});
    expect((await logIn(api, email)).statusCode).toBe(401);
    const { rows } = await api.database.pool.query(
      `SELECT 1 FROM users WHERE email = $1
       UNION ALL SELECT 1 FROM accounts WHERE user_id NOT IN (SELECT id FROM users)`,
      [email],
    );
    expect(rows).toEqual([]);
  });

  test('can be cancelled until then', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    await postAction('deletion', cookie);
    const laterCookie = await signIn(api, email);
    expect((await postAction('keep', laterCookie)).json()).toEqual({ done: true });
    await runMaintenanceNow();
    expect(await readAccountData(laterCookie)).toMatchObject({ deletionDueAt: null });
    expect((await logIn(api, email, { password })).statusCode).toBe(200);
  });
});

describe('consent of visitors', () => {
  const subject = 'a-random-id-of-a-visitor-00000001';
  const createConsentDecision = (overrides: object = {}) => ({
    subject,
    services: { youtube: true },
    textVersion: '3',
    layer: 'banner',
    source: 'web',
    ...overrides,
  });

  test('is stored, never changed, and shown to the visitor', async () => {
    expect((await api.post('/api/consent', createConsentDecision())).statusCode).toBe(202);
    await api.post(
      '/api/consent',
      createConsentDecision({ services: { youtube: false }, layer: 'settings' }),
    );
    const consentResponse = await api.sendRequest({ url: `/api/consent?subject=${subject}` });
    expect(consentResponse.json().records).toMatchObject([
      { services: { youtube: false }, layer: 'settings' },
      { services: { youtube: true }, layer: 'banner' },
    ]);
    const otherResponse = await api.sendRequest({ url: `/api/consent?subject=${subject}x` });
    expect(otherResponse.json()).toEqual({ records: [] });
  });

  test.each([{ subject: 'kurz' }, { services: { '<b>': true } }, { layer: 'x' }, { more: 1 }])(
    'rejects %j',
    async (overrides) => {
      expect((await api.post('/api/consent', createConsentDecision(overrides))).statusCode).toBe(
        400,
      );
    },
  );
});

describe('changes', () => {
  test('are recorded in the audit log without contents', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    await api.post(
      '/api/account/profile',
      { displayName: 'Anna Acker', accountType: 'private', city: 'Geheimstadt', version: 1 },
      { cookie },
    );
    const { rows } = await api.database.pool.query(
      `SELECT a.action, a.details, a::text AS text FROM audit_log a JOIN users u ON u.id = a.actor
       WHERE u.email = $1`,
      [email],
    );
    expect(rows).toMatchObject([
      { action: 'account.profile-changed', details: { fields: ['city'], trader: false } },
    ]);
    expect(rows[0].text).not.toContain('Geheimstadt');
  });
});
