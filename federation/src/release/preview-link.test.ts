import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { verifyPreviewLink, signPreviewLink } from '#release/preview-link.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const otherKeys = generateKeyPairSync('ed25519');
const NOW_SECONDS = 1_800_000_000;
const LINK = { remote: 'mf-magazine', id: '00ff', expiresAtSeconds: NOW_SECONDS + 60, base: '' };
const DEV_LINK = { ...LINK, id: 'dev', base: 'http://localhost:4000/' };

describe('a preview link', () => {
  test('opens the signed release, from the origin or from a dev server', () => {
    expect(verifyPreviewLink(signPreviewLink(LINK, privateKey), [publicKey], NOW_SECONDS)).toEqual({
      remote: 'mf-magazine',
      id: '00ff',
      base: '',
    });
    expect(
      verifyPreviewLink(signPreviewLink(DEV_LINK, privateKey), [publicKey], NOW_SECONDS),
    ).toEqual({
      remote: 'mf-magazine',
      id: 'dev',
      base: 'http://localhost:4000/',
    });
  });

  test('has the documented format and needs no escaping in an address', () => {
    const value = signPreviewLink(DEV_LINK, privateKey);
    const [releaseName, expiryText, signature, base] = value.split('~');
    expect(releaseName).toBe('mf-magazine@dev');
    expect(Number.parseInt(expiryText ?? '', 36)).toBe(DEV_LINK.expiresAtSeconds);
    expect(signature).toHaveLength(86);
    expect(Buffer.from(base ?? '', 'base64url').toString()).toBe(DEV_LINK.base);
    expect(value).toMatch(/^[\w@~-]+$/);
  });

  test('expires', () => {
    const value = signPreviewLink(LINK, privateKey);
    expect(verifyPreviewLink(value, [publicKey], NOW_SECONDS + 59)).not.toBeNull();
    expect(verifyPreviewLink(value, [publicKey], NOW_SECONDS + 60)).toBeNull();
  });

  test('is valid with any trusted key and with no other', () => {
    const value = signPreviewLink(LINK, privateKey);
    expect(verifyPreviewLink(value, [otherKeys.publicKey, publicKey], NOW_SECONDS)).not.toBeNull();
    expect(verifyPreviewLink(value, [otherKeys.publicKey], NOW_SECONDS)).toBeNull();
    expect(verifyPreviewLink(value, [], NOW_SECONDS)).toBeNull();
  });

  test.each([
    ['remote', (value: string) => value.replace('magazine', 'search')],
    ['release', (value: string) => value.replace('@dev', '@00ff')],
    ['time', (value: string) => value.replace(/~\w+~/, '~zzzzzz~')],
    [
      'base',
      (value: string) => value.replace(/~[\w-]+$/, `~${encodeBase('http://evil.example/')}`),
    ],
    ['base left out', (value: string) => value.replace(/~[\w-]+$/, '')],
    ['base that is code', (value: string) => value.replace(/[\w-]+$/, encodeBase('javascript:1'))],
    ['signature', (value: string) => value.replace(/~[\w-]{86}/, `~${'A'.repeat(86)}`)],
  ])('with another %s is invalid', (_name, change) => {
    const value = signPreviewLink(DEV_LINK, privateKey);
    expect(change(value)).not.toBe(value);
    expect(verifyPreviewLink(change(value), [publicKey], NOW_SECONDS)).toBeNull();
  });

  test.each(['', 'aus', 'mf-x@1', 'mf-x@1~1~', `mf-x@1~1~${'A'.repeat(5_000)}`])(
    'with the value "%s" is invalid',
    (value) => {
      expect(verifyPreviewLink(value, [publicKey], NOW_SECONDS)).toBeNull();
    },
  );

  test.each([
    { ...LINK, remote: '../x' },
    { ...LINK, id: 'A/b' },
    { ...LINK, base: 'ftp://localhost' },
  ])('cannot be created for %j', (link) => {
    expect(() => signPreviewLink(link, privateKey)).toThrow('Not a preview link');
  });
});

function encodeBase(text: string): string {
  return Buffer.from(text).toString('base64url');
}
