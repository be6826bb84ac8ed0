import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  isCanarySigned,
  isReleaseSigned,
  isLatestSigned,
  areSwitchesSigned,
  getKeyId,
  parsePrivateKey,
  parsePublicKey,
  signCanary,
  signLatest,
  signRelease,
  signSwitches,
} from '#release/signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const statement = {
  id: 'aa',
  timestamp: 1_700_000_000_000,
  sequence: 7,
  release: 'meta/aa.json',
  integrity: `sha384-${'A'.repeat(64)}`,
} as const;
const latest = signLatest('mf-test', statement, privateKey);

describe('signature of latest.json', () => {
  test('holds for the remote and statement it was made for', () => {
    expect(isLatestSigned('mf-test', latest, [publicKey])).toBe(true);
    expect(latest.keyId).toBe(getKeyId(publicKey));
  });

  test.each([
    ['id', 'bb'],
    ['timestamp', 1],
    ['sequence', 8],
    ['release', 'meta/bb.json'],
    ['integrity', `sha384-${'B'.repeat(64)}`],
  ])('is invalid with another %s', (field, value) => {
    expect(isLatestSigned('mf-test', { ...latest, [field]: value }, [publicKey])).toBe(false);
  });

  test('is invalid for another remote, so that releases cannot be swapped between remotes', () => {
    expect(isLatestSigned('mf-else', latest, [publicKey])).toBe(false);
  });

  test('holds while keys change, and not without the key', () => {
    const otherKey = generateKeyPairSync('ed25519').publicKey;
    expect(isLatestSigned('mf-test', latest, [otherKey, publicKey])).toBe(true);
    expect(isLatestSigned('mf-test', latest, [otherKey])).toBe(false);
    const latestWithOtherKeyId = { ...latest, keyId: getKeyId(otherKey) };
    expect(isLatestSigned('mf-test', latestWithOtherKeyId, [otherKey])).toBe(false);
  });
});

describe('signature of a canary', () => {
  const canaryContent = {
    id: 'bb',
    release: 'meta/bb.json',
    integrity: `sha384-${'B'.repeat(64)}`,
    share: 10,
  } as const;
  const canary = signCanary('mf-test', 7, canaryContent, privateKey);

  test('is valid only for its remote and sequence, so that an ended canary cannot be replayed', () => {
    expect(isCanarySigned('mf-test', 7, canary, [publicKey])).toBe(true);
    expect(isCanarySigned('mf-test', 8, canary, [publicKey])).toBe(false);
    expect(isCanarySigned('mf-else', 7, canary, [publicKey])).toBe(false);
  });

  test.each([
    ['id', 'cc'],
    ['release', 'meta/cc.json'],
    ['integrity', `sha384-${'C'.repeat(64)}`],
    ['share', 90],
  ])('is invalid with another %s', (field, value) => {
    expect(isCanarySigned('mf-test', 7, { ...canary, [field]: value }, [publicKey])).toBe(false);
  });

  test('does not change the signed text of latest.json, so that older shells can read it', () => {
    expect(isLatestSigned('mf-test', { ...latest, canary }, [publicKey])).toBe(true);
  });
});

describe('detached signature of a release', () => {
  const detachedSignature = signRelease(
    'mf-test',
    { id: 'aa', integrity: statement.integrity },
    privateKey,
  );

  test('is valid only for its remote and only as a release signature', () => {
    expect(isReleaseSigned('mf-test', detachedSignature, [publicKey])).toBe(true);
    expect(isReleaseSigned('mf-else', detachedSignature, [publicKey])).toBe(false);
    expect(
      isLatestSigned('mf-test', { ...latest, signature: detachedSignature.signature }, [publicKey]),
    ).toBe(false);
  });

  test.each([
    ['id', 'bb'],
    ['integrity', `sha384-${'B'.repeat(64)}`],
  ])('is invalid with another %s', (field, value) => {
    expect(isReleaseSigned('mf-test', { ...detachedSignature, [field]: value }, [publicKey])).toBe(
      false,
    );
  });
});

describe('signature of the switches', () => {
  const off = [{ part: 'slot:header.search', since: 5, note: 'too slow' }];
  const switches = signSwitches({ sequence: 3, timestamp: 9, off }, privateKey);

  test('covers the whole document', () => {
    expect(areSwitchesSigned(switches, [publicKey])).toBe(true);
  });

  test.each([
    ['sequence', 4],
    ['timestamp', 10],
    ['off', []],
    ['off', [{ part: 'slot:header.account', since: 5, note: 'too slow' }]],
    ['off', [{ part: 'slot:header.search', since: 6, note: 'too slow' }]],
    ['off', [{ part: 'slot:header.search', since: 5, note: null }]],
  ])('is invalid with another %s', (field, value) => {
    expect(areSwitchesSigned({ ...switches, [field]: value }, [publicKey])).toBe(false);
  });
});

describe('keys', () => {
  test('are parsed from PEM and from base64', () => {
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const publicKeyBase64 = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const privateKeyBase64 = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    expect(parsePublicKey(pem).equals(publicKey)).toBe(true);
    expect(parsePublicKey(publicKeyBase64).equals(publicKey)).toBe(true);
    expect(parsePrivateKey(privateKeyBase64).equals(privateKey)).toBe(true);
  });

  test('of other kinds are refused', () => {
    const rsaKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    const pem = rsaKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(() => parsePublicKey(pem)).toThrow('Release keys must be ed25519 keys');
  });
});
