import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';

import { addPasskey, createPasskeyDevice, signInWithPasskey } from '#testing/passkey-device.ts';
import { logIn, registerPerson, password, findSessionCookie, signIn } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ STAFF_SECOND_FACTOR: 'on' });
});
afterAll(() => api?.end());

/** Signs in a moderator with a password only. */
async function signInModerator() {
  const email = await registerPerson(api);
  await api.database.pool.query(`UPDATE users SET roles = '{user,moderator}' WHERE email = $1`, [
    email,
  ]);
  return { email, cookie: await signIn(api, email) };
}

/** Requests a staff page; returns the status and problem code of the response. */
async function fetchStaffPageStatus(cookie: string): Promise<string> {
  const response = await api.sendRequest({ url: '/api/moderation/cases', headers: { cookie } });
  return `${response.statusCode} ${response.json().code ?? ''}`.trim();
}

/** Backdates all sessions, so that their tokens are old enough to be replaced. */
const backdateSessions = () =>
  runSql(api, `UPDATE sessions SET created_at = now() - interval '2 days'`);

const setUpSecondFactor = (cookie: string) =>
  api.post('/api/account/second-factor/setup', {}, { cookie });

describe('the staff area', () => {
  test('rejects a session with password only, and reveals nothing to readers', async () => {
    const { cookie } = await signInModerator();
    expect(await fetchStaffPageStatus(cookie)).toBe('403 session.second-factor');
    expect(await fetchStaffPageStatus(await signIn(api))).toBe('403 session.forbidden');
    expect(await fetchStaffPageStatus('')).toBe('401 session.required');
  });

  test('accepts a passkey, also after renewals', async () => {
    const { cookie } = await signInModerator();
    const phone = createPasskeyDevice();
    await addPasskey(api, cookie, phone);
    expect(await fetchStaffPageStatus(cookie)).toBe('200');
    const passkeyCookie = (await signInWithPasskey(api, phone)).cookie;
    await backdateSessions();
    const renewResponse = await api.post('/api/user/refresh-token', undefined, {
      cookie: passkeyCookie,
    });
    expect(await fetchStaffPageStatus(findSessionCookie(renewResponse) ?? '')).toBe('200');
  });

  test('accepts a TOTP code', async () => {
    const { email, cookie } = await signInModerator();
    const { secret } = (await setUpSecondFactor(cookie)).json();
    const authenticatorApp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    const confirmRequest = { code: authenticatorApp.generate() };
    await api.post('/api/account/second-factor/confirm', confirmRequest, { cookie });
    await runSql(api, 'UPDATE second_factors SET last_step = 0');
    const response = await logIn(api, email, { code: authenticatorApp.generate() });
    expect(await fetchStaffPageStatus(findSessionCookie(response) ?? '')).toBe('200');
  });

  test('requires authentication again after twelve hours, despite renewals', async () => {
    const { cookie } = await signInModerator();
    await addPasskey(api, cookie, createPasskeyDevice());
    const backdateLogin = (minutes: number) =>
      runSql(
        api,
        `UPDATE sessions SET authenticated_at = now() - make_interval(mins => ${minutes})`,
      );
    await backdateLogin(12 * 60 - 1);
    expect(await fetchStaffPageStatus(cookie)).toBe('200');
    await backdateLogin(12 * 60);
    await backdateSessions();
    const renewResponse = await api.post('/api/user/refresh-token', undefined, { cookie });
    const newCookie = findSessionCookie(renewResponse) ?? '';
    expect(await fetchStaffPageStatus(newCookie)).toBe('403 session.stale');
    const confirmResponse = await api.post(
      '/api/auth/confirm-login',
      { password },
      { cookie: newCookie },
    );
    expect(await fetchStaffPageStatus(findSessionCookie(confirmResponse) ?? '')).toBe('200');
  });

  test('a stolen password is not enough to add a sign-in method', async () => {
    const { email, cookie } = await signInModerator();
    await addPasskey(api, cookie, createPasskeyDevice());
    const thiefCookie = await signIn(api, email);
    expect((await setUpSecondFactor(thiefCookie)).json()).toMatchObject({
      code: 'session.second-factor',
    });
    const addResponse = await addPasskey(api, thiefCookie, createPasskeyDevice());
    expect(addResponse.statusCode).toBeGreaterThanOrEqual(400);
    expect(await fetchStaffPageStatus(thiefCookie)).toBe('403 session.second-factor');
    expect((await setUpSecondFactor(cookie)).statusCode).toBe(200);
  });
});
