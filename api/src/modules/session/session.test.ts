import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  createEmail,
  registerPerson,
  logIn,
  findSessionCookie,
  getSession,
  signIn,
} from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

async function refresh(cookie: string) {
  const response = await api.post('/api/user/refresh-token', undefined, { cookie });
  return {
    ...(response.json() as { success: boolean }),
    next: findSessionCookie(response),
    response,
  };
}

describe('reading the session', () => {
  test('returns an empty, uncacheable object with status 200 without a cookie', async () => {
    const response = await api.sendRequest({ url: '/api/_auth/session' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({});
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('treats a forged, empty or oversized cookie as anonymous', async () => {
    for (const value of ['x', '', 'a'.repeat(5000), '%00%ff', '"quoted"']) {
      expect(await getSession(api, `gl_session=${value}`)).toEqual({});
    }
  });

  test("returns the contract's user object and nothing else", async () => {
    const email = await registerPerson(api);
    const { user } = await getSession(api, await signIn(api, email));
    expect(user).toEqual({
      id: expect.any(String),
      email,
      displayName: 'Anna Acker',
      roles: ['user'],
    });
    expect(user?.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/u);
  });

  test('the session expires 90 days after the last renewal', async () => {
    const cookie = await signIn(api);
    await runSql(api, `UPDATE sessions SET expires_at = expires_at - interval '89 days'`);
    expect(await getSession(api, cookie)).toHaveProperty('user');
    await runSql(api, `UPDATE sessions SET expires_at = expires_at - interval '2 days'`);
    expect(await getSession(api, cookie)).toEqual({});
  });
});

describe('logging out', () => {
  test.each([
    ['DELETE', '/api/_auth/session'],
    ['POST', '/api/auth/logout'],
  ] as const)('%s %s ends the session and clears the cookie', async (method, url) => {
    const cookie = await signIn(api);
    const response = await api.sendRequest({ method, url, headers: { cookie } });
    expect(response.json()).toEqual({ loggedOut: true });
    expect(response.headers['set-cookie']).toMatch(/^gl_session=;.*Path=\/;/u);
    expect(await getSession(api, cookie)).toEqual({});
  });

  test('ends earlier tokens of the session, and no other session', async () => {
    const email = await registerPerson(api);
    const otherCookie = await signIn(api, email);
    const cookie = await signIn(api, email);
    await runSql(api, `UPDATE sessions SET created_at = created_at - interval '2 days'`);
    const { next } = await refresh(cookie);
    await api.sendRequest({
      method: 'DELETE',
      url: '/api/_auth/session',
      headers: { cookie: next ?? '' },
    });
    expect(await getSession(api, cookie)).toEqual({});
    expect(await getSession(api, otherCookie)).toHaveProperty('user');
  });

  test('works without a session and without a body, with any content type', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await api.sendRequest({
      method: 'DELETE',
      url: '/api/_auth/session',
      headers,
    });
    expect(response.json()).toEqual({ loggedOut: true });
  });
});

describe('the cookie', () => {
  test('is HttpOnly, SameSite and renewed at login', async () => {
    const email = await registerPerson(api);
    const firstLogin = await logIn(api, email);
    expect(firstLogin.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^gl_session=[\w-]{32,}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/u,
      ),
      expect.stringMatching(
        /^gl_device=[\w.-]{60,}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/u,
      ),
    ]);
    const previousCookie = findSessionCookie(firstLogin) ?? '';
    const secondLogin = await api.post(
      '/api/auth/login',
      { email, password: 'Klee-und-Weizen-7' },
      { cookie: previousCookie },
    );
    expect(findSessionCookie(secondLogin)).not.toBe(previousCookie);
    expect(await getSession(api, previousCookie)).toEqual({});
  });

  test('the database stores only its hash', async () => {
    const cookie = await signIn(api, await registerPerson(api, createEmail('hash')));
    const value = cookie.split('=')[1] ?? '';
    const { rows } = await api.database.pool.query('SELECT * FROM sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(value);
  });
});
