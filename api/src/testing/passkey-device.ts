import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import { findSessionCookie } from './people.ts';
import { siteUrl } from './test-api.ts';
import type { TestApi } from './test-api.ts';

/** Encodes a value in the subset of CBOR that authenticators use. */
function encodeCbor(value: unknown): Buffer {
  const encodeHead = (majorType: number, count: number) =>
    count < 24
      ? Buffer.from([(majorType << 5) | count])
      : count < 256
        ? Buffer.from([(majorType << 5) | 24, count])
        : Buffer.from([(majorType << 5) | 25, count >> 8, count & 255]);
  if (typeof value === 'number')
    return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === 'string')
    return Buffer.concat([encodeHead(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    encodeHead(5, entries.length),
    ...entries.flatMap(([key, entryValue]) => [encodeCbor(key), encodeCbor(entryValue)]),
  ]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/**
 * Creates a software authenticator with one passkey. It verifies its user unless `verified` is
 * false.
 */
export function createPasskeyDevice(
  overrides: { readonly origin?: string; readonly verified?: boolean } = {},
) {
  const { origin = siteUrl, verified = true } = overrides;
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = encodeCbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let counter = 0;
  const createAuthenticatorData = (isAttested: boolean) => {
    counter += 1;
    const flags = 1 | (verified ? 4 : 0) | (isAttested ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
    const parts = [sha256('localhost'), Buffer.from([flags]), count];
    return Buffer.concat(isAttested ? [...parts, credential] : parts);
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
        attestationObject: encodeCbor(
          new Map<string, unknown>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', createAuthenticatorData(true)],
          ]),
        ),
      }),
    get: (challenge: string) => {
      const client = JSON.stringify({ type: 'webauthn.get', challenge, origin });
      const data = createAuthenticatorData(false);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer('webauthn.get', challenge, { authenticatorData: data, signature });
    },
  };
}

export type PasskeyDevice = ReturnType<typeof createPasskeyDevice>;

/** Requests WebAuthn options, which contain a challenge. */
export async function fetchPasskeyOptions(api: TestApi, path: string, cookie = '') {
  return (await api.post(path, {}, { cookie })).json() as {
    challengeId: string;
    options: { challenge: string; pubKeyCredParams?: { alg: number }[] };
  };
}

/** Adds a passkey to the account of a recently authenticated user. */
export async function addPasskey(api: TestApi, cookie: string, device: PasskeyDevice) {
  const path = '/api/account/passkeys/options';
  const { challengeId, options } = await fetchPasskeyOptions(api, path, cookie);
  const response = device.create(options?.challenge ?? '');
  return api.post('/api/account/passkeys', { challengeId, response, name: 'Telefon' }, { cookie });
}

/** Signs in with a passkey. The returned function `sendAgain` sends the same response a second time. */
export async function signInWithPasskey(api: TestApi, device: PasskeyDevice) {
  const { challengeId, options } = await fetchPasskeyOptions(api, '/api/auth/passkey/options');
  const response = device.get(options.challenge);
  const sendResponse = () => api.post('/api/auth/passkey', { challengeId, response });
  const answer = await sendResponse();
  return { response: answer, cookie: findSessionCookie(answer) ?? '', sendAgain: sendResponse };
}
