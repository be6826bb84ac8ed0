import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';

import { addDays } from '@gruenland/shared-contracts/german-calendar.ts';
import { formatDay } from '#mail/format.ts';
import {
  createAccountPageCalls,
  blockReason,
  signInNewUser,
  getTomorrow,
} from '#testing/blocked-accounts.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { logIn, findSessionCookie, getSession, signIn, signInModerator } from '#testing/people.ts';
import { addPasskey, createPasskeyDevice, signInWithPasskey } from '#testing/passkey-device.ts';
import { partnerKey, runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
let staffPage: ReturnType<typeof createAccountPageCalls>;
beforeAll(async () => {
  api = await startTestApi();
  staffPage = createAccountPageCalls(api, await signInModerator(api));
});
afterAll(() => api?.end());

const wrongCredentials = { password: 'Hafer-und-Roggen-8' };
const issueToken = (email: string) =>
  api.sendRequest({
    method: 'POST',
    url: '/api/auth/third-party-token',
    headers: { authorization: `Bearer ${partnerKey}` },
    payload: { email },
  });

describe('a blocked user', () => {
  test('is signed out everywhere', async () => {
    const { email, cookie, id } = await signInNewUser(api);
    const phoneCookie = await signIn(api, email);
    const { token } = (await issueToken(email)).json<{ token: string }>();
    await api.post('/api/auth/consume-third-party', { token });
    const tokenHeaders = { 'x-third-party-token': token };
    expect((await getSession(api, '', tokenHeaders)).user?.id).toBe(id);
    await staffPage.block(id);
    for (const sessionCookie of [cookie, phoneCookie]) {
      expect(await getSession(api, sessionCookie)).toEqual({});
      const refreshResponse = await api.post('/api/user/refresh-token', undefined, {
        cookie: sessionCookie,
      });
      expect(findSessionCookie(refreshResponse)).toBeNull();
    }
    expect(await getSession(api, '', tokenHeaders)).toEqual({});
    const tokenResponse = await issueToken(email);
    expect(tokenResponse.json()).toMatchObject({ status: 403, code: 'login.blocked' });
    expect(tokenResponse.body).not.toContain(blockReason);
  });

  test('has no access with a session that a parallel login created', async () => {
    const { cookie, id } = await signInNewUser(api);
    await api.database.pool.query('UPDATE users SET blocked_at = now() WHERE id = $1', [id]);
    expect(await getSession(api, cookie)).toEqual({});
    await api.database.pool.query(
      `UPDATE users SET blocked_until = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    expect((await getSession(api, cookie)).user?.id).toBe(id);
  });

  test('sees reason, end and ways to appeal only after the correct password', async () => {
    const { email, id } = await signInNewUser(api);
    await staffPage.block(id, { until: getTomorrow() });
    const wrongPasswordResponse = await logIn(api, email, wrongCredentials);
    const unknownEmailResponse = await logIn(api, `nicht-${email}`, wrongCredentials);
    const { requestId: _, ...wrongPasswordProblem } = wrongPasswordResponse.json();
    const { requestId: __, ...unknownEmailProblem } = unknownEmailResponse.json();
    expect(wrongPasswordProblem).toMatchObject({ code: 'login.failed' });
    expect(wrongPasswordProblem).toEqual(unknownEmailProblem);
    const response = await logIn(api, email);
    expect(response.json()).toMatchObject({ status: 403, code: 'login.blocked' });
    const { title } = response.json<{ title: string }>();
    expect(title).toContain(`bis einschließlich ${formatDay(getTomorrow())}`);
    expect(title).toContain(`${blockReason}.`);
    expect(title).toContain('„Kontakt“ steht am Ende jeder Seite');
    expect(findSessionCookie(response)).toBeNull();
    const { rows } = await api.database.pool.query('SELECT 1 FROM sessions WHERE user_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  test('must enter the second factor first', async () => {
    const { email, cookie, id } = await signInNewUser(api);
    const postSecondFactor = (stepName: string, body: object) =>
      api.post(`/api/account/second-factor/${stepName}`, body, { cookie });
    const { secret } = (await postSecondFactor('setup', {})).json<{ secret: string }>();
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    await postSecondFactor('confirm', { code: app.generate() });
    await runSql(api, 'UPDATE second_factors SET last_step = 0');
    await staffPage.block(id);
    expect((await logIn(api, email)).json()).toMatchObject({ code: 'login.code-required' });
    expect((await logIn(api, email, { code: '000000' })).json()).toMatchObject({
      code: 'code.wrong',
    });
    const correctCodeResponse = await logIn(api, email, { code: app.generate() });
    expect(correctCodeResponse.json()).toMatchObject({ code: 'login.blocked' });
    expect(findSessionCookie(correctCodeResponse)).toBeNull();
  });

  test('cannot sign in with a passkey', async () => {
    const { cookie, id } = await signInNewUser(api);
    const device = createPasskeyDevice();
    await addPasskey(api, cookie, device);
    await staffPage.block(id);
    const { response: passkeyResponse, cookie: passkeyCookie } = await signInWithPasskey(
      api,
      device,
    );
    expect(passkeyResponse.json()).toMatchObject({ code: 'login.blocked' });
    expect(passkeyResponse.json<{ title: string }>().title).toContain(blockReason);
    expect(passkeyCookie).toBe('');
  });

  test('can sign in again after the block was lifted', async () => {
    const { email, id } = await signInNewUser(api);
    await staffPage.block(id);
    await staffPage.unblock(id);
    expect((await logIn(api, email)).statusCode).toBe(200);
  });
});

describe('a limited block', () => {
  const runEndBlockTask = () =>
    runSql(api, `UPDATE tasks SET run_at = now() WHERE kind = 'account.end-block'`);

  test('ends automatically, and the user gets a mail', async () => {
    const { email, id } = await signInNewUser(api);
    await staffPage.block(id, { until: getTomorrow() });
    await api.database.pool.query('UPDATE users SET blocked_until = now() WHERE id = $1', [id]);
    expect((await logIn(api, email)).statusCode).toBe(200);
    await runEndBlockTask();
    await waitUntil('the mail', () =>
      api.mails.to(email).some(({ text }) => text.includes('wieder anmelden')),
    );
    const { rows } = await api.database.pool.query(
      'SELECT blocked_at, blocked_until, block_reason FROM users WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ blocked_at: null, blocked_until: null, block_reason: null }]);
  });

  test.each([
    ['to another day', { until: addDays(getTomorrow(), 7) }],
    ['without one', {}],
  ])('that was extended (%s) does not end on its first day', async (_, secondBlockRequest) => {
    const { email, id } = await signInNewUser(api);
    await staffPage.block(id, { until: getTomorrow() });
    await staffPage.block(id, secondBlockRequest);
    await runEndBlockTask();
    await waitForTasks(api);
    expect((await logIn(api, email)).json()).toMatchObject({ code: 'login.blocked' });
  });
});
