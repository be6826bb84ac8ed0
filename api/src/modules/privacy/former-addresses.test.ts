import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';

import { runMaintenance } from '#testing/wait-for-tasks.ts';
import { waitForCode, createEmail, registerPerson, signIn } from '#testing/people.ts';
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

test('export and deletion include data of former email addresses', async () => {
  const email = await registerPerson(api);
  const newAddress = createEmail('umgezogen');
  let cookie = await signIn(api, email);
  const subscribeTo = (listId: string) =>
    api.post('/api/account/newsletter', { listId, subscribed: true }, { cookie });
  for (const listId of ['dorf', 'markt']) await subscribeTo(listId);
  // The new email address already subscribes to `markt` and has a pending sign-up for `dorf`.
  await api.database.pool.query(
    `INSERT INTO newsletter_subscriptions (id, email, list_id, state)
     VALUES ('n1' || $1, $1, 'markt', 'active'), ('n2' || $1, $1, 'dorf', 'pending')`,
    [newAddress],
  );
  await api.post('/api/account/email', { email: newAddress }, { cookie });
  const token = await waitForCode(api, newAddress, '/anmelden/e-mail-bestaetigen');
  expect((await api.post('/api/account/email/confirm', { token })).statusCode).toBe(200);
  const readStates = async (personEmail: string) =>
    (
      await api.database.pool.query(
        `SELECT list_id || ' ' || state AS s FROM newsletter_subscriptions
         WHERE email = $1 ORDER BY list_id`,
        [personEmail],
      )
    ).rows.map(({ s: state }) => state);
  expect(await readStates(newAddress)).toEqual(['dorf active', 'markt active']);
  expect(await readStates(email)).toEqual(['markt unsubscribed']);

  // Makes the email change 400 days old. The change and the consent records must still be kept.
  await runSql(api, `UPDATE email_changes SET created_at = created_at - interval '400 days'`);
  await runMaintenance(api);
  cookie = await signIn(api, newAddress);
  await postAction('export', cookie);
  const readyExport = await waitUntil('the export', async () => {
    const { exports } = await readAccountData(cookie);
    return exports.find((dataExport: { readyAt: string | null }) => dataExport.readyAt);
  });
  const files = unzipSync((await fetchArchive(readyExport.id, cookie)).rawPayload);
  const data = JSON.parse(strFromU8(files['daten.json']!));
  expect(data['Frühere E-Mail-Adressen']).toMatchObject([{ adresse: email }]);
  expect(data.Newsletter.einwilligungen.map((consent: { email: string }) => consent.email)).toEqual(
    [email, email],
  );

  await runSql(
    api,
    `UPDATE newsletter_subscriptions SET state = 'active' WHERE email = '${email}'`,
  );
  await postAction('deletion', cookie);
  await runSql(api, `UPDATE users SET deletion_due_at = now() WHERE email = '${newAddress}'`);
  await runMaintenance(api);
  expect([...(await readStates(newAddress)), ...(await readStates(email))]).toEqual([
    'dorf unsubscribed',
    'markt unsubscribed',
    'markt unsubscribed',
  ]);
});
