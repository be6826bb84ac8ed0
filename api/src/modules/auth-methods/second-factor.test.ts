import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';

import {
  logIn,
  waitForCode,
  registerPerson,
  findSessionCookie,
  getSession,
  signIn,
} from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const postSecondFactor = (stepName: string, cookie: string, body: object = {}) =>
  api.post(`/api/account/second-factor/${stepName}`, body, { cookie });

/** Creates a user with an authenticator app. */
async function createUserWithAuthenticator(knownEmail?: string) {
  const email = knownEmail ?? (await registerPerson(api));
  const cookie = await signIn(api, email);
  const { secret, uri } = (await postSecondFactor('setup', cookie)).json();
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  const confirmResponse = await postSecondFactor('confirm', cookie, { code: app.generate() });
  return { email, cookie, uri, app, codes: confirmResponse.json().codes as string[] };
}

/** Resets the last used time step, so that the current code counts as unused. */
const resetLastStep = () => runSql(api, 'UPDATE second_factors SET last_step = 0');

describe('a second factor', () => {
  test('is checked only after the correct password; without it no session is created', async () => {
    const { email, app, uri } = await createUserWithAuthenticator();
    expect(uri).toMatch(/^otpauth:\/\/totp\//u);
    const wrongPasswordResponse = await logIn(api, email, { password: 'falsch' });
    expect(wrongPasswordResponse.json()).toMatchObject({ code: 'login.failed' });
    const missingCodeResponse = await logIn(api, email);
    expect([missingCodeResponse.statusCode, missingCodeResponse.json().code]).toEqual([
      401,
      'login.code-required',
    ]);
    expect(findSessionCookie(missingCodeResponse)).toBeNull();
    const { rows } = await api.database.pool.query(
      'SELECT count(*)::int AS n FROM sessions s JOIN users u ON u.id = s.user_id WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ n: 1 }]);
    await resetLastStep();
    const response = await logIn(api, email, { code: app.generate() });
    expect((await getSession(api, findSessionCookie(response) ?? '')).user?.email).toBe(email);
  });

  test('accepts each code once', async () => {
    const { email, app } = await createUserWithAuthenticator();
    await resetLastStep();
    const code = app.generate();
    const responses = await Promise.all([logIn(api, email, { code }), logIn(api, email, { code })]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  test('accepts each recovery code once', async () => {
    const { email, codes } = await createUserWithAuthenticator();
    expect(codes).toHaveLength(8);
    const [code] = codes;
    expect((await logIn(api, email, { code })).statusCode).toBe(200);
    expect((await logIn(api, email, { code })).json()).toMatchObject({ code: 'code.wrong' });
  });

  test('limits guessing together with the password', async () => {
    const { email } = await createUserWithAuthenticator();
    const postWrongCode = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: '192.0.2.77',
        payload: { email, password: 'Klee-und-Weizen-7', code: '000000' },
      });
    for (let i = 0; i < 10; i += 1) expect((await postWrongCode()).statusCode).toBe(422);
    expect((await postWrongCode()).statusCode).toBe(429);
  });

  test('is off until a first code is confirmed, and after switching it off', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    await postSecondFactor('setup', cookie);
    expect((await postSecondFactor('confirm', cookie, { code: '000000' })).statusCode).toBe(422);
    expect((await logIn(api, email)).statusCode).toBe(200);
    const otherUser = await createUserWithAuthenticator();
    expect((await postSecondFactor('setup', otherUser.cookie)).json()).toMatchObject({
      code: 'record.state',
    });
    const [code] = otherUser.codes;
    expect((await postSecondFactor('off', otherUser.cookie, { code })).json()).toEqual({
      done: true,
    });
    expect((await logIn(api, otherUser.email)).statusCode).toBe(200);
  });

  describe('security finding 10: taking the second factor away needs it', () => {
    test('a password confirmed in an older session is not enough', async () => {
      const email = await registerPerson(api);
      const olderCookie = await signIn(api, email);
      const { codes } = await createUserWithAuthenticator(email);
      const confirmation = { password: 'Klee-und-Weizen-7' };
      await runSql(api, `UPDATE sessions SET authenticated_at = now() - interval '31 minutes'`);
      const staleResponse = await postSecondFactor('off', olderCookie, { code: codes[0] });
      expect(staleResponse.json()).toMatchObject({ code: 'session.stale' });
      const confirmLoginResponse = await api.post('/api/auth/confirm-login', confirmation, {
        cookie: olderCookie,
      });
      expect(confirmLoginResponse.statusCode).toBe(200);
      const problemCodes = [];
      for (const body of [{}, { code: '' }, { code: '000000' }]) {
        problemCodes.push((await postSecondFactor('off', olderCookie, body)).json().code);
      }
      expect(problemCodes).toEqual(['login.code-required', 'login.code-required', 'code.wrong']);
      const passkey = await api.post('/api/account/passkeys/options', {}, { cookie: olderCookie });
      expect(passkey.json()).toMatchObject({ code: 'session.second-factor' });
      expect((await logIn(api, email)).json()).toMatchObject({ code: 'login.code-required' });
      const disableResponse = await postSecondFactor('off', olderCookie, { code: codes[0] });
      expect(disableResponse.json()).toEqual({ done: true });
    });

    test('guessing is limited', async () => {
      const { cookie } = await createUserWithAuthenticator();
      const postWrongCode = () => postSecondFactor('off', cookie, { code: '000000' });
      for (let i = 0; i < 10; i += 1) expect((await postWrongCode()).statusCode).toBe(422);
      expect((await postWrongCode()).statusCode).toBe(429);
    });
  });

  test('secret and recovery codes are not stored in plain text', async () => {
    const { codes, app } = await createUserWithAuthenticator();
    const { rows } = await api.database.pool.query('SELECT s::text AS text FROM second_factors s');
    const allStoredTexts = rows.map(({ text }) => text).join('\n');
    for (const secret of [...codes, app.secret.base32])
      expect(allStoredTexts).not.toContain(secret);
    // The stored hashes are keyed, so an attacker with the database cannot find a code by brute
    // force.
    const { rows: ids } = await api.database.pool.query('SELECT user_id AS id FROM second_factors');
    for (const { id } of ids) {
      const unkeyedHashes = [codes[0] ?? '', `${id}:${codes[0]}`].map((text) =>
        createHash('sha256').update(text).digest('base64url'),
      );
      for (const unkeyedHash of unkeyedHashes) expect(allStoredTexts).not.toContain(unkeyedHash);
    }
  });

  test('a code is valid in its time step and the two adjacent ones', async () => {
    const { email, app, uri } = await createUserWithAuthenticator();
    expect(uri).toMatch(/secret=[A-Z2-7]{32}&.*algorithm=SHA1&digits=6&period=30/u);
    const responses = [];
    for (const stepOffset of [-3, 3]) {
      await resetLastStep();
      const code = app.generate({ timestamp: Date.now() + stepOffset * 30_000 });
      responses.push((await logIn(api, email, { code })).json().code);
    }
    expect(responses).toEqual(['code.wrong', 'code.wrong']);
  });

  test('a reused code is rejected, recorded and mailed', async () => {
    const { email, app } = await createUserWithAuthenticator();
    await resetLastStep();
    const code = app.generate();
    expect((await logIn(api, email, { code })).statusCode).toBe(200);
    expect((await logIn(api, email, { code })).json()).toMatchObject({ code: 'code.wrong' });
    await waitUntil('the notice', () =>
      api.mails.to(email).find(({ text }) => text.includes('Wir haben ihn nicht angenommen')),
    );
    const { rows } = await api.database.pool.query(
      `SELECT 1 FROM audit_log a JOIN users u ON a.subject = 'user:' || u.id
       WHERE u.email = $1 AND a.action = 'account.code-reused'`,
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  test('changes are mailed; switching it off ends all other sessions', async () => {
    const { email, cookie, codes } = await createUserWithAuthenticator();
    const otherSessionCookie = findSessionCookie(await logIn(api, email, { code: codes[0] })) ?? '';
    expect(await getSession(api, otherSessionCookie)).toHaveProperty('user');
    await postSecondFactor('off', cookie, { code: codes[1] });
    expect(await getSession(api, otherSessionCookie)).toEqual({});
    expect(await getSession(api, cookie)).toHaveProperty('user');
    for (const mailText of ['ein Code Ihrer', 'kein Code einer']) {
      await waitUntil(mailText, () =>
        api.mails.to(email).find(({ text }) => text.includes(mailText)),
      );
    }
    // The audit log records who did what to which account, and when.
    const { rows } = await api.database.pool.query(
      `SELECT a.action, a.actor = u.id AS own, now() - a.at < interval '1 minute' AS just_now
       FROM audit_log a JOIN users u ON a.subject = 'user:' || u.id WHERE u.email = $1 ORDER BY a.id`,
      [email],
    );
    expect(rows).toEqual(
      ['account.second-factor-on', 'account.second-factor-off'].map((action) => ({
        action,
        own: true,
        just_now: true,
      })),
    );
  });

  test('is still required after a password reset', async () => {
    const { email } = await createUserWithAuthenticator();
    await api.post('/api/auth/forgot-password', { email });
    const token = await waitForCode(api, email, '/passwort-vergessen/neu');
    const password = 'Ein-anderes-Passwort-9';
    await api.post('/api/auth/reset-password', { token, password });
    expect((await logIn(api, email, { password })).json()).toMatchObject({
      code: 'login.code-required',
    });
  });
});
