import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { AreaTelemetry } from '@gruenland/shared-contracts/api/staff-area-telemetry.ts';

import { signIn, signInStaff } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let staff = '';
beforeAll(async () => {
  api = await startTestApi();
  staff = await signInStaff(api, 'operator');
});
afterAll(async () => api?.end());

const error = { remote: 'mf-search', release: 'aa', name: 'TypeError', message: 'x is null' };
const vitalReport = { remote: 'mf-search', release: 'aa', name: 'LCP', rating: 'good' };
const requestTelemetry = (remote: string, cookie = staff) =>
  api.sendRequest({ url: `/api/staff/operations/${remote}/telemetry`, headers: { cookie } });
const readTelemetry = async (remote: string) =>
  (await requestTelemetry(remote)).json<AreaTelemetry>();

test('returns nothing for an area that was never measured', async () => {
  expect(await readTelemetry('mf-magazine')).toEqual({
    errors: [],
    errorCounts: { browser: 0, server: 0 },
    vitals: [],
  });
});

test('returns errors with counts by side, without those of other areas and older ones', async () => {
  await api.post('/api/telemetry/errors', {
    reports: [
      error,
      error,
      { ...error, side: 'server', message: 'timeout' },
      { ...error, message: 'long ago' },
      { ...error, remote: 'mf-account' },
    ],
  });
  await runSql(
    api,
    `UPDATE telemetry_errors SET last_seen_at = now() - interval '15 days' WHERE message = 'long ago'`,
  );
  const { errors, errorCounts } = await readTelemetry('mf-search');
  expect(errorCounts).toEqual({ browser: 1, server: 1 });
  expect(errors).toHaveLength(2);
  expect(errors).toContainEqual({
    name: 'TypeError',
    message: 'x is null',
    release: 'aa',
    side: 'browser',
    count: 2,
    firstSeenAt: expect.any(String),
    lastSeenAt: expect.any(String),
  });
});

test('returns the 75th percentile of each web vital by German day, newest day first', async () => {
  const values = [100, 200, 300, 400, 500];
  await api.post('/api/telemetry/vitals', {
    reports: [
      ...values.map((value) => ({ ...vitalReport, value })),
      { ...vitalReport, name: 'CLS', value: 0.02 },
      { ...vitalReport, name: 'FCP', value: 1 },
      { ...vitalReport, remote: 'mf-account', value: 9000 },
    ],
  });
  // 23:30 UTC is already the next day in Germany.
  await runSql(
    api,
    `UPDATE telemetry_vitals SET created_at = date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
       - interval '2 days' + interval '23 hours 30 minutes' WHERE name = 'CLS'`,
  );
  const { vitals } = await readTelemetry('mf-search');
  expect(vitals.map(({ name, p75, count }) => [name, p75, count])).toEqual([
    ['LCP', 400, 5],
    ['CLS', 0.02, 1],
  ]);
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10);
  expect(vitals[1]?.day).toBe(yesterday);
});

test('requires the role operator and a valid name', async () => {
  const cookie = await signIn(api);
  expect((await requestTelemetry('mf-search', cookie)).statusCode).toBe(403);
  expect((await requestTelemetry('mf-search', '')).statusCode).toBe(401);
  expect((await requestTelemetry('MF_X')).statusCode).toBe(400);
});
