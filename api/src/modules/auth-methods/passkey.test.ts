import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  addPasskey,
  createPasskeyDevice,
  fetchPasskeyOptions,
  signInWithPasskey,
} from '#testing/passkey-device.ts';
import { registerPerson, findSessionCookie, getSession, signIn } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

describe('a passkey', () => {
  test('is added by a recently authenticated user and signs them in', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    const device = createPasskeyDevice();
    expect((await addPasskey(api, cookie, device)).json()).toEqual({ done: true });
    const { response: signInResponse } = await signInWithPasskey(api, device);
    expect(signInResponse.json()).toEqual({ done: true });
    expect((await getSession(api, findSessionCookie(signInResponse) ?? '')).user?.email).toBe(
      email,
    );
    const signInMethodsResponse = await api.sendRequest({
      url: '/api/account/sign-in',
      headers: { cookie },
    });
    expect(signInMethodsResponse.json().passkeys).toMatchObject([
      { name: 'Telefon', lastUsedAt: expect.any(String) },
    ]);
  });

  test('answers each challenge once', async () => {
    const device = createPasskeyDevice();
    await addPasskey(api, await signIn(api), device);
    const { response: signInResponse, sendAgain } = await signInWithPasskey(api, device);
    expect([signInResponse.statusCode, (await sendAgain()).statusCode]).toEqual([200, 401]);
  });

  test('that is unknown, of another site or without user verification is rejected', async () => {
    const cookie = await signIn(api);
    expect((await signInWithPasskey(api, createPasskeyDevice())).response.json()).toMatchObject({
      code: 'login.failed',
    });
    const foreignOriginResponse = await addPasskey(
      api,
      cookie,
      createPasskeyDevice({ origin: 'https://fremd.example' }),
    );
    expect(foreignOriginResponse.json()).toMatchObject({ code: 'token.invalid' });
    const unverifiedResponse = await addPasskey(
      api,
      cookie,
      createPasskeyDevice({ verified: false }),
    );
    expect(unverifiedResponse.json()).toMatchObject({ code: 'token.invalid' });
  });

  test("cannot be added with a stale login or another user's challenge", async () => {
    const [ownCookie, otherCookie] = [await signIn(api), await signIn(api)];
    const { challengeId, options } = await fetchPasskeyOptions(
      api,
      '/api/account/passkeys/options',
      otherCookie,
    );
    const response = createPasskeyDevice().create(options.challenge);
    const body = { challengeId, response };
    const stolenChallengeResponse = await api.post('/api/account/passkeys', body, {
      cookie: ownCookie,
    });
    expect(stolenChallengeResponse.json()).toMatchObject({ code: 'token.invalid' });
    await runSql(api, `UPDATE sessions SET authenticated_at = now() - interval '1 hour'`);
    expect(
      await fetchPasskeyOptions(api, '/api/account/passkeys/options', ownCookie),
    ).toMatchObject({
      code: 'session.stale',
    });
  });

  test('can only be removed by its owner, and then no longer signs in', async () => {
    const cookie = await signIn(api);
    const device = createPasskeyDevice();
    await addPasskey(api, cookie, device);
    const signInMethodsResponse = await api.sendRequest({
      url: '/api/account/sign-in',
      headers: { cookie },
    });
    const [{ id }] = signInMethodsResponse.json().passkeys;
    const otherCookie = await signIn(api);
    const removePasskey = (sessionCookie: string) =>
      api.post('/api/account/passkeys/remove', { id }, { cookie: sessionCookie });
    expect((await removePasskey(otherCookie)).statusCode).toBe(404);
    expect((await removePasskey(cookie)).json()).toEqual({ done: true });
    expect((await signInWithPasskey(api, device)).response.statusCode).toBe(401);
  });

  test('uses recommended algorithms and a challenge of 256 random bits', async () => {
    const cookie = await signIn(api);
    const fetchRegisterOptions = () =>
      fetchPasskeyOptions(api, '/api/account/passkeys/options', cookie);
    const [firstOptions, secondOptions] = [
      (await fetchRegisterOptions()).options,
      (await fetchRegisterOptions()).options,
    ];
    // COSE algorithm ids: -48 is ML-DSA-44, -8 is Ed25519, -7 is ECDSA with P-256, -257 is RSA with
    // SHA-256.
    const algorithmNames = firstOptions.pubKeyCredParams?.map(({ alg }) => alg) ?? [];
    expect(algorithmNames.length).toBeGreaterThan(0);
    expect([-48, -8, -7, -257]).toEqual(expect.arrayContaining(algorithmNames));
    expect(Buffer.from(firstOptions.challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect(firstOptions.challenge).not.toBe(secondOptions.challenge);
  });

  test('changes are mailed; a removal ends all other sessions', async () => {
    const email = await registerPerson(api);
    const [cookie, otherCookie] = [await signIn(api, email), await signIn(api, email)];
    const waitForMail = (mailText: string) =>
      waitUntil(mailText, () => api.mails.to(email).find(({ text }) => text.includes(mailText)));
    await addPasskey(api, cookie, createPasskeyDevice());
    await waitForMail('gehört jetzt ein neuer Passkey');
    expect(await getSession(api, otherCookie)).toHaveProperty('user');
    const signInMethodsResponse = await api.sendRequest({
      url: '/api/account/sign-in',
      headers: { cookie },
    });
    const [{ id }] = signInMethodsResponse.json().passkeys;
    await api.post('/api/account/passkeys/remove', { id }, { cookie });
    await waitForMail('gilt nicht mehr');
    expect(await getSession(api, otherCookie)).toEqual({});
    expect(await getSession(api, cookie)).toHaveProperty('user');
  });
});
