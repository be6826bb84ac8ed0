import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type {
  ActiveKillSwitches,
  OperationsOverview,
} from '@gruenland/shared-contracts/api/staff-operations.ts';

import { signIn, signInStaff } from '#testing/people.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let staff = '';
beforeAll(async () => {
  api = await startTestApi();
  staff = await signInStaff(api, 'operator');
});
afterAll(async () => api?.end());

const root = '/api/staff/operations';
const confirmedRequest = { reason: 'Die Liste zeigt falsche Preise.', confirmed: true };
const act = (what: string, body: object = confirmedRequest, cookie = staff) =>
  api.post(`${root}/${what}`, body, { cookie });
const readActiveSwitches = async () =>
  (await api.ask({ url: '/api/operations/kill-switches' })).json<ActiveKillSwitches>();
const readStaffPage = async () =>
  (await api.ask({ url: root, headers: { cookie: staff } })).json<OperationsOverview>();

test('switches an area off and on with reason and name, and records both', async () => {
  expect((await act('mf-kleinanzeigen/switch-off')).json()).toEqual({ done: true });
  expect((await readActiveSwitches()).off).toEqual(['mf-kleinanzeigen']);
  expect((await readStaffPage()).measures).toMatchObject([
    {
      kind: 'off',
      remote: 'mf-kleinanzeigen',
      reason: confirmedRequest.reason,
      by: expect.any(String),
    },
  ]);
  expect((await act('mf-kleinanzeigen/switch-off')).statusCode).toBe(422);
  const back = { ...confirmedRequest, reason: 'Preise stimmen wieder.' };
  expect((await act('mf-kleinanzeigen/switch-on', back)).statusCode).toBe(200);
  expect((await readActiveSwitches()).off).toEqual([]);
  expect((await act('mf-kleinanzeigen/switch-on')).statusCode).toBe(422);
  expect((await readStaffPage()).records.map(({ action, reason }) => [action, reason])).toEqual([
    ['site.switched-on', 'Preise stimmen wieder.'],
    ['site.switched-off', confirmedRequest.reason],
  ]);
});

test('of two parallel requests to switch off one succeeds', async () => {
  const both = await Promise.all([act('mf-search/switch-off'), act('mf-search/switch-off')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  await act('mf-search/switch-on');
});

test('requires a reason and a confirmation', async () => {
  const missing = [
    await act('mf-search/switch-off', { ...confirmedRequest, reason: ' x ' }),
    await act('mf-search/switch-off', { ...confirmedRequest, confirmed: false }),
    await act('mf-search/switch-off', { reason: confirmedRequest.reason }),
    await act('mf-search/stop-canary'),
    await act('mf-search/rollback', { ...confirmedRequest, release: '../../x' }),
    await act('MF/switch-off'),
  ];
  expect(missing.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
  expect((await readActiveSwitches()).off).toEqual([]);
});

test.each(['mf-redaktion', 'mf-account'])(
  'rejects switching off %s, because the area contains this page',
  async (remote) => {
    expect((await act(`${remote}/switch-off`)).statusCode).toBe(422);
    expect((await readActiveSwitches()).off).toEqual([]);
  },
);

test('a canary is stopped for its own rollout only; the last stop of an area counts', async () => {
  const canary = { ...confirmedRequest, release: 'abc123', flip: 'c2lnbmF0dXJl+/==' };
  expect((await act('mf-search/stop-canary', canary)).statusCode).toBe(200);
  const next = { ...canary, release: 'def456', flip: 'bmV4dA==' };
  expect((await act('mf-search/stop-canary', next)).statusCode).toBe(200);
  expect((await readActiveSwitches()).stopped).toMatchObject([
    { remote: 'mf-search', release: 'def456', flip: 'bmV4dA==' },
  ]);
});

test('a rollback request is recorded and changes nothing by itself', async () => {
  const before = await readActiveSwitches();
  expect(
    (await act('mf-search/rollback', { ...confirmedRequest, release: 'abc123' })).statusCode,
  ).toBe(200);
  expect(await readActiveSwitches()).toEqual(before);
  expect((await readStaffPage()).records[0]).toMatchObject({
    action: 'site.rollback-requested',
    remote: 'mf-search',
    release: 'abc123',
  });
});

test('shells get no names and no reasons', async () => {
  await act('mf-magazine/switch-off');
  const text = (await api.ask({ url: '/api/operations/kill-switches' })).body;
  expect(text).not.toContain('Preise');
  expect(text).not.toMatch(/author|reason|by"/u);
  await act('mf-magazine/switch-on');
});

test('requires the operations role and recent authentication', async () => {
  for (const cookie of [await signIn(api), await signInStaff(api, 'editor')]) {
    expect((await act('mf-search/switch-off', confirmedRequest, cookie)).statusCode).toBe(403);
  }
  const old = await signInStaff(api, 'operator');
  await shiftTime(api, `UPDATE sessions SET authenticated_at = now() - interval '40 minutes'`);
  const answer = await act('mf-search/switch-off', confirmedRequest, old);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'session.stale']);
  expect((await readActiveSwitches()).off).toEqual([]);
});

test('lists records in databases with a dictionary sort order too', async () => {
  const before = await readStaffPage();
  // Most database servers use a locale whose sort order ignores colons and dashes. The embedded
  // database has no locales.
  const { rows } = await api.database.pool.query(
    `SELECT 1 FROM pg_collation WHERE collname = 'de-x-icu'`,
  );
  const collationSource =
    rows.length > 0 ? `(provider = icu, locale = 'de-u-ka-shifted')` : 'FROM "C"';
  await shiftTime(api, `CREATE COLLATION dictionary ${collationSource}`);
  const columnType = 'TYPE text COLLATE dictionary';
  await shiftTime(api, `ALTER TABLE audit_log ALTER COLUMN subject ${columnType}`);
  await shiftTime(api, `ALTER TABLE kill_switches ALTER COLUMN remote ${columnType}`);
  const after = await readStaffPage();
  expect(after.records.length).toBeGreaterThan(1);
  expect(after.records).toEqual(before.records);
  const fresh = await signInStaff(api, 'operator');
  for (const remote of ['mf-zaun', 'mf-za-x'])
    await act(`${remote}/switch-off`, confirmedRequest, fresh);
  expect((await readActiveSwitches()).off).toEqual(['mf-za-x', 'mf-zaun']);
});
