import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { findFullTableScans } from '#testing/market/market-plans.ts';
import { signInStaff } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { fillStaffPages } from './fill-staff-pages.ts';

let api: TestApi;
let staff = '';
beforeAll(async () => {
  api = await startTestApi();
  staff = await signInStaff(api, 'admin');
  // PGlite gets fewer rows, because it inserts them slowly. It still chooses the same query plans
  // as PostgreSQL.
  await fillStaffPages(api.database, api.database.kind === 'postgres' ? 100_000 : 10_000);
}, 240_000);
afterAll(() => api?.end());

const createRequest = (url: string) => async () => {
  const { statusCode } = await api.sendRequest({ url, headers: { cookie: staff } });
  expect([url, statusCode]).toEqual([url, 200]);
};

describe('staff pages after years of work', () => {
  test.each([
    '/api/moderation/cases?ansicht=offen&seite=1',
    '/api/moderation/cases?ansicht=entschieden&seite=1',
    '/api/staff/service-requests?stand=new&seite=1',
    '/api/staff/service-requests?stand=done&seite=3',
    '/api/staff/contracts?ansicht=offen&seite=1',
    '/api/staff/contracts?ansicht=erledigt&seite=1',
    '/api/staff/forms',
    '/api/staff/forms/answers?form=form-7&seite=1',
    '/api/staff/surveys/umfrage-7?seite=1',
    '/api/staff/redirects',
    '/api/staff/operations',
    '/api/staff/operations/mf-search/telemetry',
    '/api/staff/audit-log?seite=3',
    '/api/staff/audit-log?person=01KABCDEFGHJKMNPQRSTVWXYZ0&von=2026-01-01',
  ])('%s answers within the statement timeout of 0.8 s', async (url) => {
    const fullScans = await findFullTableScans(api.database, createRequest(url), new Set());
    expect(fullScans).toEqual([]);
  });

  test.each([
    ['/api/moderation/cases?ansicht=offen&seite=1', 'moderation_cases'],
    ['/api/staff/forms/answers?form=form-7&seite=1', 'form_submissions'],
    ['/api/staff/surveys/umfrage-7?seite=1', 'survey_votes'],
    ['/api/staff/operations', 'audit_log'],
    ['/api/staff/audit-log?person=01KABCDEFGHJKMNPQRSTVWXYZ0', 'audit_log'],
    ['/api/staff/audit-log?sache=order:1', 'audit_log'],
    ['/api/staff/audit-log?vorgang=staff.bank-read&von=2026-01-01', 'audit_log'],
  ])('%s scans no whole table', async (url, table) => {
    expect(await findFullTableScans(api.database, createRequest(url), new Set([table]))).toEqual(
      [],
    );
  });
});
