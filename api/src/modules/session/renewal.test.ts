import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { findSessionCookie, getSession, registerPerson, signIn } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

async function refreshToken(cookie: string) {
  const response = await api.post('/api/user/refresh-token', undefined, { cookie });
  return {
    ...(response.json() as { success: boolean }),
    next: findSessionCookie(response),
    response,
  };
}

/** Makes all tokens `days` days older, so that they are due for rotation. */
const ageSessionsByDays = (days: number) =>
  runSql(
    api,
    `UPDATE sessions SET created_at = created_at - interval '${days} days',
       expires_at = expires_at - interval '${days} days'`,
  );
const countTokens = async () =>
  (await api.database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM sessions')).rows[0]
    ?.n;

/** Signs in and rotates the token once. */
async function signInAndRotate() {
  const cookie = await signIn(api);
  await ageSessionsByDays(2);
  const { next } = await refreshToken(cookie);
  if (!next) throw new Error('not rotated');
  return { cookie, next };
}

describe('api finding F7: renewing the session', () => {
  test('within a day answers success and changes nothing', async () => {
    const cookie = await signIn(api);
    const count = await countTokens();
    for (let renewalNumber = 0; renewalNumber < 3; renewalNumber += 1) {
      expect(await refreshToken(cookie)).toMatchObject({ success: true, next: null });
    }
    expect(await countTokens()).toBe(count);
  });

  test('after a day sets a new cookie, valid for another 90 days', async () => {
    const cookie = await signIn(api);
    await ageSessionsByDays(88);
    const { success, next, response } = await refreshToken(cookie);
    expect([success, next === cookie]).toEqual([true, false]);
    expect(response.headers['set-cookie']).toContain(`Max-Age=${90 * 86_400}`);
    await ageSessionsByDays(89);
    expect(await getSession(api, next ?? '')).toHaveProperty('user');
  });

  test('a lost answer signs nobody out, not even after weeks', async () => {
    const { cookie } = await signInAndRotate();
    await ageSessionsByDays(30);
    const { success, next } = await refreshToken(cookie);
    expect(success).toBe(true);
    expect(await getSession(api, next ?? '')).toHaveProperty('user');
    expect((await refreshToken(next ?? '')).success).toBe(true);
  });

  test('the predecessor ends 30 seconds after its successor was presented', async () => {
    const { cookie, next } = await signInAndRotate();
    await refreshToken(next);
    expect(await getSession(api, cookie)).toHaveProperty('user');
    await runSql(api, `UPDATE sessions SET expires_at = expires_at - interval '29 seconds'`);
    expect(await getSession(api, cookie)).toHaveProperty('user');
    await runSql(api, `UPDATE sessions SET expires_at = expires_at - interval '1 second'`);
    expect(await getSession(api, cookie)).toEqual({});
    expect(await getSession(api, next)).toHaveProperty('user');
  });

  test('two tabs that renew in parallel both stay signed in, whichever cookie the browser keeps', async () => {
    const cookie = await signIn(api);
    await ageSessionsByDays(2);
    const tabResponses = await Promise.all([refreshToken(cookie), refreshToken(cookie)]);
    expect(tabResponses.map(({ success }) => success)).toEqual([true, true]);
    for (const { next } of tabResponses)
      expect(await getSession(api, next ?? '')).toHaveProperty('user');
    await ageSessionsByDays(2);
    const laterResponse = await refreshToken(tabResponses[0]?.next ?? '');
    expect(laterResponse.success).toBe(true);
    expect((await refreshToken(laterResponse.next ?? '')).success).toBe(true);
  });

  test('using an old copy after the grace period ends the session for all copies', async () => {
    const { cookie: stolenCookie, next } = await signInAndRotate();
    await refreshToken(next);
    await runSql(
      api,
      `UPDATE sessions SET expires_at = now() - interval '1 second' WHERE rotated_at IS NOT NULL`,
    );
    expect((await refreshToken(stolenCookie)).success).toBe(false);
    expect(await getSession(api, next)).toEqual({});
  });

  test("using an old copy does not end the user's other sessions", async () => {
    const email = await registerPerson(api);
    const phoneCookie = await signIn(api, email);
    await ageSessionsByDays(2);
    const laptopCookie = await signIn(api, email);
    const { next } = await refreshToken(phoneCookie);
    await refreshToken(next ?? '');
    await runSql(
      api,
      `UPDATE sessions SET expires_at = now() - interval '1 second' WHERE rotated_at IS NOT NULL`,
    );
    expect((await refreshToken(phoneCookie)).success).toBe(false);
    expect(await getSession(api, laptopCookie)).toHaveProperty('user');
  });

  test('fails without a session and clears the cookie', async () => {
    const { success, response } = await refreshToken('gl_session=unknown');
    expect([response.statusCode, success]).toEqual([200, false]);
    expect(response.headers['set-cookie']).toMatch(
      /^gl_session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/u,
    );
  });
});
