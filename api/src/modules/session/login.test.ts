import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  waitForConfirmationCode,
  logIn,
  createEmail,
  registerPerson,
  register,
  findSessionCookie,
} from '#testing/people.ts';
import { runSql, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const wrongCredentials = { password: 'nicht-das-richtige' };

/** Sends a login request from an IP address. */
function logInFrom(remoteAddress: string, payload: object) {
  const headers = { origin: siteUrl };
  return api.sendRequest({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    payload,
    remoteAddress,
  });
}

describe('logging in', () => {
  test('accepts the address in any case and with spaces around it', async () => {
    const email = await registerPerson(api);
    const response = await logIn(api, ` ${email.toUpperCase()} `);
    expect(response.json()).toMatchObject({ user: { email } });
    expect(findSessionCookie(response)).not.toBeNull();
  });

  test('accepts the same password in another Unicode normalisation', async () => {
    const email = createEmail('nfkc');
    await register(api, email, { password: 'Äpfel-und-Möhren' });
    await api.post('/api/auth/confirm', { token: await waitForConfirmationCode(api, email) });
    const response = await logIn(api, email, { password: 'Äpfel-und-Möhren'.normalize('NFD') });
    expect(response.statusCode).toBe(200);
  });

  test('rejects known and unknown addresses alike', async () => {
    const knownEmailResponse = await logIn(api, await registerPerson(api), wrongCredentials);
    const unknownEmailResponse = await logIn(api, createEmail(), wrongCredentials);
    expect(knownEmailResponse.statusCode).toBe(401);
    const removeRequestId = (body: string) => body.replace(/"requestId":"\w+"/u, '');
    expect(removeRequestId(knownEmailResponse.body)).toBe(
      removeRequestId(unknownEmailResponse.body),
    );
    expect(knownEmailResponse.json()).toMatchObject({
      code: 'login.failed',
      title: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    });
    expect(knownEmailResponse.headers['set-cookie']).toBeUndefined();
  });

  test('reveals an unconfirmed address only after the correct password, and sends the mail again', async () => {
    const email = createEmail('offen');
    await register(api, email);
    await waitForConfirmationCode(api, email);
    expect((await logIn(api, email, wrongCredentials)).json()).toMatchObject({
      code: 'login.failed',
    });
    const response = await logIn(api, email);
    expect(response.json()).toMatchObject({ status: 403, code: 'login.unconfirmed' });
    expect(findSessionCookie(response)).toBeNull();
    const token = await waitForConfirmationCode(api, email, 2);
    expect((await api.post('/api/auth/confirm', { token })).statusCode).toBe(200);
  });

  test.each([
    {},
    { email: 'a@b.de' },
    { email: 'a@b.de', password: '' },
    { email: 'a@b.de', password: 1 },
  ])('rejects an incomplete form: %j', async (payload) => {
    expect((await api.post('/api/auth/login', payload)).json()).toMatchObject({
      code: 'request.invalid',
      fields: expect.any(Object),
    });
  });
});

describe('guessing passwords', () => {
  test('is blocked per account and IP address after ten failures, for 15 minutes', async () => {
    const email = await registerPerson(api);
    for (let i = 0; i < 10; i += 1) {
      expect((await logInFrom('192.0.2.1', { email, ...wrongCredentials })).statusCode).toBe(401);
    }
    const rateLimitedResponse = await logInFrom('192.0.2.1', {
      email,
      password: 'Klee-und-Weizen-7',
    });
    expect(rateLimitedResponse.json()).toMatchObject({ status: 429, code: 'request.rate-limited' });
    expect(Number(rateLimitedResponse.headers['retry-after'])).toBeGreaterThan(800);
    // From another IP address, the owner of the account can still sign in.
    expect((await logIn(api, email)).statusCode).toBe(200);
    await runSql(api, `UPDATE throttles SET window_ends_at = now() - interval '1 second'`);
    const laterResponse = await logInFrom('192.0.2.1', { email, password: 'Klee-und-Weizen-7' });
    expect(laterResponse.statusCode).toBe(200);
  });

  test('security finding 11: is blocked per network, whose IPv6 addresses share ten failures', async () => {
    const email = await registerPerson(api);
    const statuses: number[] = [];
    for (let host = 1; host <= 11; host += 1) {
      const body = { email, ...wrongCredentials };
      statuses.push((await logInFrom(`2001:db8:11:11::${host}`, body)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const ownerCredentials = { email, password: 'Klee-und-Weizen-7' };
    expect((await logInFrom('2001:db8:11:12::1', ownerCredentials)).statusCode).toBe(200);
  });

  test('is blocked for unknown accounts in the same way', async () => {
    const email = createEmail();
    for (let i = 0; i < 10; i += 1) await logInFrom('192.0.2.2', { email, ...wrongCredentials });
    expect((await logInFrom('192.0.2.2', { email, ...wrongCredentials })).statusCode).toBe(429);
  });

  test('is blocked per account after twenty failures from many IP addresses, a hundred an hour', async () => {
    const email = await registerPerson(api);
    for (let i = 0; i < 20; i += 1) {
      expect((await logIn(api, email, wrongCredentials)).statusCode).toBe(401);
    }
    const rateLimitedResponse = await logIn(api, email);
    expect(rateLimitedResponse.json()).toMatchObject({ status: 429, code: 'request.rate-limited' });
    // The window lasts 15 minutes. An hour can overlap five windows with 20 attempts each, so an
    // account gets at most 100.
    expect(Number(rateLimitedResponse.headers['retry-after'])).toBeGreaterThan(800);
    expect((await logIn(api, await registerPerson(api))).statusCode).toBe(200);
  });

  test('correct passwords do not count', async () => {
    const email = await registerPerson(api);
    for (let i = 0; i < 12; i += 1) {
      expect(
        (await logInFrom('192.0.2.3', { email, password: 'Klee-und-Weizen-7' })).statusCode,
      ).toBe(200);
    }
  });

  test('many logins of any kind from one IP address are limited', async () => {
    const answers = [];
    for (let i = 0; i < 31; i += 1) answers.push(await logInFrom('192.0.2.4', { email: 'kein' }));
    expect(answers.at(-2)?.statusCode).toBe(400);
    expect(answers.at(-1)?.json()).toMatchObject({ status: 429, code: 'request.rate-limited' });
    expect(answers.at(-1)?.headers['retry-after']).toBeDefined();
    expect(answers.at(-1)?.headers['content-type']).toBe('application/problem+json');
  });

  test('the counters do not reveal their owner', async () => {
    const email = createEmail('zaehler');
    await logIn(api, email, wrongCredentials);
    const { rows } = await api.database.pool.query('SELECT key FROM throttles');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/hof\.example|10\./u);
  });
});
