import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  logIn,
  waitForCode,
  createEmail,
  registerPerson,
  password,
  findSessionCookie,
  getSession,
  signIn,
} from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { getDeviceName } from './device-name.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const readOverview = async (cookie: string) =>
  (await api.sendRequest({ url: '/api/account/security', headers: { cookie } })).json();
const postAction = (url: string, cookie: string, payload: object = {}) =>
  api.post(`/api/account/${url}`, payload, { cookie });
const backdateAllLogins = () =>
  runSql(api, `UPDATE sessions SET authenticated_at = now() - interval '31 minutes'`);
/** Makes all tokens old enough to be replaced. */
const makeTokensOld = () =>
  runSql(api, `UPDATE sessions SET created_at = now() - interval '2 days'`);

describe('sessions of a user', () => {
  test('are listed with the current one marked, and can be ended one by one or all others', async () => {
    const email = await registerPerson(api);
    const [currentCookie, secondCookie, thirdCookie] = [
      await signIn(api, email),
      await signIn(api, email),
      await signIn(api, email),
    ];
    const { sessions } = await readOverview(currentCookie);
    expect(sessions).toHaveLength(3);
    const otherSessions = sessions.filter((session: { current: boolean }) => !session.current);
    expect(otherSessions).toHaveLength(2);
    expect(
      (await postAction('sessions/end', currentCookie, { id: otherSessions[0].id })).json(),
    ).toEqual({ done: true });
    const remainingSessions = [
      await getSession(api, secondCookie),
      await getSession(api, thirdCookie),
    ];
    expect(remainingSessions.filter(({ user }) => user)).toHaveLength(1);
    await postAction('sessions/end-others', currentCookie);
    expect((await readOverview(currentCookie)).sessions).toMatchObject([{ current: true }]);
    expect(await getSession(api, secondCookie)).toEqual({});
    expect(await getSession(api, thirdCookie)).toEqual({});
  });

  test('of other users cannot be ended', async () => {
    const ownCookie = await signIn(api);
    const otherCookie = await signIn(api);
    const [{ id }] = (await readOverview(otherCookie)).sessions;
    expect((await postAction('sessions/end', ownCookie, { id })).json()).toMatchObject({
      code: 'record.not-found',
    });
    expect(await getSession(api, otherCookie)).toHaveProperty('user');
  });

  test('keep their entry in the list when they are renewed', async () => {
    const cookie = await signIn(api);
    await makeTokensOld();
    const renewResponse = await api.post('/api/user/refresh-token', undefined, { cookie });
    expect((await readOverview(findSessionCookie(renewResponse) ?? '')).sessions).toHaveLength(1);
  });

  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox auf Windows'],
    ['Mozilla/5.0 (Linux; Android 16) AppleWebKit Chrome/142.0 Mobile', 'Chrome auf Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Version/26.0 Safari/604.1', 'Safari auf iPhone'],
    ['', 'Unbekanntes Gerät'],
    [null, 'Unbekanntes Gerät'],
  ])('%s is called %s', (userAgent, name) => expect(getDeviceName(userAgent)).toBe(name));
});

describe('confirming the password', () => {
  test('is required half an hour after the login and valid for half an hour', async () => {
    const cookie = await signIn(api);
    expect(await readOverview(cookie)).toMatchObject({ fresh: true });
    await backdateAllLogins();
    expect(await readOverview(cookie)).toMatchObject({ fresh: false });
    const refusedResponse = await postAction('email', cookie, { email: createEmail() });
    expect([refusedResponse.statusCode, refusedResponse.json().code]).toEqual([
      403,
      'session.stale',
    ]);
    const confirmResponse = await api.post('/api/auth/confirm-login', { password }, { cookie });
    const newCookie = findSessionCookie(confirmResponse) ?? '';
    expect(newCookie).not.toBe(cookie);
    expect(await readOverview(newCookie)).toMatchObject({ fresh: true });
  });

  test('is not replaced by a renewal of the session', async () => {
    const cookie = await signIn(api);
    await backdateAllLogins();
    await makeTokensOld();
    const renewResponse = await api.post('/api/user/refresh-token', undefined, { cookie });
    expect(await readOverview(findSessionCookie(renewResponse) ?? '')).toMatchObject({
      fresh: false,
    });
  });

  test('fails with a wrong password and without a session', async () => {
    const cookie = await signIn(api);
    const wrongPasswordResponse = await api.post(
      '/api/auth/confirm-login',
      { password: 'nein' },
      { cookie },
    );
    expect(wrongPasswordResponse.json()).toMatchObject({ code: 'login.failed' });
    const anonymousResponse = await api.post('/api/auth/confirm-login', { password });
    expect(anonymousResponse.json()).toMatchObject({ code: 'session.required' });
  });
});

describe('changing the email address', () => {
  test('notifies both addresses, takes effect after confirmation and ends all sessions', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    const newAddress = createEmail('umgezogen');
    expect((await postAction('email', cookie, { email: newAddress })).json()).toEqual({
      accepted: true,
    });
    const code = await waitForCode(api, newAddress, '/anmelden/e-mail-bestaetigen');
    const notice = await waitUntil('notice', () =>
      api.mails.to(email).find(({ text }) => text.includes(newAddress)),
    );
    expect(notice.text).not.toContain('code=');
    expect(await readOverview(cookie)).toMatchObject({ email, pendingEmail: newAddress });
    const confirmResponse = await api.post('/api/account/email/confirm', { token: code });
    expect(confirmResponse.json()).toEqual({ done: true });
    expect(await getSession(api, cookie)).toEqual({});
    expect((await logIn(api, email)).statusCode).toBe(401);
    expect((await logIn(api, newAddress)).statusCode).toBe(200);
    for (const recipient of [email, newAddress]) {
      await waitUntil(`mail to ${recipient}`, () =>
        api.mails.to(recipient).find(({ text }) => text.includes('gehört jetzt')),
      );
    }
    const repeatedResponse = await api.post('/api/account/email/confirm', { token: code });
    expect(repeatedResponse.json()).toMatchObject({ code: 'token.invalid' });
  });

  test('to a registered address gives the same answer, notifies its owner and changes nothing', async () => {
    const takenEmail = await registerPerson(api);
    const cookie = await signIn(api);
    expect((await postAction('email', cookie, { email: takenEmail })).json()).toEqual({
      accepted: true,
    });
    const mail = await waitUntil('notice', () => api.mails.to(takenEmail)[1]);
    expect(mail.text).toContain('Sie haben aber schon eines');
    expect(mail.text).not.toContain('code=');
  });

  test('by two users to the same address succeeds for the first to confirm', async () => {
    const requestedEmail = createEmail('begehrt');
    const [firstCookie, secondCookie] = [await signIn(api), await signIn(api)];
    await postAction('email', firstCookie, { email: requestedEmail });
    const firstCode = await waitForCode(api, requestedEmail, '/anmelden/e-mail-bestaetigen');
    await postAction('email', secondCookie, { email: requestedEmail });
    const secondCode = await waitForCode(api, requestedEmail, '/anmelden/e-mail-bestaetigen', 2);
    const responses = await Promise.all(
      [firstCode, secondCode].map((token) => api.post('/api/account/email/confirm', { token })),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  test('invalidates an earlier pending change', async () => {
    const cookie = await signIn(api);
    const [a, b] = [createEmail(), createEmail()];
    await postAction('email', cookie, { email: a });
    const oldCode = await waitForCode(api, a, '/anmelden/e-mail-bestaetigen');
    await postAction('email', cookie, { email: b });
    await waitForCode(api, b, '/anmelden/e-mail-bestaetigen');
    const response = await api.post('/api/account/email/confirm', { token: oldCode });
    expect(response.json()).toMatchObject({ code: 'token.invalid' });
  });
});
