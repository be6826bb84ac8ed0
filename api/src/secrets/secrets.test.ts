import { describe, expect, test } from '@jest/globals';

import { createSeal } from './encrypt.ts';
import { createSignedIds } from './signed-id.ts';

describe('signed ids', () => {
  const ids = createSignedIds(['a secret']);
  const code = ids.sign('print-order', '01ABC');

  test('are read back for the same purpose only', () => {
    expect(ids.read('print-order', code)).toBe('01ABC');
    expect(ids.read('print-order-draft', code)).toBeNull();
    expect(createSignedIds(['another']).read('print-order', code)).toBeNull();
  });

  test.each(['', '.', '01ABC', '01ABC.', `${code}x`, `x${code}`, `${code}.y`, code.slice(0, -2)])(
    'refuse %j',
    (tried) => expect(ids.read('print-order', tried)).toBeNull(),
  );
});

describe('the seal', () => {
  const seal = createSeal(['a secret']);

  test('hides contents and gives them back', () => {
    const sealed = seal.close('DE89 3704 0044 0532 0130 00');
    expect(sealed).not.toContain('3704');
    expect(seal.close('DE89 3704 0044 0532 0130 00')).not.toBe(sealed);
    expect(seal.open(sealed)).toBe('DE89 3704 0044 0532 0130 00');
  });

  test('opens nothing that was changed or sealed by somebody else', () => {
    const sealed = Buffer.from(seal.close('text'), 'base64url');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => seal.open(sealed.toString('base64url'))).toThrow(/authenticate/u);
    expect(() => seal.open(createSeal(['another']).close('text'))).toThrow(/authenticate/u);
  });
});

describe('a secret that another has taken the place of', () => {
  const [before, after] = ['the secret of before', 'the secret of now'];

  test('is believed in signatures while it is listed, and signs nothing any more', () => {
    const code = createSignedIds([before]).sign('ad-manage', '01ABC');
    const both = createSignedIds([after, before]);
    expect(both.read('ad-manage', code)).toBe('01ABC');
    expect(both.read('ad-owner', code)).toBeNull();
    expect(both.sign('ad-manage', '01ABC')).toBe(
      createSignedIds([after]).sign('ad-manage', '01ABC'),
    );
    expect(createSignedIds([after]).read('ad-manage', code)).toBeNull();
  });

  test('opens what it sealed while it is listed, and seals nothing any more', () => {
    const old = createSeal([before]).close('DE89 3704 0044 0532 0130 00');
    const both = createSeal([after, before]);
    expect(both.open(old)).toBe('DE89 3704 0044 0532 0130 00');
    expect(createSeal([after]).open(both.close('text'))).toBe('text');
    expect(() => createSeal([after]).open(old)).toThrow(/authenticate/u);
  });

  test('is no longer needed for what was sealed anew, in as many bytes', () => {
    const both = createSeal([after, before]);
    const old = createSeal([before]).closeBytes(Buffer.from('a Lebenslauf'));
    const renewed = both.renewBytes(old);
    expect(renewed).toHaveLength(old.length);
    expect(
      createSeal([after])
        .openBytes(renewed ?? old)
        .toString(),
    ).toBe('a Lebenslauf');
    expect(both.renewBytes(renewed ?? old)).toBeNull();
    expect(() => both.renewBytes(createSeal(['another']).closeBytes(old))).toThrow(/authenticate/u);
  });
});
