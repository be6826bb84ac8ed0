import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { createEmail, registerPerson, register, getSession, signIn } from '#testing/people.ts';
import { partnerKey, runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { findConsumedTokenAccess } from './one-time-token.repository.ts';
import { hashToken } from '#secrets/secret-token.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const issue = (payload: object, key = partnerKey) =>
  api.sendRequest({
    method: 'POST',
    url: '/api/auth/third-party-token',
    headers: { authorization: `Bearer ${key}` },
    payload,
  });

async function createThirdPartyToken(email: string): Promise<string> {
  return (await issue({ email })).json().token as string;
}

const consumeToken = async (token: string, overrides: object = {}) =>
  (await api.post('/api/auth/consume-third-party', { token, ...overrides })).json();

const createHeaders = (token: string) => ({ 'x-third-party-token': token });
const refusal = { success: false, user: null };

describe('issuing a token to a partner', () => {
  test('returns a token for 60 seconds and the URL to open', async () => {
    const email = await registerPerson(api);
    const response = await issue({ email, path: '/mein-account?tab=1' });
    expect(response.statusCode).toBe(201);
    const { token, url, expiresAt } = response.json();
    expect(url).toBe(`http://localhost:3000/mein-account?tab=1&token=${token}`);
    const remainingSeconds = (Date.parse(expiresAt) - Date.now()) / 1000;
    expect(remainingSeconds).toBeGreaterThan(50);
    expect(remainingSeconds).toBeLessThanOrEqual(60);
  });

  test("accepts the user's id", async () => {
    const email = await registerPerson(api);
    const { user } = await getSession(api, await signIn(api, email));
    const { token } = (await issue({ userId: user?.id })).json();
    expect(await consumeToken(token)).toMatchObject({ success: true, user: { email } });
  });

  test.each(['', 'wrong-key-0123456789-abcdefg', `${partnerKey} `])(
    'rejects the key "%s"',
    async (key) => {
      const response = await issue({ email: await registerPerson(api) }, key);
      expect([response.statusCode, response.json().code]).toEqual([403, 'session.forbidden']);
    },
  );

  test('rejects unknown and unconfirmed users', async () => {
    const unconfirmedEmail = createEmail('offen');
    await register(api, unconfirmedEmail);
    for (const payload of [
      { email: createEmail() },
      { email: unconfirmedEmail },
      { userId: 'nobody' },
    ]) {
      expect((await issue(payload)).json()).toMatchObject({ code: 'request.invalid' });
    }
  });

  test.each([{}, { email: 'a@b.de', userId: '1' }, { email: 'a@b.de', path: '//evil.example' }])(
    'rejects %j',
    async (payload) => {
      expect((await issue(payload)).statusCode).toBe(400);
    },
  );
});

describe('exchanging a token', () => {
  test('returns its user once; of parallel requests one succeeds', async () => {
    const email = await registerPerson(api);
    const token = await createThirdPartyToken(email);
    const answers = await Promise.all([
      consumeToken(token),
      consumeToken(token),
      consumeToken(token),
    ]);
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    expect(answers.find((answer) => answer.success).user).toMatchObject({ email });
  });

  test.each([
    ['/mein-account?tab=1', '/mein-account?tab=1&is_app=true'],
    ['/mein-account?tab=1&is_app=true', '/mein-account?tab=1'],
    ['/suche?q=Ä b', '/suche?q=%C3%84+b&token=x'],
    [undefined, '/?is_app=true'],
  ])('for %s works at %s', async (path, usedPath) => {
    const email = await registerPerson(api);
    const { token } = (await issue({ email, ...(path && { path }) })).json();
    expect(await consumeToken(token, { path: usedPath })).toMatchObject({ success: true });
  });

  test.each([
    '/mein-account',
    '/mein-account?tab=2',
    '/mein-account/abonnement?tab=1',
    '//evil.example/mein-account?tab=1',
    'mein-account?tab=1',
    'http://[',
    '',
    undefined,
  ])('security finding 15: at another path ends its access: %j', async (path) => {
    const email = await registerPerson(api);
    const { token } = (await issue({ email, path: '/mein-account?tab=1' })).json();
    expect(await consumeToken(token, { path })).toEqual(refusal);
    expect(await consumeToken(token)).toEqual(refusal);
  });

  test('keeps the token unused while another user is signed in, until they agree', async () => {
    const [email, otherEmail] = [await registerPerson(api), await registerPerson(api)];
    const findUserId = async (personEmail: string) =>
      (await getSession(api, await signIn(api, personEmail))).user?.id;
    const token = await createThirdPartyToken(email);
    const answer = await consumeToken(token, {
      path: '/',
      signedInAs: await findUserId(otherEmail),
    });
    expect(answer).toEqual({ ...refusal, otherPerson: true });
    expect(await getSession(api, '', createHeaders(token))).toEqual({});
    const ownAnswer = await consumeToken(token, { path: '/', signedInAs: await findUserId(email) });
    expect(ownAnswer).toMatchObject({ success: true, user: { email } });
    expect(await consumeToken(token, { signedInAs: await findUserId(otherEmail) })).toEqual(
      refusal,
    );
  });

  test('stores the partner with the access', async () => {
    const token = await createThirdPartyToken(await registerPerson(api));
    await consumeToken(token);
    const tokenAccess = await findConsumedTokenAccess(api.database.drizzle, hashToken(token));
    expect(tokenAccess).toMatchObject({ client: 'app' });
  });

  test('fails with status 200 when it is expired, unknown or malformed', async () => {
    const token = await createThirdPartyToken(await registerPerson(api));
    await runSql(api, `UPDATE one_time_tokens SET expires_at = now() - interval '1 second'`);
    for (const invalidToken of [token, 'unknown', '\u0000', 'ä'.repeat(100)]) {
      expect(await consumeToken(invalidToken)).toEqual(refusal);
    }
  });

  test('a second exchange ends the access of the first', async () => {
    const token = await createThirdPartyToken(await registerPerson(api));
    expect((await consumeToken(token)).success).toBe(true);
    expect(await getSession(api, '', createHeaders(token))).toHaveProperty('user');
    expect(await consumeToken(token)).toEqual(refusal);
    expect(await getSession(api, '', createHeaders(token))).toEqual({});
  });

  test('the token is not stored in plain text', async () => {
    const token = await createThirdPartyToken(await registerPerson(api));
    const { rows } = await api.database.pool.query('SELECT * FROM one_time_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a request with a token', () => {
  test('is authenticated after the exchange, not before, for twelve hours', async () => {
    const email = await registerPerson(api);
    const token = await createThirdPartyToken(email);
    expect(await getSession(api, '', createHeaders(token))).toEqual({});
    await consumeToken(token);
    expect((await getSession(api, '', createHeaders(token))).user?.email).toBe(email);
    await runSql(api, `UPDATE one_time_tokens SET access_until = access_until - interval '13 h'`);
    expect(await getSession(api, '', createHeaders(token))).toEqual({});
  });

  test("never falls back to the cookie's user", async () => {
    const cookie = await signIn(api);
    const email = await registerPerson(api);
    const token = await createThirdPartyToken(email);
    expect(await getSession(api, cookie, createHeaders(token))).toEqual({});
    await consumeToken(token);
    expect((await getSession(api, cookie, createHeaders(token))).user?.email).toBe(email);
  });

  test('can be renewed while the access lasts, and sets no cookie', async () => {
    const token = await createThirdPartyToken(await registerPerson(api));
    const refresh = () => api.post('/api/user/refresh-token', undefined, createHeaders(token));
    expect((await refresh()).json()).toEqual({ success: false });
    await consumeToken(token);
    const response = await refresh();
    expect(response.json()).toEqual({ success: true });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('logging out ends the access', async () => {
    const token = await createThirdPartyToken(await registerPerson(api));
    await consumeToken(token);
    await api.sendRequest({
      method: 'DELETE',
      url: '/api/_auth/session',
      headers: createHeaders(token),
    });
    expect(await getSession(api, '', createHeaders(token))).toEqual({});
    expect(await consumeToken(token)).toEqual(refusal);
  });
});
