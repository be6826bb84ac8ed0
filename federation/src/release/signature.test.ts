import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  isSignedBy,
  keyId,
  parsePrivateKey,
  parsePublicKey,
  signLatest,
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
    expect(isSignedBy('mf-test', latest, [publicKey])).toBe(true);
    expect(latest.keyId).toBe(keyId(publicKey));
  });

  test.each([
    ['id', 'bb'],
    ['timestamp', 1],
    ['sequence', 8],
    ['release', 'meta/bb.json'],
    ['integrity', `sha384-${'B'.repeat(64)}`],
  ])('does not hold with another %s', (field, value) => {
    expect(isSignedBy('mf-test', { ...latest, [field]: value }, [publicKey])).toBe(false);
  });

  test('does not hold for another remote, so that releases cannot be swapped between them', () => {
    expect(isSignedBy('mf-else', latest, [publicKey])).toBe(false);
  });

  test('holds while keys change, and not without the key', () => {
    const other = generateKeyPairSync('ed25519').publicKey;
    expect(isSignedBy('mf-test', latest, [other, publicKey])).toBe(true);
    expect(isSignedBy('mf-test', latest, [other])).toBe(false);
    const renamed = { ...latest, keyId: keyId(other) };
    expect(isSignedBy('mf-test', renamed, [other])).toBe(false);
  });
});

describe('keys', () => {
  test('are read from PEM and from base64', () => {
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const base64 = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const secret = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    expect(parsePublicKey(pem).equals(publicKey)).toBe(true);
    expect(parsePublicKey(base64).equals(publicKey)).toBe(true);
    expect(parsePrivateKey(secret).equals(privateKey)).toBe(true);
  });

  test('of other kinds are refused', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    const pem = rsa.export({ type: 'spki', format: 'pem' }).toString();
    expect(() => parsePublicKey(pem)).toThrow('Release keys must be ed25519 keys');
  });
});
