import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { waitForCode, createEmail, registerPerson, signIn } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import {
  truncateOldIpAddresses,
  deleteOldConsentRecords,
  deleteUnconfirmedSignUps,
} from './newsletter-retention.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const requestSignUp = (email: string, overrides: object = {}) =>
  api.post('/api/newsletter/subscribe', {
    email,
    listIds: ['wochenblatt', 'markt'],
    page: '/artikel/heu',
    ...overrides,
  });
const confirmSignUp = (code: string) => api.post('/api/newsletter/confirm', { code });
const waitForLinkCode = (email: string, mailCount = 1) =>
  waitForCode(api, email, '/newsletter/bestaetigen', mailCount);
const getState = async (email: string) => {
  const { rows } = await api.database.pool.query<{ list_id: string; state: string }>(
    'SELECT list_id, state FROM newsletter_subscriptions WHERE email = $1 ORDER BY list_id',
    [email],
  );
  return rows.map(({ list_id: list, state }) => `${list} ${state}`);
};

async function createSubscriber(email = createEmail('leser')): Promise<string> {
  await requestSignUp(email);
  expect((await confirmSignUp(await waitForLinkCode(email))).statusCode).toBe(200);
  return email;
}

/** Waits for the welcome mail to an email address. Returns the mail and its unsubscribe link. */
async function waitForWelcomeMail(email: string) {
  return waitUntil('welcome', () =>
    api.mails.to(email).find(({ headers }) => headers.includes('markt.newsletter')),
  );
}

describe('subscribing to newsletters', () => {
  test('sends a confirmation mail without advertising; nothing is active before the confirmation', async () => {
    const email = createEmail('doi');
    expect((await requestSignUp(email, { firstName: 'Anna' })).json()).toEqual({ accepted: true });
    const code = await waitForLinkCode(email);
    const [mail] = api.mails.to(email);
    expect(mail?.text).toContain('Guten Tag, Anna,');
    expect(mail?.text).toContain('„Grünland am Sonntag“, „Marktbericht“');
    expect(await getState(email)).toEqual(['markt pending', 'wochenblatt pending']);
    expect((await confirmSignUp(code)).json()).toEqual({
      state: 'confirmed',
      lists: ['Grünland am Sonntag', 'Marktbericht'],
    });
    expect(await getState(email)).toEqual(['markt active', 'wochenblatt active']);
    expect((await confirmSignUp(code)).json()).toMatchObject({ state: 'already' });
  });

  test('a task that runs again after a crash sends no second mail, and the first link stays valid', async () => {
    const email = createEmail('zweimal');
    await requestSignUp(email);
    const code = await waitForLinkCode(email);
    await waitForTasks(api);
    const updateResult = await api.database.pool.query(
      `UPDATE tasks SET state = 'waiting', run_at = now() WHERE id = (
         SELECT max(id) FROM tasks WHERE kind = 'mail.newsletter-confirm')`,
    );
    expect(updateResult.rowCount).toBe(1);
    await waitForTasks(api);
    expect(api.mails.to(email)).toHaveLength(1);
    expect((await confirmSignUp(code)).json()).toMatchObject({ state: 'confirmed' });
  });

  test('stores the consent record: text, page, both times, addresses; never the code', async () => {
    const email = await createSubscriber();
    const { rows } = await api.database.pool.query(
      'SELECT * FROM newsletter_sign_ups WHERE email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      consent_text: expect.stringContaining('widerrufen'),
      page_url: '/artikel/heu',
      created_at: expect.any(Date),
      confirmed_at: expect.any(Date),
      sign_up_ip: expect.stringMatching(/^10\./u),
      confirm_ip: expect.stringMatching(/^10\./u),
    });
    expect(JSON.stringify(rows)).not.toContain(await waitForLinkCode(email));
  });

  test('repeated requests with one idempotency key create one sign-up and one mail', async () => {
    const email = createEmail('doppelt');
    const key = { idempotencyKey: 'a-key-of-this-form-0001' };
    const responses = await Promise.all([requestSignUp(email, key), requestSignUp(email, key)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    await waitForLinkCode(email);
    const { rows } = await api.database.pool.query(
      'SELECT 1 FROM newsletter_sign_ups WHERE email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    const otherResponse = await requestSignUp(email, { ...key, listIds: ['dorf'] });
    expect(otherResponse.json()).toMatchObject({ code: 'request.key-reused' });
  });

  test.each([
    { listIds: [] },
    { listIds: ['gibt-es-nicht'] },
    { email: 'keine' },
    { page: 'https://fremd.example/' },
    { state: 'active' },
    { idempotencyKey: 'kurz' },
  ])('rejects %j', async (overrides) => {
    expect((await requestSignUp(createEmail(), overrides)).statusCode).toBe(400);
  });

  test('sends at most three mails to one address', async () => {
    const email = createEmail('viel');
    for (let i = 0; i < 6; i += 1) expect((await requestSignUp(email)).statusCode).toBe(202);
    await waitForLinkCode(email, 3);
    const { rows } = await api.database.pool.query(
      'SELECT 1 FROM newsletter_sign_ups WHERE email = $1',
      [email],
    );
    expect(rows).toHaveLength(3);
  });

  test('the link expires after seven days', async () => {
    const email = createEmail('spaet');
    await requestSignUp(email);
    const code = await waitForLinkCode(email);
    await runSql(
      api,
      `UPDATE newsletter_sign_ups SET token_expires_at = now() WHERE email = '${email}'`,
    );
    expect((await confirmSignUp(code)).json()).toMatchObject({ code: 'token.invalid' });
  });
});

describe('unsubscribing', () => {
  test('works by one-click unsubscribe and by the link on a page', async () => {
    const email = await createSubscriber();
    const mail = await waitForWelcomeMail(email);
    expect(mail.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const unsubscribePath = /List-Unsubscribe: <http:\/\/localhost:3000([^>]+)>/u.exec(
      mail.headers,
    )?.[1];
    const unsubscribeResponse = await api.sendRequest({
      method: 'POST',
      url: unsubscribePath ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(unsubscribeResponse.json()).toEqual({ done: true });
    expect(await getState(email)).toEqual(['markt unsubscribed', 'wochenblatt active']);
    const otherMail = await waitUntil('the other welcome', () =>
      api.mails.to(email).find(({ headers }) => headers.includes('wochenblatt.newsletter')),
    );
    const code = /abmelden\?code=([\w.-]+)/u.exec(otherMail.text)?.[1] ?? '';
    for (let i = 0; i < 2; i += 1) {
      const response = await api.post('/api/newsletter/unsubscribe', { code });
      expect(response.json()).toEqual({ list: 'Grünland am Sonntag' });
    }
    expect(await getState(email)).toEqual(['markt unsubscribed', 'wochenblatt unsubscribed']);
  });

  test('rejects forged codes', async () => {
    for (const code of ['01ABCDEFGHJKMNPQRSTVWXYZ00.abcdefgh', 'x'.repeat(40)]) {
      const response = await api.post('/api/newsletter/unsubscribe', { code });
      expect(response.json()).toMatchObject({ code: 'token.invalid' });
    }
  });
});

describe('newsletters in the account', () => {
  test('are subscribed, changed, paused and ended without a mail; each consent is recorded', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    const changeSubscription = (overrides: object) =>
      api.post(
        '/api/account/newsletter',
        { listId: 'dorf', subscribed: true, ...overrides },
        { cookie },
      );
    const readNewsletters = async () => {
      const response = await api.sendRequest({
        url: '/api/account/newsletter',
        headers: { cookie },
      });
      return response.json().lists.find(({ id }: { id: string }) => id === 'dorf');
    };
    expect(await readNewsletters()).toMatchObject({ state: 'none' });
    await changeSubscription({});
    expect(await readNewsletters()).toMatchObject({
      state: 'active',
      frequency: 'each',
      pausedUntil: null,
    });
    await changeSubscription({ frequency: 'monthly', paused: true });
    const { frequency, pausedUntil } = await readNewsletters();
    expect(frequency).toBe('monthly');
    expect(Date.parse(pausedUntil) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    await changeSubscription({ paused: false });
    expect(await readNewsletters()).toMatchObject({ pausedUntil: null, frequency: 'monthly' });
    await changeSubscription({ subscribed: false });
    expect(await readNewsletters()).toMatchObject({ state: 'none' });
    const { rows } = await api.database.pool.query(
      'SELECT source, confirmed_at FROM newsletter_sign_ups WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ source: 'account', confirmed_at: expect.any(Date) }]);
  });

  test('require a login and an existing list', async () => {
    const body = { listId: 'nein', subscribed: true };
    expect((await api.post('/api/account/newsletter', body)).statusCode).toBe(401);
    const cookie = await signIn(api);
    expect((await api.post('/api/account/newsletter', body, { cookie })).statusCode).toBe(404);
  });
});

describe('retention of newsletter data', () => {
  const getDateIn15Days = () => new Date(Date.now() + 15 * 86_400_000);

  test('deletes unconfirmed sign-ups and shortens addresses of confirmed ones', async () => {
    const [unconfirmedEmail, subscriberEmail] = [createEmail('nie'), await createSubscriber()];
    await requestSignUp(unconfirmedEmail);
    await deleteUnconfirmedSignUps(api.database.drizzle, getDateIn15Days());
    expect(await getState(unconfirmedEmail)).toEqual([]);
    expect(await getState(subscriberEmail)).toHaveLength(2);
    await truncateOldIpAddresses(api.database.drizzle, getDateIn15Days());
    await truncateOldIpAddresses(api.database.drizzle, getDateIn15Days());
    const { rows } = await api.database.pool.query(
      'SELECT sign_up_ip FROM newsletter_sign_ups WHERE email = $1',
      [subscriberEmail],
    );
    expect(rows[0].sign_up_ip).toMatch(/^10\.\d+\.\d+ …$/u);
  });

  test('deletes a consent record after the last subscription of its address has ended', async () => {
    const email = await createSubscriber();
    const countConsentRecords = async () => {
      const { rows } = await api.database.pool.query(
        'SELECT 1 FROM newsletter_sign_ups WHERE email = $1',
        [email],
      );
      return rows.length;
    };
    await deleteOldConsentRecords(api.database.drizzle, getDateIn15Days());
    expect(await countConsentRecords()).toBe(1);
    await runSql(
      api,
      `UPDATE newsletter_subscriptions SET state = 'unsubscribed', ended_at = now() WHERE email = '${email}'`,
    );
    await deleteOldConsentRecords(api.database.drizzle, getDateIn15Days());
    expect([await countConsentRecords(), await getState(email)]).toEqual([0, []]);
  });

  test('a subscription moved to a new address keeps the consent record of the former one', async () => {
    const email = await registerPerson(api);
    const nextEmail = createEmail('umgezogen');
    const cookie = await signIn(api, email);
    await api.post('/api/account/newsletter', { listId: 'markt', subscribed: true }, { cookie });
    await api.post('/api/account/email', { email: nextEmail }, { cookie });
    const token = await waitForCode(api, nextEmail, '/anmelden/e-mail-bestaetigen');
    await api.post('/api/account/email/confirm', { token });
    expect([await getState(nextEmail), await getState(email)]).toEqual([['markt active'], []]);
    await deleteOldConsentRecords(api.database.drizzle, getDateIn15Days());
    const { rows } = await api.database.pool.query(
      'SELECT 1 FROM newsletter_sign_ups WHERE email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
  });
});
