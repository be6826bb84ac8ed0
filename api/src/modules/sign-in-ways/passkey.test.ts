import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { newPerson, sessionCookie, sessionOf, signIn } from '#testing/people.ts';
import { shiftTime, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

/** The little of CBOR that authenticators write. */
function cbor(value: unknown): Buffer {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** A device in software: one key, checked by its user. */
function device(own: { readonly origin?: string; readonly verified?: boolean } = {}) {
  const { origin = siteUrl, verified = true } = own;
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let counter = 0;
  const authenticatorData = (attested: boolean) => {
    counter += 1;
    const flags = 1 | (verified ? 4 : 0) | (attested ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const parts = [sha256('localhost'), Buffer.from([flags]), count];
    return Buffer.concat(attested ? [...parts, credential] : parts);
  };
  const answer = (type: string, challenge: string, response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify({ type, challenge, origin })).toString(
        'base64url',
      ),
      ...Object.fromEntries(
        Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]),
      ),
    },
  });
  return {
    create: (challenge: string) =>
      answer('webauthn.create', challenge, {
        attestationObject: cbor(
          new Map<string, unknown>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', authenticatorData(true)],
          ]),
        ),
      }),
    get: (challenge: string) => {
      const client = JSON.stringify({ type: 'webauthn.get', challenge, origin });
      const data = authenticatorData(false);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer('webauthn.get', challenge, { authenticatorData: data, signature });
    },
  };
}

type Device = ReturnType<typeof device>;

const ask = async (path: string, cookie = '') =>
  (await api.post(path, {}, { cookie })).json() as {
    challengeId: string;
    options: { challenge: string };
  };

async function add(cookie: string, with_: Device) {
  const { challengeId, options } = await ask('/api/account/passkeys/options', cookie);
  const response = with_.create(options.challenge);
  return api.post('/api/account/passkeys', { challengeId, response, name: 'Telefon' }, { cookie });
}

async function use(with_: Device) {
  const { challengeId, options } = await ask('/api/auth/passkey/options');
  const response = with_.get(options.challenge);
  const send = () => api.post('/api/auth/passkey', { challengeId, response });
  return { answer: await send(), again: send };
}

describe('a passkey', () => {
  test('is added by somebody who is freshly signed in, and signs them in afterwards', async () => {
    const email = await newPerson(api);
    const cookie = await signIn(api, email);
    const phone = device();
    expect((await add(cookie, phone)).json()).toEqual({ done: true });
    const { answer } = await use(phone);
    expect(answer.json()).toEqual({ done: true });
    expect((await sessionOf(api, sessionCookie(answer) ?? '')).user?.email).toBe(email);
    const own = await api.ask({ url: '/api/account/sign-in', headers: { cookie } });
    expect(own.json().passkeys).toMatchObject([
      { name: 'Telefon', lastUsedAt: expect.any(String) },
    ]);
  });

  test('answers each challenge once', async () => {
    const phone = device();
    await add(await signIn(api), phone);
    const { answer, again } = await use(phone);
    expect([answer.statusCode, (await again()).statusCode]).toEqual([200, 401]);
  });

  test('that nobody has, of another site or without its user’s check signs nobody in', async () => {
    const cookie = await signIn(api);
    expect((await use(device())).answer.json()).toMatchObject({ code: 'login.failed' });
    const foreign = await add(cookie, device({ origin: 'https://fremd.example' }));
    expect(foreign.json()).toMatchObject({ code: 'token.invalid' });
    const unchecked = await add(cookie, device({ verified: false }));
    expect(unchecked.json()).toMatchObject({ code: 'token.invalid' });
  });

  test('cannot be added with a stale login nor under somebody else’s challenge', async () => {
    const [mine, theirs] = [await signIn(api), await signIn(api)];
    const { challengeId, options } = await ask('/api/account/passkeys/options', theirs);
    const response = device().create(options.challenge);
    const body = { challengeId, response };
    const stolen = await api.post('/api/account/passkeys', body, { cookie: mine });
    expect(stolen.json()).toMatchObject({ code: 'token.invalid' });
    await shiftTime(api, `UPDATE sessions SET authenticated_at = now() - interval '1 hour'`);
    expect(await ask('/api/account/passkeys/options', mine)).toMatchObject({
      code: 'session.stale',
    });
  });

  test('is removed by its owner only, and signs nobody in any more', async () => {
    const cookie = await signIn(api);
    const phone = device();
    await add(cookie, phone);
    const own = await api.ask({ url: '/api/account/sign-in', headers: { cookie } });
    const [{ id }] = own.json().passkeys;
    const other = await signIn(api);
    const remove = (by: string) => api.post('/api/account/passkeys/remove', { id }, { cookie: by });
    expect((await remove(other)).statusCode).toBe(404);
    expect((await remove(cookie)).json()).toEqual({ done: true });
    expect((await use(phone)).answer.statusCode).toBe(401);
  });
});
