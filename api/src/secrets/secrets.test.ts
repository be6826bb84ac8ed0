import { describe, expect, test } from '@jest/globals';

import { createSeal } from './seal.ts';
import { createSignedIds } from './signed-id.ts';

describe('signed ids', () => {
  const ids = createSignedIds('a secret');
  const code = ids.sign('print-order', '01ABC');

  test('are read back for the same purpose only', () => {
    expect(ids.read('print-order', code)).toBe('01ABC');
    expect(ids.read('print-order-draft', code)).toBeNull();
    expect(createSignedIds('another').read('print-order', code)).toBeNull();
  });

  test.each(['', '.', '01ABC', '01ABC.', `${code}x`, `x${code}`, `${code}.y`, code.slice(0, -2)])(
    'refuse %j',
    (tried) => expect(ids.read('print-order', tried)).toBeNull(),
  );
});

describe('the seal', () => {
  const seal = createSeal('a secret');

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
    expect(() => seal.open(createSeal('another').close('text'))).toThrow(/authenticate/u);
  });
});
