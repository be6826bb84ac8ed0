import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { wholeTableReads } from '#testing/market/market-plans.ts';
import { signInStaff } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { fillDesks } from './fill-staff-pages.ts';

let api: TestApi;
let staff = '';
beforeAll(async () => {
  api = await startTestApi();
  staff = await signInStaff(api, 'admin');
  // PGlite plans as PostgreSQL does and fills more slowly.
  await fillDesks(api.database, api.database.kind === 'postgres' ? 100_000 : 10_000);
}, 240_000);
afterAll(() => api?.end());

const ask = (url: string) => async () => {
  const { statusCode } = await api.ask({ url, headers: { cookie: staff } });
  expect([url, statusCode]).toEqual([url, 200]);
};

describe('desks after years of work', () => {
  test.each([
    '/api/moderation/cases?ansicht=offen&seite=1',
    '/api/moderation/cases?ansicht=entschieden&seite=1',
    '/api/redaktion/bestellungen?stand=neu&seite=1',
    '/api/redaktion/bestellungen?stand=erledigt&seite=3',
    '/api/redaktion/vertraege?ansicht=offen&seite=1',
    '/api/redaktion/vertraege?ansicht=erledigt&seite=1',
    '/api/redaktion/formulare',
    '/api/redaktion/formulare/antworten?form=form-7&seite=1',
    '/api/redaktion/umfragen/umfrage-7?seite=1',
    '/api/redaktion/umleitungen',
    '/api/redaktion/betrieb',
    '/api/redaktion/protokoll?seite=3',
    '/api/redaktion/protokoll?person=01KABCDEFGHJKMNPQRSTVWXYZ0&von=2026-01-01',
  ])('%s answers: none of its statements is ended by PostgreSQL’s 0.8 s', async (url) => {
    const read = await wholeTableReads(api.database, ask(url), new Set());
    expect(read).toEqual([]);
  });

  test.each([
    ['/api/moderation/cases?ansicht=offen&seite=1', 'moderation_cases'],
    ['/api/redaktion/formulare/antworten?form=form-7&seite=1', 'form_submissions'],
    ['/api/redaktion/umfragen/umfrage-7?seite=1', 'survey_votes'],
    ['/api/redaktion/betrieb', 'audit_log'],
    ['/api/redaktion/protokoll?person=01KABCDEFGHJKMNPQRSTVWXYZ0', 'audit_log'],
    ['/api/redaktion/protokoll?sache=order:1', 'audit_log'],
    ['/api/redaktion/protokoll?vorgang=desk.bank-read&von=2026-01-01', 'audit_log'],
  ])('%s reads no whole table', async (url, table) => {
    expect(await wholeTableReads(api.database, ask(url), new Set([table]))).toEqual([]);
  });
});
