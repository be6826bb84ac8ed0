import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  isCanarySigned,
  isProofSigned,
  isSignedBy,
  isSwitchesSigned,
  keyId,
  parsePrivateKey,
  parsePublicKey,
  signCanary,
  signLatest,
  signProof,
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

describe('signature of a canary', () => {
  const offer = {
    id: 'bb',
    release: 'meta/bb.json',
    integrity: `sha384-${'B'.repeat(64)}`,
    share: 10,
  } as const;
  const canary = signCanary('mf-test', 7, offer, privateKey);

  test('holds for its remote and sequence only, so that an ended canary cannot be replayed', () => {
    expect(isCanarySigned('mf-test', 7, canary, [publicKey])).toBe(true);
    expect(isCanarySigned('mf-test', 8, canary, [publicKey])).toBe(false);
    expect(isCanarySigned('mf-else', 7, canary, [publicKey])).toBe(false);
  });

  test.each([
    ['id', 'cc'],
    ['release', 'meta/cc.json'],
    ['integrity', `sha384-${'C'.repeat(64)}`],
    ['share', 90],
  ])('does not hold with another %s', (field, value) => {
    expect(isCanarySigned('mf-test', 7, { ...canary, [field]: value }, [publicKey])).toBe(false);
  });

  test('leaves the signed text of latest.json as it was, so that shells of before can read it', () => {
    expect(isSignedBy('mf-test', { ...latest, canary }, [publicKey])).toBe(true);
  });
});

describe('proof of a release', () => {
  const proof = signProof('mf-test', { id: 'aa', integrity: statement.integrity }, privateKey);

  test('holds for its remote, and is no signature of anything else', () => {
    expect(isProofSigned('mf-test', proof, [publicKey])).toBe(true);
    expect(isProofSigned('mf-else', proof, [publicKey])).toBe(false);
    expect(isSignedBy('mf-test', { ...latest, signature: proof.signature }, [publicKey])).toBe(
      false,
    );
  });

  test.each([
    ['id', 'bb'],
    ['integrity', `sha384-${'B'.repeat(64)}`],
  ])('does not hold with another %s', (field, value) => {
    expect(isProofSigned('mf-test', { ...proof, [field]: value }, [publicKey])).toBe(false);
  });
});

describe('signature of the switches', () => {
  const off = [{ part: 'slot:header.search', since: 5, note: 'too slow' }];
  const switches = signSwitches({ sequence: 3, timestamp: 9, off }, privateKey);

  test('holds for the whole document', () => {
    expect(isSwitchesSigned(switches, [publicKey])).toBe(true);
  });

  test.each([
    ['sequence', 4],
    ['timestamp', 10],
    ['off', []],
    ['off', [{ part: 'slot:header.account', since: 5, note: 'too slow' }]],
    ['off', [{ part: 'slot:header.search', since: 6, note: 'too slow' }]],
    ['off', [{ part: 'slot:header.search', since: 5, note: null }]],
  ])('does not hold with another %s', (field, value) => {
    expect(isSwitchesSigned({ ...switches, [field]: value }, [publicKey])).toBe(false);
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
