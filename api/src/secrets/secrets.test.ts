import { describe, expect, test } from '@jest/globals';

import { createEncryption } from './encrypt.ts';
import { createIdSigner } from './signed-id.ts';

describe('signed ids', () => {
  const ids = createIdSigner(['a secret']);
  const code = ids.sign('print-order', '01ABC');

  test('are valid for one purpose only', () => {
    expect(ids.read('print-order', code)).toBe('01ABC');
    expect(ids.read('print-order-draft', code)).toBeNull();
    expect(createIdSigner(['another']).read('print-order', code)).toBeNull();
  });

  test.each(['', '.', '01ABC', '01ABC.', `${code}x`, `x${code}`, `${code}.y`, code.slice(0, -2)])(
    'reject %j',
    (invalidCode) => expect(ids.read('print-order', invalidCode)).toBeNull(),
  );
});

describe('encryption', () => {
  const encryption = createEncryption(['a secret']);

  test('decrypts what it encrypted', () => {
    const encryptedText = encryption.encrypt('DE89 3704 0044 0532 0130 00');
    expect(encryptedText).not.toContain('3704');
    expect(encryption.encrypt('DE89 3704 0044 0532 0130 00')).not.toBe(encryptedText);
    expect(encryption.decrypt(encryptedText)).toBe('DE89 3704 0044 0532 0130 00');
  });

  test('rejects modified data and data encrypted with another key', () => {
    const encryptedBytes = Buffer.from(encryption.encrypt('text'), 'base64url');
    encryptedBytes[encryptedBytes.length - 1] = (encryptedBytes.at(-1) ?? 0) ^ 1;
    expect(() => encryption.decrypt(encryptedBytes.toString('base64url'))).toThrow(/authenticate/u);
    expect(() => encryption.decrypt(createEncryption(['another']).encrypt('text'))).toThrow(
      /authenticate/u,
    );
  });
});

describe('an older, accepted secret', () => {
  const [oldSecret, newSecret] = ['the secret of before', 'the secret of now'];

  test('verifies signatures but makes no new ones', () => {
    const code = createIdSigner([oldSecret]).sign('ad-manage', '01ABC');
    const idSignerDuringRotation = createIdSigner([newSecret, oldSecret]);
    expect(idSignerDuringRotation.read('ad-manage', code)).toBe('01ABC');
    expect(idSignerDuringRotation.read('ad-owner', code)).toBeNull();
    expect(idSignerDuringRotation.sign('ad-manage', '01ABC')).toBe(
      createIdSigner([newSecret]).sign('ad-manage', '01ABC'),
    );
    expect(createIdSigner([newSecret]).read('ad-manage', code)).toBeNull();
  });

  test('decrypts data but encrypts nothing', () => {
    const oldEncryptedText = createEncryption([oldSecret]).encrypt('DE89 3704 0044 0532 0130 00');
    const encryptionDuringRotation = createEncryption([newSecret, oldSecret]);
    expect(encryptionDuringRotation.decrypt(oldEncryptedText)).toBe('DE89 3704 0044 0532 0130 00');
    expect(createEncryption([newSecret]).decrypt(encryptionDuringRotation.encrypt('text'))).toBe(
      'text',
    );
    expect(() => createEncryption([newSecret]).decrypt(oldEncryptedText)).toThrow(/authenticate/u);
  });

  test('is not needed after re-encryption, which keeps the size', () => {
    const encryptionDuringRotation = createEncryption([newSecret, oldSecret]);
    const oldEncryptedBytes = createEncryption([oldSecret]).encryptBytes(
      Buffer.from('a Lebenslauf'),
    );
    const renewedBytes = encryptionDuringRotation.reencryptBytes(oldEncryptedBytes);
    expect(renewedBytes).toHaveLength(oldEncryptedBytes.length);
    expect(
      createEncryption([newSecret])
        .decryptBytes(renewedBytes ?? oldEncryptedBytes)
        .toString(),
    ).toBe('a Lebenslauf');
    expect(encryptionDuringRotation.reencryptBytes(renewedBytes ?? oldEncryptedBytes)).toBeNull();
    expect(() =>
      encryptionDuringRotation.reencryptBytes(
        createEncryption(['another']).encryptBytes(oldEncryptedBytes),
      ),
    ).toThrow(/authenticate/u);
  });
});
