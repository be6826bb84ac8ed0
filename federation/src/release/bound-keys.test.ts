import { generateKeyPairSync } from 'node:crypto';
import { expect, test, describe } from '@jest/globals';
import { signPreviewLink, verifyPreviewLink } from './preview-link.ts';
import {
  isCanarySigned,
  isLatestSigned,
  isReleaseSigned,
  areSwitchesSigned,
  parsePublicKey,
  signCanary,
  signLatest,
  signRelease,
  signSwitches,
} from './signature.ts';
import { splitKeys } from './trusted-keys.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const publicKeyBase64 = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const parseKeys = (text: string) => splitKeys(text).map(parsePublicKey);

const statement = { id: 'a', timestamp: 1, sequence: 1, release: 'x', integrity: 'y' } as never;
const canaryContent = { id: 'a', release: 'x', integrity: 'y', share: 10 } as never;
const verifyAllKinds = (remote: string, keys: ReturnType<typeof parseKeys>) => {
  const link = { remote, id: 'dev', expiresAtSeconds: 100, base: 'http://localhost:3100/' };
  return [
    isLatestSigned(remote, signLatest(remote, statement, privateKey), keys),
    isCanarySigned(remote, 1, signCanary(remote, 1, canaryContent, privateKey), keys),
    isReleaseSigned(remote, signRelease(remote, statement, privateKey), keys),
    verifyPreviewLink(signPreviewLink(link, privateKey), keys, 1) !== null,
  ];
};
const areSwitchesAccepted = (keys: ReturnType<typeof parseKeys>) =>
  areSwitchesSigned(
    signSwitches({ sequence: 1, timestamp: 'x', off: [] } as never, privateKey),
    keys,
  );
const ALL_ACCEPTED = [true, true, true, true];
const NONE_ACCEPTED = [false, false, false, false];

describe('security finding 20: a key that is bound to remotes', () => {
  test.each([
    ['base64', `mf-magazine+mf-search:${publicKeyBase64}`],
    ['PEM', `mf-magazine+mf-search:${pem}`],
    [
      'base64 among others',
      `${createOtherKey()},mf-magazine:${publicKeyBase64},mf-search:${publicKeyBase64}`,
    ],
  ])('signs releases, canaries and previews of them only (%s)', (_format, text) => {
    const keys = parseKeys(text);
    expect(verifyAllKinds('mf-magazine', keys)).toEqual(ALL_ACCEPTED);
    expect(verifyAllKinds('mf-search', keys)).toEqual(ALL_ACCEPTED);
    expect(verifyAllKinds('mf-account', keys)).toEqual(NONE_ACCEPTED);
    expect(verifyAllKinds('mf-magazin', keys)).toEqual(NONE_ACCEPTED);
  });

  test('cannot switch parts of the site off', () => {
    expect(areSwitchesAccepted(parseKeys(`mf-magazine:${publicKeyBase64}`))).toBe(false);
  });

  test('without names signs everything, as before', () => {
    for (const text of [publicKeyBase64, pem]) {
      expect(verifyAllKinds('mf-account', parseKeys(text))).toEqual(ALL_ACCEPTED);
      expect(areSwitchesAccepted(parseKeys(text))).toBe(true);
    }
  });

  test.each([`MF:${publicKeyBase64}`, `:${publicKeyBase64}`, `mf-a+:${publicKeyBase64}`])(
    'is refused with invalid names: %.10s',
    (text) => {
      expect(() => parseKeys(text)).toThrow(/^Keys are bound to remotes like/);
    },
  );
});

/** Creates the public key of another team, in a format that `RELEASE_PUBLIC_KEYS` accepts. */
function createOtherKey(): string {
  const otherKey = generateKeyPairSync('ed25519').publicKey;
  return otherKey.export({ type: 'spki', format: 'der' }).toString('base64');
}
