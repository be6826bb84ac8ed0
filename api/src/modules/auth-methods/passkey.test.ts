import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  addPasskey,
  passkeyDevice,
  fetchPasskeyOptions,
  usePasskey,
} from '#testing/passkey-device.ts';
import { registerPerson, findSessionCookie, getSession, signIn } from '#testing/people.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
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
    const phone = passkeyDevice();
    expect((await addPasskey(api, cookie, phone)).json()).toEqual({ done: true });
    const { answer } = await usePasskey(api, phone);
    expect(answer.json()).toEqual({ done: true });
    expect((await getSession(api, findSessionCookie(answer) ?? '')).user?.email).toBe(email);
    const own = await api.ask({ url: '/api/account/sign-in', headers: { cookie } });
    expect(own.json().passkeys).toMatchObject([
      { name: 'Telefon', lastUsedAt: expect.any(String) },
    ]);
  });

  test('answers each challenge once', async () => {
    const phone = passkeyDevice();
    await addPasskey(api, await signIn(api), phone);
    const { answer, again } = await usePasskey(api, phone);
    expect([answer.statusCode, (await again()).statusCode]).toEqual([200, 401]);
  });

  test('that is unknown, of another site or without user verification is rejected', async () => {
    const cookie = await signIn(api);
    expect((await usePasskey(api, passkeyDevice())).answer.json()).toMatchObject({
      code: 'login.failed',
    });
    const foreignOriginAnswer = await addPasskey(
      api,
      cookie,
      passkeyDevice({ origin: 'https://fremd.example' }),
    );
    expect(foreignOriginAnswer.json()).toMatchObject({ code: 'token.invalid' });
    const unverifiedAnswer = await addPasskey(api, cookie, passkeyDevice({ verified: false }));
    expect(unverifiedAnswer.json()).toMatchObject({ code: 'token.invalid' });
  });

  test("cannot be added with a stale login or another user's challenge", async () => {
    const [ownCookie, otherCookie] = [await signIn(api), await signIn(api)];
    const { challengeId, options } = await fetchPasskeyOptions(
      api,
      '/api/account/passkeys/options',
      otherCookie,
    );
    const response = passkeyDevice().create(options.challenge);
    const body = { challengeId, response };
    const stolenChallengeAnswer = await api.post('/api/account/passkeys', body, {
      cookie: ownCookie,
    });
    expect(stolenChallengeAnswer.json()).toMatchObject({ code: 'token.invalid' });
    await shiftTime(api, `UPDATE sessions SET authenticated_at = now() - interval '1 hour'`);
    expect(
      await fetchPasskeyOptions(api, '/api/account/passkeys/options', ownCookie),
    ).toMatchObject({
      code: 'session.stale',
    });
  });

  test('can only be removed by its owner, and then no longer signs in', async () => {
    const cookie = await signIn(api);
    const phone = passkeyDevice();
    await addPasskey(api, cookie, phone);
    const own = await api.ask({ url: '/api/account/sign-in', headers: { cookie } });
    const [{ id }] = own.json().passkeys;
    const other = await signIn(api);
    const remove = (by: string) => api.post('/api/account/passkeys/remove', { id }, { cookie: by });
    expect((await remove(other)).statusCode).toBe(404);
    expect((await remove(cookie)).json()).toEqual({ done: true });
    expect((await usePasskey(api, phone)).answer.statusCode).toBe(401);
  });

  test('uses recommended algorithms and a challenge of 256 random bits', async () => {
    const cookie = await signIn(api);
    const requestOptions = () => fetchPasskeyOptions(api, '/api/account/passkeys/options', cookie);
    const [one, two] = [(await requestOptions()).options, (await requestOptions()).options];
    // COSE algorithm ids of ML-DSA-44, Ed25519, ECDSA with P-256, RSA with SHA-256.
    const names = one.pubKeyCredParams?.map(({ alg }) => alg) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect([-48, -8, -7, -257]).toEqual(expect.arrayContaining(names));
    expect(Buffer.from(one.challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect(one.challenge).not.toBe(two.challenge);
  });

  test('changes are mailed; a removal ends all other sessions', async () => {
    const email = await registerPerson(api);
    const [cookie, other] = [await signIn(api, email), await signIn(api, email)];
    const waitForMail = (words: string) =>
      waitUntil(words, () => api.mails.to(email).find(({ text }) => text.includes(words)));
    await addPasskey(api, cookie, passkeyDevice());
    await waitForMail('gehört jetzt ein neuer Passkey');
    expect(await getSession(api, other)).toHaveProperty('user');
    const own = await api.ask({ url: '/api/account/sign-in', headers: { cookie } });
    const [{ id }] = own.json().passkeys;
    await api.post('/api/account/passkeys/remove', { id }, { cookie });
    await waitForMail('gilt nicht mehr');
    expect(await getSession(api, other)).toEqual({});
    expect(await getSession(api, cookie)).toHaveProperty('user');
  });
});
