import { generateKeyPairSync } from 'node:crypto';
import { expect, test, describe } from '@jest/globals';
import { signPreviewLink, readPreviewLink } from './preview-link.ts';
import {
  isCanarySigned,
  isLatestSigned,
  isReleaseSigned,
  isSwitchesSigned,
  parsePublicKey,
  signCanary,
  signLatest,
  signRelease,
  signSwitches,
} from './signature.ts';
import { splitKeys } from './trusted-keys.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const base64 = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const parseKeys = (text: string) => splitKeys(text).map(parsePublicKey);

const statement = { id: 'a', timestamp: 1, sequence: 1, release: 'x', integrity: 'y' } as never;
const offer = { id: 'a', release: 'x', integrity: 'y', share: 10 } as never;
const isAccepted = (remote: string, keys: ReturnType<typeof parseKeys>) => {
  const link = { remote, id: 'dev', expires: 100, base: 'http://localhost:3100/' };
  return [
    isLatestSigned(remote, signLatest(remote, statement, privateKey), keys),
    isCanarySigned(remote, 1, signCanary(remote, 1, offer, privateKey), keys),
    isReleaseSigned(remote, signRelease(remote, statement, privateKey), keys),
    readPreviewLink(signPreviewLink(link, privateKey), keys, 1) !== null,
  ];
};
const areSwitchesAccepted = (keys: ReturnType<typeof parseKeys>) =>
  isSwitchesSigned(
    signSwitches({ sequence: 1, timestamp: 'x', off: [] } as never, privateKey),
    keys,
  );
const ALL = [true, true, true, true];
const NONE = [false, false, false, false];

describe('security finding 20: a key that is bound to remotes', () => {
  test.each([
    ['base64', `mf-magazine+mf-search:${base64}`],
    ['PEM', `mf-magazine+mf-search:${pem}`],
    ['base64 among others', `${createOtherKey()},mf-magazine:${base64},mf-search:${base64}`],
  ])('signs releases, canaries and previews of them only (%s)', (_format, text) => {
    const keys = parseKeys(text);
    expect(isAccepted('mf-magazine', keys)).toEqual(ALL);
    expect(isAccepted('mf-search', keys)).toEqual(ALL);
    expect(isAccepted('mf-account', keys)).toEqual(NONE);
    expect(isAccepted('mf-magazin', keys)).toEqual(NONE);
  });

  test('cannot switch parts of the site off', () => {
    expect(areSwitchesAccepted(parseKeys(`mf-magazine:${base64}`))).toBe(false);
  });

  test('without names signs everything, as before', () => {
    for (const text of [base64, pem]) {
      expect(isAccepted('mf-account', parseKeys(text))).toEqual(ALL);
      expect(areSwitchesAccepted(parseKeys(text))).toBe(true);
    }
  });

  test.each([`MF:${base64}`, `:${base64}`, `mf-a+:${base64}`])(
    'is refused with invalid names: %.10s',
    (text) => {
      expect(() => parseKeys(text)).toThrow(/^Keys are bound to remotes like/);
    },
  );
});

/** Creates the public key of another team, in a format that `RELEASE_PUBLIC_KEYS` accepts. */
function createOtherKey(): string {
  const other = generateKeyPairSync('ed25519').publicKey;
  return other.export({ type: 'spki', format: 'der' }).toString('base64');
}
