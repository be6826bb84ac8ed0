import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';

import { logIn, newEmail, newPerson, register, sessionCookie, sessionOf } from '#testing/people.ts';
import { siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { providerClient, startTestProvider } from '#testing/test-provider.ts';
import type { TestProvider } from '#testing/test-provider.ts';

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

const cookieOf = (answer: LightMyRequestResponse) => {
  const cookie = answer.cookies.find(({ name }) => name === 'gl_provider');
  return `gl_provider=${cookie?.value ?? ''}`;
};

async function start(query = '') {
  const answer = await api.ask({ url: `/api/auth/provider/start${query}` });
  return { url: String(answer.headers['location']), cookie: cookieOf(answer) };
}

const comeBack = (url: string, cookie: string) => {
  const { pathname, search } = new URL(url);
  return api.ask({ url: pathname + search, headers: { cookie } });
};

async function signInAs(login: string, query = '') {
  const { url, cookie } = await start(query);
  return comeBack(await provider.signIn(url, login), cookie);
}

const failed = '/anmelden?anbieter=fehlgeschlagen';

describe('signing in through a provider', () => {
  test('is offered where one is configured', async () => {
    const ways = await api.ask({ url: '/api/auth/ways' });
    expect(ways.json()).toEqual({ provider: 'Mit Hofkonto anmelden' });
  });

  test('makes an account the first time, finds it the next, and goes where it was wanted', async () => {
    const email = newEmail('anbieter');
    provider.people.set('hanna', { email, verified: true });
    const first = await signInAs('hanna', '?ziel=/mein-account/newsletter');
    expect(first.headers['location']).toBe('/mein-account/newsletter');
    const { user } = await sessionOf(api, sessionCookie(first) ?? '');
    expect(user).toMatchObject({ email, displayName: 'hanna Ohlsen' });
    const second = await signInAs('hanna');
    expect((await sessionOf(api, sessionCookie(second) ?? '')).user?.id).toBe(user?.id);
  });

  test('in a window of its own ends on the page that closes it', async () => {
    provider.people.set('fenster', { email: newEmail(), verified: true });
    const answer = await signInAs('fenster', '?fenster=1');
    expect(answer.headers['location']).toBe('/anmelden/fertig');
    expect(sessionCookie(answer)).not.toBeNull();
  });

  test('links the account of the same confirmed address and keeps its password', async () => {
    const email = await newPerson(api);
    provider.people.set('bekannt', { email, verified: true });
    const answer = await signInAs('bekannt');
    expect((await sessionOf(api, sessionCookie(answer) ?? '')).user?.email).toBe(email);
    expect((await logIn(api, email)).statusCode).toBe(200);
  });

  test('takes an unconfirmed account away from whoever made it', async () => {
    const email = newEmail('voreilig');
    await register(api, email, { password: 'Passwort-des-Fremden-1' });
    provider.people.set('besitzerin', { email, verified: true });
    const answer = await signInAs('besitzerin');
    expect((await sessionOf(api, sessionCookie(answer) ?? '')).user?.email).toBe(email);
    const stranger = await logIn(api, email, { password: 'Passwort-des-Fremden-1' });
    expect(stranger.statusCode).toBe(401);
  });

  test('an address that the provider does not vouch for opens nothing', async () => {
    const email = await newPerson(api);
    provider.people.set('angreifer', { email, verified: false });
    const answer = await signInAs('angreifer');
    expect([answer.headers['location'], sessionCookie(answer)]).toEqual([failed, null]);
  });

  test('an answer counts once, for the browser that asked and with its state', async () => {
    provider.people.set('einmal', { email: newEmail(), verified: true });
    const { url, cookie } = await start();
    const back = await provider.signIn(url, 'einmal');
    const other = await start();
    const wrong = [
      await comeBack(back, ''),
      await comeBack(back, other.cookie),
      await comeBack(back.replace(/state=[^&]+/u, 'state=falsch'), cookie),
    ];
    for (const answer of wrong) expect(answer.headers['location']).toBe(failed);
    expect(sessionCookie(await comeBack(back, cookie))).not.toBeNull();
    expect((await comeBack(back, cookie)).headers['location']).toBe(failed);
  });

  test('never leads to another site', async () => {
    const answer = await api.ask({ url: '/api/auth/provider/start?ziel=//fremd.example' });
    expect(answer.statusCode).toBe(400);
  });
});
