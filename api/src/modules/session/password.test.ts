import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  logIn,
  waitForCode,
  createEmail,
  registerPerson,
  password,
  register,
  findSessionCookie,
  getSession,
  signIn,
} from '#testing/people.ts';
import { partnerKey, runSql, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const otherPassword = 'Ein-anderes-Passwort-9';
const requestReset = (email: string) => api.post('/api/auth/forgot-password', { email });
const resetPassword = (token: string, overrides: object = {}) =>
  api.post('/api/auth/reset-password', { token, password: otherPassword, ...overrides });
const changePassword = (cookie: string, payload: object) =>
  api.post('/api/account/password', payload, { cookie });

async function requestResetCode(email: string, mailCount = 1): Promise<string> {
  await requestReset(email);
  return waitForCode(api, email, '/passwort-vergessen/neu', mailCount);
}

describe('a password reset', () => {
  test('changes the password by a mailed link, ends all sessions and notifies the owner', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    const response = await requestReset(email.toUpperCase());
    expect([response.statusCode, response.json()]).toEqual([202, { accepted: true }]);
    const token = await waitForCode(api, email, '/passwort-vergessen/neu');
    expect((await resetPassword(token)).json()).toEqual({ done: true });
    expect(await getSession(api, cookie)).toEqual({});
    expect((await logIn(api, email)).statusCode).toBe(401);
    expect((await logIn(api, email, { password: otherPassword })).statusCode).toBe(200);
    await waitUntil('the notice', () =>
      api.mails.to(email).find(({ text }) => text.includes('soeben geändert')),
    );
  });

  test('gives the same answer for an unknown address and sends no mail', async () => {
    const email = await registerPerson(api);
    const unknownEmail = createEmail('niemand');
    const responses = [await requestReset(email), await requestReset(unknownEmail)];
    expect(responses[0]?.body).toBe(responses[1]?.body);
    await waitUntil('both tasks', async () => {
      const { rows } = await api.database.pool.query(
        `SELECT 1 FROM tasks WHERE kind = 'mail.reset-password' AND state <> 'done'`,
      );
      return rows.length === 0;
    });
    expect(api.mails.to(unknownEmail)).toEqual([]);
  });

  test("rejects the user's own address or name; the link stays valid", async () => {
    const email = await registerPerson(api, createEmail('ein-langer-hofname'));
    const token = await requestResetCode(email);
    const passwordsFromEmail = [email, email.toUpperCase(), email.split('@')[0] ?? ''];
    for (const word of passwordsFromEmail) {
      expect((await resetPassword(token, { password: word })).json()).toMatchObject({
        code: 'password.breached',
      });
    }
    expect((await logIn(api, email)).statusCode).toBe(200);
    expect((await resetPassword(token)).json()).toEqual({ done: true });
  });

  test('the link works once, even with parallel requests', async () => {
    const email = await registerPerson(api);
    const token = await requestResetCode(email);
    const answers = await Promise.all([
      resetPassword(token),
      resetPassword(token),
      resetPassword(token),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
  });

  test('the link expires after 30 minutes, with a changed password and with a newer reset', async () => {
    const email = await registerPerson(api);
    const firstCode = await requestResetCode(email);
    const secondCode = await requestResetCode(email, 2);
    expect(secondCode).not.toBe(firstCode);
    expect((await resetPassword(secondCode)).statusCode).toBe(200);
    expect((await resetPassword(firstCode)).json()).toMatchObject({ code: 'token.invalid' });
    const expiredCode = await requestResetCode(email, 3);
    await runSql(api, `UPDATE one_time_tokens SET expires_at = now() WHERE consumed_at IS NULL`);
    expect((await resetPassword(expiredCode)).json()).toMatchObject({ code: 'token.invalid' });
  });

  test('confirms an unconfirmed address', async () => {
    const email = createEmail('offen');
    await register(api, email, { password: 'Passwort-des-Fremden-1' });
    expect((await resetPassword(await requestResetCode(email))).statusCode).toBe(200);
    expect((await logIn(api, email, { password: 'Passwort-des-Fremden-1' })).statusCode).toBe(401);
    expect((await logIn(api, email, { password: otherPassword })).statusCode).toBe(200);
  });

  test('rejects a weak password', async () => {
    const token = await requestResetCode(await registerPerson(api));
    expect((await resetPassword(token, { password: 'kurz' })).statusCode).toBe(400);
    expect((await resetPassword(token, { password: 'Passwort1234' })).statusCode).toBe(422);
    expect((await resetPassword(token)).statusCode).toBe(200);
  });
});

describe('an old password', () => {
  test('stays valid: passwords do not expire', async () => {
    const email = await registerPerson(api);
    const longAgoSql = `now() - interval '9 years'`;
    await runSql(api, `UPDATE accounts SET created_at = ${longAgoSql}, updated_at = ${longAgoSql}`);
    await runSql(api, `UPDATE users SET created_at = ${longAgoSql}, updated_at = ${longAgoSql}`);
    expect((await logIn(api, email)).statusCode).toBe(200);
  });
});

describe('changing the password', () => {
  test('requires the current password, ends other sessions and renews the token of this one', async () => {
    const email = await registerPerson(api);
    const currentCookie = await signIn(api, email);
    const otherCookie = await signIn(api, email);
    const wrongPasswordResponse = await changePassword(currentCookie, {
      currentPassword: 'falsch',
      password: otherPassword,
    });
    expect([wrongPasswordResponse.statusCode, wrongPasswordResponse.json().code]).toEqual([
      401,
      'login.failed',
    ]);
    expect((await changePassword(currentCookie, { password: otherPassword })).statusCode).toBe(401);
    const response = await changePassword(currentCookie, {
      currentPassword: password,
      password: otherPassword,
    });
    expect(response.json()).toEqual({ done: true });
    const newCookie = findSessionCookie(response);
    expect(newCookie).not.toBe(currentCookie);
    expect((await getSession(api, newCookie ?? '')).user?.email).toBe(email);
    expect(await getSession(api, otherCookie)).toEqual({});
    expect((await logIn(api, email, { password: otherPassword })).statusCode).toBe(200);
  });

  test('ends third-party access', async () => {
    const email = await registerPerson(api);
    const tokenResponse = await api.sendRequest({
      method: 'POST',
      url: '/api/auth/third-party-token',
      headers: { authorization: `Bearer ${partnerKey}` },
      payload: { email },
    });
    const { token } = tokenResponse.json();
    await api.post('/api/auth/consume-third-party', { token });
    const headers = { 'x-third-party-token': token };
    expect(await getSession(api, '', headers)).toHaveProperty('user');
    await changePassword(await signIn(api, email), {
      currentPassword: password,
      password: otherPassword,
    });
    expect(await getSession(api, '', headers)).toEqual({});
  });

  test('blocks guessing the current password after ten failures', async () => {
    const cookie = await signIn(api);
    const guessPassword = () =>
      changePassword(cookie, { currentPassword: 'geraten', password: otherPassword });
    for (let i = 0; i < 10; i += 1) expect((await guessPassword()).statusCode).toBe(401);
    expect((await guessPassword()).statusCode).toBe(429);
  });

  test('security finding 11: counts guesses per network, not per IPv6 address', async () => {
    const cookie = await signIn(api);
    await runSql(api, 'DELETE FROM throttles');
    for (const host of [1, 2]) {
      const response = await api.sendRequest({
        method: 'POST',
        url: '/api/auth/confirm-login',
        remoteAddress: `2001:db8:11:13::${host}`,
        headers: { origin: siteUrl, cookie },
        payload: { password: 'geraten' },
      });
      expect(response.statusCode).toBe(401);
    }
    const { rows } = await api.database.pool.query('SELECT count FROM throttles');
    // One row counts for the account, the other for the network.
    expect(rows).toEqual([{ count: 2 }, { count: 2 }]);
  });

  test('requires a login', async () => {
    const response = await changePassword('', {
      currentPassword: password,
      password: otherPassword,
    });
    expect(response.json()).toMatchObject({ code: 'session.required' });
  });
});
