import { describe, expect, test } from '@jest/globals';

import { createEncryption } from './encrypt.ts';
import { createSignedIds } from './signed-id.ts';

describe('signed ids', () => {
  const ids = createSignedIds(['a secret']);
  const code = ids.sign('print-order', '01ABC');

  test('are valid for one purpose only', () => {
    expect(ids.read('print-order', code)).toBe('01ABC');
    expect(ids.read('print-order-draft', code)).toBeNull();
    expect(createSignedIds(['another']).read('print-order', code)).toBeNull();
  });

  test.each(['', '.', '01ABC', '01ABC.', `${code}x`, `x${code}`, `${code}.y`, code.slice(0, -2)])(
    'reject %j',
    (tried) => expect(ids.read('print-order', tried)).toBeNull(),
  );
});

describe('encryption', () => {
  const encryption = createEncryption(['a secret']);

  test('decrypts what it encrypted', () => {
    const encrypted = encryption.encrypt('DE89 3704 0044 0532 0130 00');
    expect(encrypted).not.toContain('3704');
    expect(encryption.encrypt('DE89 3704 0044 0532 0130 00')).not.toBe(encrypted);
    expect(encryption.decrypt(encrypted)).toBe('DE89 3704 0044 0532 0130 00');
  });

  test('rejects modified data and data encrypted with another key', () => {
    const encrypted = Buffer.from(encryption.encrypt('text'), 'base64url');
    encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ 1;
    expect(() => encryption.decrypt(encrypted.toString('base64url'))).toThrow(/authenticate/u);
    expect(() => encryption.decrypt(createEncryption(['another']).encrypt('text'))).toThrow(
      /authenticate/u,
    );
  });
});

describe('an older, accepted secret', () => {
  const [before, after] = ['the secret of before', 'the secret of now'];

  test('verifies signatures but makes no new ones', () => {
    const code = createSignedIds([before]).sign('ad-manage', '01ABC');
    const both = createSignedIds([after, before]);
    expect(both.read('ad-manage', code)).toBe('01ABC');
    expect(both.read('ad-owner', code)).toBeNull();
    expect(both.sign('ad-manage', '01ABC')).toBe(
      createSignedIds([after]).sign('ad-manage', '01ABC'),
    );
    expect(createSignedIds([after]).read('ad-manage', code)).toBeNull();
  });

  test('decrypts data but encrypts nothing', () => {
    const old = createEncryption([before]).encrypt('DE89 3704 0044 0532 0130 00');
    const both = createEncryption([after, before]);
    expect(both.decrypt(old)).toBe('DE89 3704 0044 0532 0130 00');
    expect(createEncryption([after]).decrypt(both.encrypt('text'))).toBe('text');
    expect(() => createEncryption([after]).decrypt(old)).toThrow(/authenticate/u);
  });

  test('is not needed after re-encryption, which keeps the size', () => {
    const both = createEncryption([after, before]);
    const old = createEncryption([before]).encryptBytes(Buffer.from('a Lebenslauf'));
    const renewed = both.reencryptBytes(old);
    expect(renewed).toHaveLength(old.length);
    expect(
      createEncryption([after])
        .decryptBytes(renewed ?? old)
        .toString(),
    ).toBe('a Lebenslauf');
    expect(both.reencryptBytes(renewed ?? old)).toBeNull();
    expect(() => both.reencryptBytes(createEncryption(['another']).encryptBytes(old))).toThrow(
      /authenticate/u,
    );
  });
});
