import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';

import { runMaintenance } from '#testing/wait-for-tasks.ts';
import { registerPerson, signIn } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

describe('form drafts', () => {
  const url = '/api/account/form-drafts/abo-bestellung';
  const readDraft = async (cookie: string) =>
    (await api.sendRequest({ url, headers: { cookie } })).json();
  const saveDraft = (cookie: string, values: object) => api.post(url, { values }, { cookie });

  test('belong to one user, the last write wins, and sending the form deletes them', async () => {
    const [cookie, otherCookie] = [await signIn(api), await signIn(api)];
    await saveDraft(cookie, { city: 'Brake' });
    await saveDraft(cookie, { city: 'Elsfleth', notification: true });
    expect(await readDraft(cookie)).toMatchObject({
      draft: { values: { city: 'Elsfleth', notification: true } },
    });
    expect(await readDraft(otherCookie)).toEqual({ draft: null });
    expect((await api.post(`${url}/drop`, {}, { cookie })).statusCode).toBe(200);
    expect(await readDraft(cookie)).toEqual({ draft: null });
  });

  test.each([
    ['a password', { password: 'geheim' }],
    ['a consent', { acceptTerms: true }],
    ['an account', { iban: 'DE02120300000000202051' }],
    ['a text without end', { city: 'x'.repeat(10_001) }],
    ['an object', { city: { name: 'Brake' } }],
    [
      'too many fields',
      Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, 'x'])),
    ],
  ])('rejects %s', async (_description, values) => {
    expect((await saveDraft(await signIn(api), values)).statusCode).toBe(400);
  });

  test('keeps only the newest fifty drafts of a user', async () => {
    const cookie = await signIn(api);
    for (let number = 1; number <= 52; number += 1) {
      await api.post(`/api/account/form-drafts/form-${number}`, { values: { a: 'x' } }, { cookie });
    }
    const hasDraft = async (number: number) =>
      (
        await api.sendRequest({
          url: `/api/account/form-drafts/form-${number}`,
          headers: { cookie },
        })
      ).json().draft !== null;
    expect([await hasDraft(1), await hasDraft(2), await hasDraft(3), await hasDraft(52)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  const getDraftUrl = (name: string) => `/api/account/form-drafts/${name}`;
  const isDraftStored = async (cookie: string, name: string) =>
    (await api.sendRequest({ url: getDraftUrl(name), headers: { cookie } })).json().draft !== null;

  test('keeps only the newest half megabyte of a user', async () => {
    const cookie = await signIn(api);
    const longValues = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`text-${index}`, 'ü'.repeat(5000)]),
    );
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(
        (await api.post(getDraftUrl(name), { values: longValues }, { cookie })).statusCode,
      ).toBe(200);
    }
    expect([await isDraftStored(cookie, 'a'), await isDraftStored(cookie, 'b')]).toEqual([
      false,
      true,
    ]);
    expect(await isDraftStored(cookie, 'f')).toBe(true);
  });

  test('deletes drafts after thirty days without a change', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    await saveDraft(cookie, { city: 'Brake' });
    await api.post(getDraftUrl('andere'), { values: { city: 'Brake' } }, { cookie });
    const backdateDraft = (name: string, days: number) =>
      runSql(
        api,
        `UPDATE form_drafts SET saved_at = now() - interval '${days} days' WHERE name = '${name}'
         AND user_id = (SELECT id FROM users WHERE email = '${email}')`,
      );
    await backdateDraft('abo-bestellung', 31);
    await backdateDraft('andere', 29);
    await runMaintenance(api);
    expect(await readDraft(cookie)).toEqual({ draft: null });
    expect(await isDraftStored(cookie, 'andere')).toBe(true);
  });

  test('are part of the data export and deleted with the account', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    await saveDraft(cookie, { city: 'Elsfleth' });
    await api.post('/api/account/data/export', {}, { cookie });
    const readyExport = await waitUntil('the export', async () => {
      const { exports } = (
        await api.sendRequest({ url: '/api/account/data', headers: { cookie } })
      ).json();
      return exports.find((dataExport: { readyAt: string | null }) => dataExport.readyAt);
    });
    const archiveResponse = await api.sendRequest({
      url: `/api/account/data/archive?id=${readyExport.id}`,
      headers: { cookie },
    });
    const data = JSON.parse(strFromU8(unzipSync(archiveResponse.rawPayload)['daten.json']!));
    expect(data['Begonnene Formulare']).toMatchObject([
      { name: 'abo-bestellung', values: { city: 'Elsfleth' } },
    ]);

    await api.post('/api/account/data/deletion', {}, { cookie });
    await runSql(api, `UPDATE users SET deletion_due_at = now() WHERE email = '${email}'`);
    await runMaintenance(api);
    const { rows } = await api.database.pool.query(
      `SELECT 1 FROM form_drafts WHERE values->>'city' = 'Elsfleth'`,
    );
    expect(rows).toEqual([]);
  });
});
