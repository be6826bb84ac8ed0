import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  newEmail,
  registerPerson,
  logIn,
  findSessionCookie,
  getSession,
  signIn,
} from '#testing/people.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

async function refresh(cookie: string) {
  const answer = await api.post('/api/user/refresh-token', undefined, { cookie });
  return { ...(answer.json() as { success: boolean }), next: findSessionCookie(answer), answer };
}

/** Ends the grace period of replaced tokens. */
const endGracePeriod = () =>
  shiftTime(
    api,
    `UPDATE sessions SET expires_at = now() - interval '1 second' WHERE rotated_at IS NOT NULL`,
  );

describe('reading the session', () => {
  test('returns an empty, uncacheable object with status 200 without a cookie', async () => {
    const answer = await api.ask({ url: '/api/_auth/session' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({});
    expect(answer.headers['cache-control']).toBe('no-store');
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
    await shiftTime(api, `UPDATE sessions SET expires_at = expires_at - interval '89 days'`);
    expect(await getSession(api, cookie)).toHaveProperty('user');
    await shiftTime(api, `UPDATE sessions SET expires_at = expires_at - interval '2 days'`);
    expect(await getSession(api, cookie)).toEqual({});
  });
});

describe('renewing the session', () => {
  test('fails without a session and clears the cookie', async () => {
    const { success, answer } = await refresh('gl_session=unknown');
    expect(answer.statusCode).toBe(200);
    expect(success).toBe(false);
    expect(answer.headers['set-cookie']).toMatch(
      /^gl_session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/u,
    );
  });

  test('sets a new cookie, valid for another 90 days', async () => {
    const cookie = await signIn(api);
    await shiftTime(api, `UPDATE sessions SET expires_at = now() + interval '1 day'`);
    const { success, next, answer } = await refresh(cookie);
    expect(success).toBe(true);
    expect(next).not.toBe(cookie);
    expect(answer.headers['set-cookie']).toContain(`Max-Age=${90 * 86_400}`);
    await shiftTime(api, `UPDATE sessions SET expires_at = expires_at - interval '89 days'`);
    expect(await getSession(api, next ?? '')).toHaveProperty('user');
  });

  test('the old cookie stays valid for 30 seconds', async () => {
    const cookie = await signIn(api);
    await refresh(cookie);
    expect(await getSession(api, cookie)).toHaveProperty('user');
    await shiftTime(api, `UPDATE sessions SET expires_at = expires_at - interval '29 seconds'`);
    expect(await getSession(api, cookie)).toHaveProperty('user');
    await shiftTime(api, `UPDATE sessions SET expires_at = expires_at - interval '1 second'`);
    expect(await getSession(api, cookie)).toEqual({});
  });

  test('two tabs that renew in parallel both stay signed in, whichever cookie the browser keeps', async () => {
    const cookie = await signIn(api);
    const [firstRefresh, secondRefresh] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([firstRefresh.success, secondRefresh.success]).toEqual([true, true]);
    await endGracePeriod();
    for (const renewedCookie of [firstRefresh.next ?? '', secondRefresh.next ?? '']) {
      expect(await getSession(api, renewedCookie)).toHaveProperty('user');
    }
    const laterRefresh = await refresh(firstRefresh.next ?? '');
    expect(laterRefresh.success).toBe(true);
    expect((await refresh(laterRefresh.next ?? '')).success).toBe(true);
  });

  test('using an old copy after the grace period ends the session for all copies', async () => {
    const stolenCookie = await signIn(api);
    const { next } = await refresh(stolenCookie);
    await endGracePeriod();
    expect((await refresh(stolenCookie)).success).toBe(false);
    expect(await getSession(api, next ?? '')).toEqual({});
    expect((await refresh(next ?? '')).success).toBe(false);
  });

  test("using an old copy does not end the user's other sessions", async () => {
    const email = await registerPerson(api);
    const phoneCookie = await signIn(api, email);
    const laptopCookie = await signIn(api, email);
    await refresh(phoneCookie);
    await endGracePeriod();
    await refresh(phoneCookie);
    expect(await getSession(api, laptopCookie)).toHaveProperty('user');
  });
});

describe('logging out', () => {
  test.each([
    ['DELETE', '/api/_auth/session'],
    ['POST', '/api/auth/logout'],
  ] as const)('%s %s ends the session and clears the cookie', async (method, url) => {
    const cookie = await signIn(api);
    const answer = await api.ask({ method, url, headers: { cookie } });
    expect(answer.json()).toEqual({ loggedOut: true });
    expect(answer.headers['set-cookie']).toMatch(/^gl_session=;.*Path=\/;/u);
    expect(await getSession(api, cookie)).toEqual({});
  });

  test('ends earlier tokens of the session, and no other session', async () => {
    const email = await registerPerson(api);
    const otherCookie = await signIn(api, email);
    const cookie = await signIn(api, email);
    const { next } = await refresh(cookie);
    await api.ask({ method: 'DELETE', url: '/api/_auth/session', headers: { cookie: next ?? '' } });
    expect(await getSession(api, cookie)).toEqual({});
    expect(await getSession(api, otherCookie)).toHaveProperty('user');
  });

  test('works without a session and without a body, with any content type', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await api.ask({ method: 'DELETE', url: '/api/_auth/session', headers });
    expect(answer.json()).toEqual({ loggedOut: true });
  });
});

describe('the cookie', () => {
  test('is HttpOnly, SameSite and renewed at login', async () => {
    const email = await registerPerson(api);
    const firstLogin = await logIn(api, email);
    expect(firstLogin.headers['set-cookie']).toMatch(
      /^gl_session=[\w-]{32,}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
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
    const cookie = await signIn(api, await registerPerson(api, newEmail('hash')));
    const value = cookie.split('=')[1] ?? '';
    const { rows } = await api.database.pool.query('SELECT * FROM sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(value);
  });
});
