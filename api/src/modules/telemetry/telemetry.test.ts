import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { cleanErrorReport, removePersonalData } from './clean-report.ts';
import { createTelemetryService } from './telemetry.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());
beforeEach(async () => {
  await api.database.pool.query('DELETE FROM telemetry_errors');
  await api.database.pool.query('DELETE FROM telemetry_vitals');
});

const error = {
  remote: 'mf-magazine',
  release: '3f2a9c',
  part: 'block:chart',
  path: '/artikel/wetter',
  name: 'TypeError',
  message: 'x is undefined',
  stack: 'TypeError: x is undefined\n    at f (chart.js:1:2)',
};
const vital = {
  remote: 'shell',
  release: 'dev',
  path: '/',
  name: 'LCP',
  value: 1234.5,
  rating: 'good',
};

const readRows = async (table: string) =>
  (await api.database.pool.query(`SELECT * FROM ${table}`)).rows as Record<string, unknown>[];

describe('errors', () => {
  test('are stored with their release, and repetitions are counted', async () => {
    const response = await api.post('/api/telemetry/errors', { reports: [error, error] });
    expect([response.statusCode, response.json()]).toEqual([202, { accepted: 2 }]);
    await api.post('/api/telemetry/errors', { reports: [{ ...error, path: '/artikel/milch' }] });
    await api.post('/api/telemetry/errors', { reports: [{ ...error, release: 'other' }] });
    const errorRows = await readRows('telemetry_errors');
    expect(errorRows).toHaveLength(2);
    expect(errorRows.find((row) => row['release'] === '3f2a9c')).toMatchObject({
      remote: 'mf-magazine',
      count: 3,
      path: '/artikel/milch',
      side: 'browser',
    });
  });

  test('are stored without personal data', async () => {
    const token = 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MDEyMzQ1Njc4OTA';
    const report = {
      ...error,
      path: '/mein-account?token=abc&mail=anna@hof.example',
      message: `GET http://localhost:3000/api/x?token=abc failed for anna@hof.example (${token})`,
      stack: 'at http://localhost:3000/app.js?v=secret:3:5',
    };
    await api.post('/api/telemetry/errors', { reports: [report] });
    const [row] = await readRows('telemetry_errors');
    expect(row).toMatchObject({
      path: '/mein-account',
      message: 'GET http://localhost:3000/api/x failed for <address> (<token>)',
      stack: 'at http://localhost:3000/app.js:3:5',
    });
  });

  test('long texts are truncated', async () => {
    await api.post('/api/telemetry/errors', { reports: [{ ...error, message: 'm'.repeat(3000) }] });
    expect((await readRows('telemetry_errors'))[0]?.['message']).toHaveLength(500);
  });

  test.each([
    ['no report', { reports: [] }],
    ['too many', { reports: Array.from({ length: 21 }, () => error) }],
    ['an unknown field', { reports: [{ ...error, user: 'anna' }] }],
    ['no release', { reports: [{ ...error, release: undefined }] }],
    ['a strange remote', { reports: [{ ...error, remote: '../x' }] }],
    ['no list', error],
  ])('are rejected with %s', async (_, payload) => {
    expect((await api.post('/api/telemetry/errors', payload)).statusCode).toBe(400);
    expect(await readRows('telemetry_errors')).toEqual([]);
  });

  test('rejects a request that is too large', async () => {
    const payload = { reports: [{ ...error, stack: 's'.repeat(200_000) }] };
    expect((await api.post('/api/telemetry/errors', payload)).json()).toMatchObject({
      status: 413,
      code: 'request.too-large',
    });
  });

  test('limits requests of one IP address', async () => {
    const sendReports = () =>
      api.sendRequest({
        method: 'POST',
        url: '/api/telemetry/errors',
        headers: { origin: siteUrl },
        payload: { reports: [error] },
        remoteAddress: '192.0.2.9',
      });
    const statuses = [];
    for (let i = 0; i < 61; i += 1) statuses.push((await sendReports()).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 202)).toBe(true);
    expect(statuses[60]).toBe(429);
  });
});

describe('vitals', () => {
  test('are stored with their release', async () => {
    const response = await api.post('/api/telemetry/vitals', { reports: [vital] });
    expect(response.statusCode).toBe(202);
    expect(await readRows('telemetry_vitals')).toMatchObject([
      { remote: 'shell', release: 'dev', name: 'LCP', value: 1234.5, rating: 'good', path: '/' },
    ]);
  });

  test.each([{ name: 'FID' }, { value: -1 }, { value: 1e9 }, { rating: 'super' }])(
    'are rejected with %j',
    async (overrides) => {
      const response = await api.post('/api/telemetry/vitals', {
        reports: [{ ...vital, ...overrides }],
      });
      expect(response.statusCode).toBe(400);
    },
  );
});

describe('the store', () => {
  test('keeps only the latest entries of each kind', async () => {
    const limits = { maxErrors: 3, maxVitals: 5, reportsPerPrune: 10 };
    const telemetry = createTelemetryService(api.database.drizzle, limits);
    for (let i = 0; i < 10; i += 1) {
      await telemetry.recordErrors([{ ...error, name: `Error${'x'.repeat(i)}` }]);
      await telemetry.recordVitals([{ ...vital, name: 'LCP', rating: 'good', value: i }]);
    }
    const names = (await readRows('telemetry_errors')).map((row) => row['name']).toSorted();
    expect(names.length).toBeLessThanOrEqual(8);
    expect(names).toContain(`Error${'x'.repeat(9)}`);
    const values = (await readRows('telemetry_vitals')).map((row) => row['value']);
    expect(values).toHaveLength(5);
    expect(values).toContain(9);
  });
});

describe('removing personal data', () => {
  test('keeps ordinary text unchanged', () => {
    const text =
      "Cannot read properties of undefined (reading 'map') at renderBlocksOfTheArticleBody";
    expect(removePersonalData(text)).toBe(text);
  });

  test('groups errors that differ only in numbers', () => {
    const firstReport = cleanErrorReport({ ...error, message: 'timeout after 3012 ms' });
    const secondReport = cleanErrorReport({ ...error, message: 'timeout after 12 ms' });
    expect(firstReport.fingerprint).toBe(secondReport.fingerprint);
    expect(cleanErrorReport({ ...error, part: 'other' }).fingerprint).not.toBe(
      firstReport.fingerprint,
    );
  });
});
