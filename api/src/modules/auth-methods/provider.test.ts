import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';

import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { createLogSink } from '#testing/log-sink.ts';
import {
  logIn,
  newEmail,
  registerPerson,
  register,
  findSessionCookie,
  getSession,
  signIn,
} from '#testing/people.ts';
import { shiftTime, siteUrl, startTestApi } from '#testing/test-api.ts';
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

const getNamedCookie = (answer: LightMyRequestResponse, cookieName: string) => {
  const cookie = answer.cookies.find(({ name }) => name === cookieName);
  return `${cookieName}=${cookie?.value ?? ''}`;
};
const getCookie = (answer: LightMyRequestResponse) => getNamedCookie(answer, 'gl_provider');

/** Enables TOTP codes for an account and returns the authenticator that generates them. */
async function enableCodes(email: string): Promise<TOTP> {
  const cookie = await signIn(api, email);
  const act = (what: string, body: object) =>
    api.post(`/api/account/second-factor/${what}`, body, { cookie });
  const { secret } = (await act('setup', {})).json();
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  expect((await act('confirm', { code: app.generate() })).statusCode).toBe(200);
  return app;
}

async function start(query = '') {
  const answer = await api.ask({ url: `/api/auth/provider/start${query}` });
  return { url: String(answer.headers['location']), cookie: getCookie(answer) };
}

const followCallback = (url: string, cookie: string) => {
  const { pathname, search } = new URL(url);
  return api.ask({ url: pathname + search, headers: { cookie } });
};

async function signInAs(login: string, query = '') {
  const { url, cookie } = await start(query);
  return followCallback(await provider.signIn(url, login), cookie);
}

const failedLoginPath = expect.stringMatching(/^\/anmelden\?anbieter=fehlgeschlagen(&ziel=%2F|$)/u);

describe('sign-in through a provider', () => {
  test('is offered if a provider is configured', async () => {
    const methodsAnswer = await api.ask({ url: '/api/auth/methods' });
    expect(methodsAnswer.json()).toEqual({ provider: 'Mit Hofkonto anmelden' });
  });

  test('creates an account, finds it again, and continues to the target page', async () => {
    const email = newEmail('anbieter');
    provider.people.set('hanna', { email, verified: true });
    const first = await signInAs('hanna', '?ziel=/mein-account/newsletter');
    expect(first.headers['location']).toBe('/mein-account/newsletter');
    const { user } = await getSession(api, findSessionCookie(first) ?? '');
    expect(user).toMatchObject({ email, displayName: 'hanna Ohlsen' });
    const second = await signInAs('hanna');
    expect((await getSession(api, findSessionCookie(second) ?? '')).user?.id).toBe(user?.id);
  });

  test('in a popup ends on the page that closes it', async () => {
    provider.people.set('fenster', { email: newEmail(), verified: true });
    const answer = await signInAs('fenster', '?fenster=1');
    expect(answer.headers['location']).toBe('/anmelden/fertig');
    expect(findSessionCookie(answer)).not.toBeNull();
  });

  test('links an account with the same confirmed address and keeps its password', async () => {
    const email = await registerPerson(api);
    provider.people.set('bekannt', { email, verified: true });
    const answer = await signInAs('bekannt');
    expect((await getSession(api, findSessionCookie(answer) ?? '')).user?.email).toBe(email);
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
  ])('requires the second factor if it is on (%s)', async (query, goal) => {
    const email = await registerPerson(api);
    const app = await enableCodes(email);
    provider.people.set(email, { email, verified: true });
    const answer = await signInAs(email, query);
    expect(findSessionCookie(answer)).toBeNull();
    expect(answer.headers['location']).toBe(`/anmelden/code?ziel=${encodeURIComponent(goal)}`);
    const cookie = getNamedCookie(answer, 'gl_provider_code');
    const send = (code: string, sent = cookie) =>
      api.post('/api/auth/provider/code', { code }, { cookie: sent });
    expect(await getSession(api, cookie)).toEqual({});
    const wrong = await send('000000');
    expect([wrong.statusCode, findSessionCookie(wrong)]).toEqual([422, null]);
    for (const sent of ['', 'gl_provider_code=falsch', (await start()).cookie]) {
      expect((await send(app.generate(), sent)).json()).toMatchObject({ code: 'login.provider' });
    }
    await shiftTime(api, 'UPDATE second_factors SET last_step = 0');
    const right = await send(app.generate());
    expect(right.json()).toEqual({ to: goal });
    expect((await getSession(api, findSessionCookie(right) ?? '')).user?.email).toBe(email);
    const again = await send(app.generate());
    expect([again.statusCode, findSessionCookie(again)]).toEqual([422, null]);
  });

  /** Creates a provider user, runs `prepare` and then blocks the account. */
  async function createBlockedPerson<Prepared>(prepare: (email: string) => Promise<Prepared>) {
    const email = await registerPerson(api);
    provider.people.set(email, { email, verified: true });
    const prepared = await prepare(email);
    await api.database.pool.query(
      `UPDATE users SET blocked_at = now(), block_reason = 'Drei leere Ställe' WHERE email = $1`,
      [email],
    );
    return { email, prepared };
  }

  test('of a blocked account redirects to the login page without the reason in the URL', async () => {
    const { email } = await createBlockedPerson(async () => undefined);
    const answer = await signInAs(email);
    expect(findSessionCookie(answer)).toBeNull();
    expect(answer.headers['location']).toMatch(/^\/anmelden\?anbieter=gesperrt(?:&ziel=[^&]*)?$/u);
  });

  test('of a blocked account with second factor shows the reason after the code', async () => {
    const { email, prepared: app } = await createBlockedPerson(enableCodes);
    await shiftTime(api, 'UPDATE second_factors SET last_step = 0');
    const cookie = getNamedCookie(await signInAs(email), 'gl_provider_code');
    const code = { code: app.generate() };
    const shown = await api.post('/api/auth/provider/code', code, { cookie });
    expect(shown.json()).toMatchObject({ code: 'login.blocked' });
    expect(shown.json<{ title: string }>().title).toContain('Drei leere Ställe');
    expect(findSessionCookie(shown)).toBeNull();
  });

  test('limits attempts to guess the code', async () => {
    const email = await registerPerson(api);
    await enableCodes(email);
    provider.people.set('geraten', { email, verified: true });
    const cookie = getNamedCookie(await signInAs('geraten'), 'gl_provider_code');
    const submitWrongCode = async () =>
      (await api.post('/api/auth/provider/code', { code: '000000' }, { cookie })).statusCode;
    for (let i = 0; i < 10; i += 1) expect(await submitWrongCode()).toBe(422);
    expect(await submitWrongCode()).toBe(429);
  });

  test('takes over an unconfirmed account without its password and sessions', async () => {
    const email = newEmail('voreilig');
    await register(api, email, { password: 'Passwort-des-Fremden-1' });
    provider.people.set('besitzerin', { email, verified: true });
    const answer = await signInAs('besitzerin');
    expect((await getSession(api, findSessionCookie(answer) ?? '')).user?.email).toBe(email);
    const otherBrowser = await logIn(api, email, { password: 'Passwort-des-Fremden-1' });
    expect(otherBrowser.statusCode).toBe(401);
  });

  test('rejects an address that the provider has not verified', async () => {
    const email = await registerPerson(api);
    provider.people.set('angreifer', { email, verified: false });
    const answer = await signInAs('angreifer');
    expect([answer.headers['location'], findSessionCookie(answer)]).toEqual([
      failedLoginPath,
      null,
    ]);
  });

  test('accepts a callback once, in the same browser and with its state', async () => {
    provider.people.set('einmal', { email: newEmail(), verified: true });
    const { url, cookie } = await start();
    const back = await provider.signIn(url, 'einmal');
    const other = await start();
    const wrong = [
      await followCallback(back, ''),
      await followCallback(back, other.cookie),
      await followCallback(back.replace(/state=[^&]+/u, 'state=falsch'), cookie),
    ];
    for (const answer of wrong) expect(answer.headers['location']).toEqual(failedLoginPath);
    expect(findSessionCookie(await followCallback(back, cookie))).not.toBeNull();
    expect((await followCallback(back, cookie)).headers['location']).toEqual(failedLoginPath);
  });

  test('returns to the app, also after a failure', async () => {
    const query = '?ziel=/mein-account&is_app=true';
    const answer = await signInAs('unterwegs', query);
    expect(answer.headers['location']).toBe('/mein-account?is_app=true');
    const { url, cookie } = await start(query);
    const state = new URL(url).searchParams.get('state');
    const back = `${siteUrl}/api/auth/provider/callback?error=access_denied&state=${state}`;
    const refused = await followCallback(back, cookie);
    expect(refused.headers['location']).toMatch(
      /^\/anmelden\?anbieter=fehlgeschlagen&ziel=[^&]+&is_app=true$/u,
    );
  });

  test('never redirects to another site', async () => {
    const answer = await api.ask({
      url: '/api/auth/provider/start?ziel=//fremd.example',
    });
    expect(answer.statusCode).toBe(400);
  });
});

test('redirects to the login page while the provider is unavailable, and recovers', async () => {
  const redirect = `${siteUrl}/api/auth/provider/callback`;
  const first = await startTestProvider(redirect);
  const { lines, sink } = createLogSink();
  const providerEnv = {
    OIDC_ISSUER: first.issuer,
    OIDC_CLIENT_ID: providerClient.id,
    OIDC_CLIENT_SECRET: providerClient.secret,
  };
  const other = await startTestApi({ ...providerEnv, LOG_LEVEL: 'warn' }, { log: sink });
  const startSignIn = () => other.ask({ url: '/api/auth/provider/start?ziel=/merkliste' });
  const signInStart = await startSignIn();
  const back = new URL(await first.signIn(String(signInStart.headers['location']), 'hanna'));
  await first.close();
  const callbackAnswer = await other.ask({
    url: back.pathname + back.search,
    headers: { cookie: getCookie(signInStart) },
  });
  const refused = await startSignIn();
  for (const answer of [callbackAnswer, refused]) {
    const { statusCode, headers } = answer;
    const login = '/anmelden?anbieter=fehlgeschlagen&ziel=%2Fmerkliste';
    expect([statusCode, headers['location'], findSessionCookie(answer)]).toEqual([
      303,
      login,
      null,
    ]);
  }
  const again = await startTestProvider(redirect, Number(new URL(first.issuer).port));
  expect((await startSignIn()).headers['location']).toContain(`${again.issuer}/auth?`);
  await again.close();
  await other.end();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
    Array.from({ length: 2 }, () => 'sign-in by provider failed'),
  );
});
