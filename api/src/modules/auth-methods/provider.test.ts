import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';

import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { createLogSink } from '#testing/log-sink.ts';
import {
  logIn,
  createEmail,
  registerPerson,
  register,
  findSessionCookie,
  getSession,
  signIn,
} from '#testing/people.ts';
import { runSql, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { providerClient, startTestProvider } from '#testing/test-provider.ts';
import type { TestProvider } from '#testing/test-provider.ts';
import { waitUntil } from '#testing/wait-until.ts';

let provider: TestProvider;
let api: TestApi;
beforeAll(async () => {
  provider = await startTestProvider(`${siteUrl}/api/auth/provider/callback`);
  api = await startTestApi({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: providerClient.id,
    OIDC_CLIENT_SECRET: providerClient.secret,
  });
});
afterAll(async () => {
  await api?.end();
  await provider?.close();
});

const getNamedCookie = (response: LightMyRequestResponse, cookieName: string) => {
  const cookie = response.cookies.find(({ name }) => name === cookieName);
  return `${cookieName}=${cookie?.value ?? ''}`;
};
const getCookie = (response: LightMyRequestResponse) => getNamedCookie(response, 'gl_provider');

/** Enables TOTP codes for an account and returns the authenticator that generates them. */
async function enableSecondFactorCodes(email: string): Promise<TOTP> {
  const cookie = await signIn(api, email);
  const postSecondFactor = (stepName: string, body: object) =>
    api.post(`/api/account/second-factor/${stepName}`, body, { cookie });
  const { secret } = (await postSecondFactor('setup', {})).json();
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  expect((await postSecondFactor('confirm', { code: app.generate() })).statusCode).toBe(200);
  return app;
}

async function startLogin(query = '') {
  const response = await api.sendRequest({ url: `/api/auth/provider/start${query}` });
  return { url: String(response.headers['location']), cookie: getCookie(response) };
}

const followCallback = (url: string, cookie: string) => {
  const { pathname, search } = new URL(url);
  return api.sendRequest({ url: pathname + search, headers: { cookie } });
};

async function signInAs(providerLogin: string, query = '') {
  const { url, cookie } = await startLogin(query);
  return followCallback(await provider.signIn(url, providerLogin), cookie);
}

const failedLoginPath = expect.stringMatching(/^\/anmelden\?anbieter=fehlgeschlagen(&ziel=%2F|$)/u);

describe('sign-in through a provider', () => {
  test('is offered if a provider is configured', async () => {
    const methodsResponse = await api.sendRequest({ url: '/api/auth/methods' });
    expect(methodsResponse.json()).toEqual({ provider: 'Mit Hofkonto anmelden' });
  });

  test('creates an account, finds it again, and continues to the target page', async () => {
    const email = createEmail('anbieter');
    provider.people.set('hanna', { email, verified: true });
    const firstSignIn = await signInAs('hanna', '?ziel=/mein-account/newsletter');
    expect(firstSignIn.headers['location']).toBe('/mein-account/newsletter');
    const { user } = await getSession(api, findSessionCookie(firstSignIn) ?? '');
    expect(user).toMatchObject({ email, displayName: 'hanna Ohlsen' });
    const secondSignIn = await signInAs('hanna');
    expect((await getSession(api, findSessionCookie(secondSignIn) ?? '')).user?.id).toBe(user?.id);
  });

  test('in a popup ends on the page that closes it', async () => {
    provider.people.set('fenster', { email: createEmail(), verified: true });
    const response = await signInAs('fenster', '?fenster=1');
    expect(response.headers['location']).toBe('/anmelden/fertig');
    expect(findSessionCookie(response)).not.toBeNull();
  });

  test('links an account with the same confirmed address and keeps its password', async () => {
    const email = await registerPerson(api);
    provider.people.set('bekannt', { email, verified: true });
    const response = await signInAs('bekannt');
    expect((await getSession(api, findSessionCookie(response) ?? '')).user?.email).toBe(email);
    expect((await logIn(api, email)).statusCode).toBe(200);
  });

  test('mails the owner once when an account was linked', async () => {
    const email = await registerPerson(api);
    provider.people.set('verbunden', { email, verified: true });
    await signInAs('verbunden');
    await signInAs('verbunden');
    const findProviderMails = () =>
      api.mails.to(email).filter(({ text }) => text.includes('Anbieter'));
    await waitUntil('mail', () => findProviderMails().length > 0);
    await waitForTasks(api);
    expect(findProviderMails()).toHaveLength(1);
  });

  test.each([
    ['?ziel=/merkliste', '/merkliste'],
    ['?ziel=/merkliste&fenster=1', '/anmelden/fertig'],
  ])('requires the second factor if it is on (%s)', async (query, target) => {
    const email = await registerPerson(api);
    const app = await enableSecondFactorCodes(email);
    provider.people.set(email, { email, verified: true });
    const response = await signInAs(email, query);
    expect(findSessionCookie(response)).toBeNull();
    expect(response.headers['location']).toBe(`/anmelden/code?ziel=${encodeURIComponent(target)}`);
    const cookie = getNamedCookie(response, 'gl_provider_code');
    const sendCode = (code: string, sentCookie = cookie) =>
      api.post('/api/auth/provider/code', { code }, { cookie: sentCookie });
    expect(await getSession(api, cookie)).toEqual({});
    const refusal = await sendCode('000000');
    expect([refusal.statusCode, findSessionCookie(refusal)]).toEqual([422, null]);
    for (const badCookie of ['', 'gl_provider_code=falsch', (await startLogin()).cookie]) {
      expect((await sendCode(app.generate(), badCookie)).json()).toMatchObject({
        code: 'login.provider',
      });
    }
    await runSql(api, 'UPDATE second_factors SET last_step = 0');
    const successResponse = await sendCode(app.generate());
    expect(successResponse.json()).toEqual({ to: target });
    expect((await getSession(api, findSessionCookie(successResponse) ?? '')).user?.email).toBe(
      email,
    );
    const reuseResponse = await sendCode(app.generate());
    expect([reuseResponse.statusCode, findSessionCookie(reuseResponse)]).toEqual([422, null]);
  });

  /** Creates a provider user, runs `prepare` and then blocks the account. */
  async function createBlockedPerson<Prepared>(prepare: (email: string) => Promise<Prepared>) {
    const email = await registerPerson(api);
    provider.people.set(email, { email, verified: true });
    const prepareResult = await prepare(email);
    await api.database.pool.query(
      `UPDATE users SET blocked_at = now(), block_reason = 'Drei leere Ställe' WHERE email = $1`,
      [email],
    );
    return { email, prepared: prepareResult };
  }

  test('of a blocked account redirects to the login page without the reason in the URL', async () => {
    const { email } = await createBlockedPerson(async () => undefined);
    const response = await signInAs(email);
    expect(findSessionCookie(response)).toBeNull();
    expect(response.headers['location']).toMatch(
      /^\/anmelden\?anbieter=gesperrt(?:&ziel=[^&]*)?$/u,
    );
  });

  test('of a blocked account with second factor shows the reason after the code', async () => {
    const { email, prepared: app } = await createBlockedPerson(enableSecondFactorCodes);
    await runSql(api, 'UPDATE second_factors SET last_step = 0');
    const cookie = getNamedCookie(await signInAs(email), 'gl_provider_code');
    const codeRequest = { code: app.generate() };
    const blockedResponse = await api.post('/api/auth/provider/code', codeRequest, { cookie });
    expect(blockedResponse.json()).toMatchObject({ code: 'login.blocked' });
    expect(blockedResponse.json<{ title: string }>().title).toContain('Drei leere Ställe');
    expect(findSessionCookie(blockedResponse)).toBeNull();
  });

  test('limits attempts to guess the code', async () => {
    const email = await registerPerson(api);
    await enableSecondFactorCodes(email);
    provider.people.set('geraten', { email, verified: true });
    const cookie = getNamedCookie(await signInAs('geraten'), 'gl_provider_code');
    const submitWrongCode = async () =>
      (await api.post('/api/auth/provider/code', { code: '000000' }, { cookie })).statusCode;
    for (let i = 0; i < 10; i += 1) expect(await submitWrongCode()).toBe(422);
    expect(await submitWrongCode()).toBe(429);
  });

  test('takes over an unconfirmed account without its password and sessions', async () => {
    const email = createEmail('voreilig');
    await register(api, email, { password: 'Passwort-des-Fremden-1' });
    provider.people.set('besitzerin', { email, verified: true });
    const response = await signInAs('besitzerin');
    expect((await getSession(api, findSessionCookie(response) ?? '')).user?.email).toBe(email);
    const otherBrowserResponse = await logIn(api, email, { password: 'Passwort-des-Fremden-1' });
    expect(otherBrowserResponse.statusCode).toBe(401);
  });

  test('rejects an address that the provider has not verified', async () => {
    const email = await registerPerson(api);
    provider.people.set('angreifer', { email, verified: false });
    const response = await signInAs('angreifer');
    expect([response.headers['location'], findSessionCookie(response)]).toEqual([
      failedLoginPath,
      null,
    ]);
  });

  test('accepts a callback once, in the same browser and with its state', async () => {
    provider.people.set('einmal', { email: createEmail(), verified: true });
    const { url, cookie } = await startLogin();
    const callbackUrl = await provider.signIn(url, 'einmal');
    const otherAttempt = await startLogin();
    const failures = [
      await followCallback(callbackUrl, ''),
      await followCallback(callbackUrl, otherAttempt.cookie),
      await followCallback(callbackUrl.replace(/state=[^&]+/u, 'state=falsch'), cookie),
    ];
    for (const response of failures) expect(response.headers['location']).toEqual(failedLoginPath);
    expect(findSessionCookie(await followCallback(callbackUrl, cookie))).not.toBeNull();
    expect((await followCallback(callbackUrl, cookie)).headers['location']).toEqual(
      failedLoginPath,
    );
  });

  test('returns to the app, also after a failure', async () => {
    const query = '?ziel=/mein-account&is_app=true';
    const response = await signInAs('unterwegs', query);
    expect(response.headers['location']).toBe('/mein-account?is_app=true');
    const { url, cookie } = await startLogin(query);
    const state = new URL(url).searchParams.get('state');
    const callbackUrl = `${siteUrl}/api/auth/provider/callback?error=access_denied&state=${state}`;
    const failedCallbackResponse = await followCallback(callbackUrl, cookie);
    expect(failedCallbackResponse.headers['location']).toMatch(
      /^\/anmelden\?anbieter=fehlgeschlagen&ziel=[^&]+&is_app=true$/u,
    );
  });

  test('never redirects to another site', async () => {
    const response = await api.sendRequest({
      url: '/api/auth/provider/start?ziel=//fremd.example',
    });
    expect(response.statusCode).toBe(400);
  });
});

test('redirects to the login page while the provider is unavailable, and recovers', async () => {
  const redirectUri = `${siteUrl}/api/auth/provider/callback`;
  const firstProvider = await startTestProvider(redirectUri);
  const { lines, sink } = createLogSink();
  const providerEnv = {
    OIDC_ISSUER: firstProvider.issuer,
    OIDC_CLIENT_ID: providerClient.id,
    OIDC_CLIENT_SECRET: providerClient.secret,
  };
  const otherApi = await startTestApi({ ...providerEnv, LOG_LEVEL: 'warn' }, { log: sink });
  const startSignIn = () =>
    otherApi.sendRequest({ url: '/api/auth/provider/start?ziel=/merkliste' });
  const signInStart = await startSignIn();
  const callbackUrl = new URL(
    await firstProvider.signIn(String(signInStart.headers['location']), 'hanna'),
  );
  await firstProvider.close();
  const callbackResponse = await otherApi.sendRequest({
    url: callbackUrl.pathname + callbackUrl.search,
    headers: { cookie: getCookie(signInStart) },
  });
  const failedStart = await startSignIn();
  for (const response of [callbackResponse, failedStart]) {
    const { statusCode, headers } = response;
    const failedLoginUrl = '/anmelden?anbieter=fehlgeschlagen&ziel=%2Fmerkliste';
    expect([statusCode, headers['location'], findSessionCookie(response)]).toEqual([
      303,
      failedLoginUrl,
      null,
    ]);
  }
  const newProvider = await startTestProvider(
    redirectUri,
    Number(new URL(firstProvider.issuer).port),
  );
  expect((await startSignIn()).headers['location']).toContain(`${newProvider.issuer}/auth?`);
  await newProvider.close();
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  await otherApi.end();
  expect(messages).toEqual(Array.from({ length: 2 }, () => 'sign-in by provider failed'));
});
