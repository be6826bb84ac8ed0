import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type {
  ActiveMeasures,
  OperationsDesk,
} from '@gruenland/shared-contracts/api/staff-operations.ts';

import { signIn, signInStaff } from '#testing/people.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let staff = '';
beforeAll(async () => {
  api = await startTestApi();
  staff = await signInStaff(api, 'betrieb');
});
afterAll(async () => api?.end());

const root = '/api/redaktion/betrieb';
const yes = { reason: 'Die Liste zeigt falsche Preise.', confirmed: true };
const act = (what: string, body: object = yes, cookie = staff) =>
  api.post(`${root}/${what}`, body, { cookie });
const active = async () =>
  (await api.ask({ url: '/api/betrieb/massnahmen' })).json<ActiveMeasures>();
const desk = async () =>
  (await api.ask({ url: root, headers: { cookie: staff } })).json<OperationsDesk>();

test('an area is switched off and on again, with reason and name, and both are written down', async () => {
  expect((await act('mf-kleinanzeigen/abschalten')).json()).toEqual({ done: true });
  expect((await active()).off).toEqual(['mf-kleinanzeigen']);
  expect((await desk()).measures).toMatchObject([
    { kind: 'off', remote: 'mf-kleinanzeigen', reason: yes.reason, by: expect.any(String) },
  ]);
  expect((await act('mf-kleinanzeigen/abschalten')).statusCode).toBe(422);
  const back = { ...yes, reason: 'Preise stimmen wieder.' };
  expect((await act('mf-kleinanzeigen/anschalten', back)).statusCode).toBe(200);
  expect((await active()).off).toEqual([]);
  expect((await act('mf-kleinanzeigen/anschalten')).statusCode).toBe(422);
  expect((await desk()).records.map(({ action, reason }) => [action, reason])).toEqual([
    ['site.switched-on', 'Preise stimmen wieder.'],
    ['site.switched-off', yes.reason],
  ]);
});

test('of two who switch off at once one does', async () => {
  const both = await Promise.all([act('mf-search/abschalten'), act('mf-search/abschalten')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  await act('mf-search/anschalten');
});

test('without a reason or a yes nothing happens', async () => {
  const missing = [
    await act('mf-search/abschalten', { ...yes, reason: ' x ' }),
    await act('mf-search/abschalten', { ...yes, confirmed: false }),
    await act('mf-search/abschalten', { reason: yes.reason }),
    await act('mf-search/canary-beenden'),
    await act('mf-search/rueckkehr', { ...yes, release: '../../x' }),
    await act('MF/abschalten'),
  ];
  expect(missing.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
  expect((await active()).off).toEqual([]);
});

test.each(['mf-redaktion', 'mf-account'])('%s stays: nobody could switch it on', async (remote) => {
  expect((await act(`${remote}/abschalten`)).statusCode).toBe(422);
  expect((await active()).off).toEqual([]);
});

test('a trial is stopped for the flip that began it; the last stop of an area counts', async () => {
  const trial = { ...yes, release: 'abc123', flip: 'c2lnbmF0dXJl+/==' };
  expect((await act('mf-search/canary-beenden', trial)).statusCode).toBe(200);
  const next = { ...trial, release: 'def456', flip: 'bmV4dA==' };
  expect((await act('mf-search/canary-beenden', next)).statusCode).toBe(200);
  expect((await active()).stopped).toMatchObject([
    { remote: 'mf-search', release: 'def456', flip: 'bmV4dA==' },
  ]);
});

test('an order to go back is written down and changes nothing by itself', async () => {
  const before = await active();
  expect((await act('mf-search/rueckkehr', { ...yes, release: 'abc123' })).statusCode).toBe(200);
  expect(await active()).toEqual(before);
  expect((await desk()).records[0]).toMatchObject({
    action: 'site.rollback-ordered',
    remote: 'mf-search',
    release: 'abc123',
  });
});

test('shells learn neither who nor why', async () => {
  await act('mf-magazine/abschalten');
  const text = (await api.ask({ url: '/api/betrieb/massnahmen' })).body;
  expect(text).not.toContain('Preise');
  expect(text).not.toMatch(/author|reason|by"/u);
  await act('mf-magazine/anschalten');
});

test('is for the Betrieb alone, and for who proved a moment ago who they are', async () => {
  for (const cookie of [await signIn(api), await signInStaff(api, 'redaktion')]) {
    expect((await act('mf-search/abschalten', yes, cookie)).statusCode).toBe(403);
  }
  const old = await signInStaff(api, 'betrieb');
  await shiftTime(api, `UPDATE sessions SET authenticated_at = now() - interval '40 minutes'`);
  const answer = await act('mf-search/abschalten', yes, old);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'session.stale']);
  expect((await active()).off).toEqual([]);
});

test('what was done is listed by databases that sort as a dictionary does, too', async () => {
  const before = await desk();
  // Most servers sort as a dictionary does, as if there were no colons and dashes. The embedded
  // database knows no languages.
  const { rows } = await api.database.pool.query(
    `SELECT 1 FROM pg_collation WHERE collname = 'de-x-icu'`,
  );
  const dictionary = rows.length > 0 ? `(provider = icu, locale = 'de-u-ka-shifted')` : 'FROM "C"';
  await shiftTime(api, `CREATE COLLATION dictionary ${dictionary}`);
  const sorted = 'TYPE text COLLATE dictionary';
  await shiftTime(api, `ALTER TABLE audit_log ALTER COLUMN subject ${sorted}`);
  await shiftTime(api, `ALTER TABLE site_measures ALTER COLUMN remote ${sorted}`);
  const after = await desk();
  expect(after.records.length).toBeGreaterThan(1);
  expect(after.records).toEqual(before.records);
  const fresh = await signInStaff(api, 'betrieb');
  for (const remote of ['mf-zaun', 'mf-za-x']) await act(`${remote}/abschalten`, yes, fresh);
  expect((await active()).off).toEqual(['mf-za-x', 'mf-zaun']);
});
