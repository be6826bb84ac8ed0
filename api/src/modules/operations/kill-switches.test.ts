import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type {
  ActiveKillSwitches,
  OperationsOverview,
} from '@gruenland/shared-contracts/api/staff-operations.ts';

import { signIn, signInStaff } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';

let api: TestApi;
let staff = '';
beforeAll(async () => {
  api = await startTestApi();
  staff = await signInStaff(api, 'operator');
});
afterAll(async () => api?.end());

const rootPath = '/api/staff/operations';
const confirmedRequest = { reason: 'Die Liste zeigt falsche Preise.', confirmed: true };
const postAction = (action: string, body: object = confirmedRequest, cookie = staff) =>
  api.post(`${rootPath}/${action}`, body, { cookie });
const readActiveSwitches = async () =>
  (await api.sendRequest({ url: '/api/operations/kill-switches' })).json<ActiveKillSwitches>();
const readStaffPage = async () =>
  (await api.sendRequest({ url: rootPath, headers: { cookie: staff } })).json<OperationsOverview>();

test('switches an area off and on with reason and name, and records both', async () => {
  expect((await postAction('mf-kleinanzeigen/switch-off')).json()).toEqual({ done: true });
  expect((await readActiveSwitches()).off).toEqual(['mf-kleinanzeigen']);
  expect((await readStaffPage()).measures).toMatchObject([
    {
      kind: 'off',
      remote: 'mf-kleinanzeigen',
      reason: confirmedRequest.reason,
      by: expect.any(String),
    },
  ]);
  expect((await postAction('mf-kleinanzeigen/switch-off')).statusCode).toBe(422);
  const switchOnRequest = { ...confirmedRequest, reason: 'Preise stimmen wieder.' };
  expect((await postAction('mf-kleinanzeigen/switch-on', switchOnRequest)).statusCode).toBe(200);
  expect((await readActiveSwitches()).off).toEqual([]);
  expect((await postAction('mf-kleinanzeigen/switch-on')).statusCode).toBe(422);
  expect((await readStaffPage()).records.map(({ action, reason }) => [action, reason])).toEqual([
    ['site.switched-on', 'Preise stimmen wieder.'],
    ['site.switched-off', confirmedRequest.reason],
  ]);
});

test('of two parallel requests to switch off one succeeds', async () => {
  const switchOffResponses = await Promise.all([
    postAction('mf-search/switch-off'),
    postAction('mf-search/switch-off'),
  ]);
  expect(switchOffResponses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  await postAction('mf-search/switch-on');
});

test('requires a reason and a confirmation', async () => {
  const rejectedResponses = [
    await postAction('mf-search/switch-off', { ...confirmedRequest, reason: ' x ' }),
    await postAction('mf-search/switch-off', { ...confirmedRequest, confirmed: false }),
    await postAction('mf-search/switch-off', { reason: confirmedRequest.reason }),
    await postAction('mf-search/stop-canary'),
    await postAction('mf-search/rollback', { ...confirmedRequest, release: '../../x' }),
    await postAction('MF/switch-off'),
  ];
  expect(rejectedResponses.map(({ statusCode }) => statusCode)).toEqual([
    400, 400, 400, 400, 400, 400,
  ]);
  expect((await readActiveSwitches()).off).toEqual([]);
});

test.each(['mf-redaktion', 'mf-account'])(
  'rejects switching off %s, because the area contains this page',
  async (remote) => {
    expect((await postAction(`${remote}/switch-off`)).statusCode).toBe(422);
    expect((await readActiveSwitches()).off).toEqual([]);
  },
);

test('a canary is stopped for its own rollout only; the last stop of an area counts', async () => {
  const stopCanaryRequest = { ...confirmedRequest, release: 'abc123', flip: 'c2lnbmF0dXJl+/==' };
  expect((await postAction('mf-search/stop-canary', stopCanaryRequest)).statusCode).toBe(200);
  const nextStopCanaryRequest = { ...stopCanaryRequest, release: 'def456', flip: 'bmV4dA==' };
  expect((await postAction('mf-search/stop-canary', nextStopCanaryRequest)).statusCode).toBe(200);
  expect((await readActiveSwitches()).stopped).toMatchObject([
    { remote: 'mf-search', release: 'def456', flip: 'bmV4dA==' },
  ]);
});

test('a rollback request is recorded and changes nothing by itself', async () => {
  const switchesBefore = await readActiveSwitches();
  expect(
    (await postAction('mf-search/rollback', { ...confirmedRequest, release: 'abc123' })).statusCode,
  ).toBe(200);
  expect(await readActiveSwitches()).toEqual(switchesBefore);
  expect((await readStaffPage()).records[0]).toMatchObject({
    action: 'site.rollback-requested',
    remote: 'mf-search',
    release: 'abc123',
  });
});

test('shells get no names and no reasons', async () => {
  await postAction('mf-magazine/switch-off');
  const text = (await api.sendRequest({ url: '/api/operations/kill-switches' })).body;
  expect(text).not.toContain('Preise');
  expect(text).not.toMatch(/author|reason|by"/u);
  await postAction('mf-magazine/switch-on');
});

test('requires the operations role and recent authentication', async () => {
  for (const cookie of [await signIn(api), await signInStaff(api, 'editor')]) {
    expect((await postAction('mf-search/switch-off', confirmedRequest, cookie)).statusCode).toBe(
      403,
    );
  }
  const staleCookie = await signInStaff(api, 'operator');
  await runSql(api, `UPDATE sessions SET authenticated_at = now() - interval '40 minutes'`);
  const response = await postAction('mf-search/switch-off', confirmedRequest, staleCookie);
  expect([response.statusCode, response.json().code]).toEqual([403, 'session.stale']);
  expect((await readActiveSwitches()).off).toEqual([]);
});

test('lists records in databases with a dictionary sort order too', async () => {
  const pageBefore = await readStaffPage();
  // Simulates a database server whose locale ignores colons and dashes in the sort order. The
  // embedded database has no locales, so this test does not change its sort order.
  const { rows } = await api.database.pool.query(
    `SELECT 1 FROM pg_collation WHERE collname = 'de-x-icu'`,
  );
  const collationSource =
    rows.length > 0 ? `(provider = icu, locale = 'de-u-ka-shifted')` : 'FROM "C"';
  await runSql(api, `CREATE COLLATION dictionary ${collationSource}`);
  const columnType = 'TYPE text COLLATE dictionary';
  await runSql(api, `ALTER TABLE audit_log ALTER COLUMN subject ${columnType}`);
  await runSql(api, `ALTER TABLE kill_switches ALTER COLUMN remote ${columnType}`);
  const pageAfter = await readStaffPage();
  expect(pageAfter.records.length).toBeGreaterThan(1);
  expect(pageAfter.records).toEqual(pageBefore.records);
  const freshCookie = await signInStaff(api, 'operator');
  for (const remote of ['mf-zaun', 'mf-za-x'])
    await postAction(`${remote}/switch-off`, confirmedRequest, freshCookie);
  expect((await readActiveSwitches()).off).toEqual(['mf-za-x', 'mf-zaun']);
});

test('names failed and repeated tasks with their number, reason and age', async () => {
  await waitForTasks(api);
  await runSql(
    api,
    `INSERT INTO tasks (id, kind, payload, state, attempts, last_error, created_at, run_at, finished_at) VALUES
      ('1', 'mail.event', '{}', 'failed', 8, 'Error: no', '2026-11-01T08:00:00Z', now(), now()),
      ('2', 'mail.event', '{}', 'failed', 8, 'Error: no', '2026-11-02T08:00:00Z', now(), now()),
      ('3', 'maintenance', '{"day":"x","step":"retention of users"}', 'waiting', 1, 'Error: slow',
        '2026-11-03T08:00:00Z', now() + interval '1 hour', NULL),
      ('4', 'mail.event', '{}', 'waiting', 0, NULL, '2026-11-03T08:00:00Z', now() + interval '1 hour', NULL)`,
  );
  expect((await readStaffPage()).tasks).toEqual([
    {
      kind: 'mail.event',
      step: null,
      isFinal: true,
      count: 2,
      reason: 'Error: no',
      since: '2026-11-01T08:00:00.000Z',
    },
    {
      kind: 'maintenance',
      step: 'retention of users',
      isFinal: false,
      count: 1,
      reason: 'Error: slow',
      since: '2026-11-03T08:00:00.000Z',
    },
  ]);
});
